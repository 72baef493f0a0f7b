import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.js';

/** Keeps the session's cookies, as a browser does. */
function cookieJar(): { cookie: () => string; middleware: Middleware } {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    middleware: {
      onRequest({ request }) {
        if (cookies.size > 0) request.headers.set('cookie', cookie());
        return request;
      },
      onResponse({ response }) {
        for (const line of response.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (name !== undefined && value !== undefined) cookies.set(name, value);
        }
        return undefined;
      },
    },
  };
}

/** Throws for a refused call, with its code and sentence. */
function refuse(call: string, problem: components['schemas']['Problem'] | undefined): never {
  throw new Error(`${call}: ${problem?.code ?? 'no problem'}, ${problem?.error ?? 'no sentence'}`);
}

const payer = {
  type: 'individual',
  name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phone: '+7 916 000-00-00',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  bik: '',
  account: '',
  director: '',
} as const;

export interface World {
  baseUrl: string;
  email: string;
  /** Returns the code of the newest mail. */
  readCode: () => Promise<string>;
  /** Pays at the bank as the customer's browser does. */
  payAtBank: (cookie: string, continueAt: string) => Promise<void>;
}

/** Registers, verifies the address, orders a server and pays for it; returns the payment and its order. */
export async function orderServer({ baseUrl, email, readCode, payAtBank }: World) {
  const api = createClient<paths>({ baseUrl });
  const jar = cookieJar();
  api.use(jar.middleware);

  const registered = await api.POST('/api/auth/register', {
    body: {
      email,
      password: 'correct horse battery',
      firstName: 'Ann',
      lastName: 'Lee',
      countryCode: 'RU',
      region: 'RU-MOW',
      agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
    },
  });
  if (!registered.data) refuse('register', registered.error);
  const body = { email: registered.data.email, code: await readCode() };
  const verified = await api.POST('/api/auth/verify-email', { body });
  if (!verified.data) refuse('verify', verified.error);

  const catalog = await api.GET('/api/catalog/plans');
  if (!catalog.data) refuse('plans', catalog.error);
  const plan = catalog.data.items.find(
    ({ stock, features }) => stock !== 0 && features.controlPanel === 'none',
  );
  if (!plan) throw new Error('Every plan is sold out');
  const paid = await api.POST('/api/payments', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      method: 'ruCards',
      amount: { currency: plan.price.currency, minor: plan.price.monthly },
      payer,
      entries: [
        {
          kind: 'order',
          id: 'first',
          plan: plan.name,
          configuration: {
            os: { family: 'ubuntu', version: '24.04' },
            software: 'none',
            panel: plan.features.controlPanel,
            ipv4: plan.features.publicIP,
            ipv6: plan.features.ipv6,
            backup: plan.features.backup,
            count: 1,
            period: 'month',
            autoRenewal: true,
            hostName: '',
            sshKeys: [],
          },
        },
      ],
      promo: null,
    },
  });
  if (!paid.data) refuse('pay', paid.error);
  const { id, number, continueAt } = paid.data;
  if (continueAt === undefined) throw new Error(`${number} needs no bank`);
  await payAtBank(jar.cookie(), continueAt);

  const progress = await api.GET('/api/payments/{id}', { params: { path: { id } } });
  if (!progress.data) refuse('progress', progress.error);
  const orders = await api.GET('/api/orders', { params: { query: { search: number } } });
  if (!orders.data) refuse('orders', orders.error);
  return {
    price: plan.price.monthly,
    state: progress.data.state,
    orders: orders.data.items.map(({ paymentNumber, amount, items }) => ({
      isOfPayment: paymentNumber === number,
      amount,
      kinds: items.map(({ kind }) => kind),
    })),
  };
}
