import { randomUUID } from 'node:crypto';
import { contract } from '@app/contract/contract';
import { wireEntries } from '@app/contract/cartEntries';
import type { Db } from '@app/server/db/database';
import { issueRefundPaper } from '@app/server/papers/refundPaper';
import { draftOfPayer } from '@/domain/payment/payer';
import { adminBillKeys } from '@/domain/admin/bill';
import { auditKeys } from '@/domain/admin/lists';
import { sampleSettings } from '@/sample-data/admin';
import { sampleCart } from '@/sample-data/cart';
import { makePayer } from '@/sample-data/payments';
import { makePaymentBody, setBalance } from './accountMoney';
import { answerOf, callAs, type CallParts, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** Where every call is made once with success: a customer with the specification's sample, beside others. */
export interface World {
  readonly app: TestApp;
  readonly customer: Person;
  /** An account whose number this is, to be acted on by administrators. */
  readonly otherNumber: () => Promise<number>;
}

type Cases = {
  readonly [Area in keyof typeof contract]: {
    readonly [Name in keyof (typeof contract)[Area]]: (
      world: World,
    ) => Promise<readonly CallParts[]> | readonly CallParts[];
  };
};

const nothing = () => [{}];
const dbOf = (world: World): Db => world.app.deps.db;
const draft = draftOfPayer(makePayer());

/** A server that runs: what an earlier call set in progress is done. */
async function activeServer(world: World) {
  const db = dbOf(world);
  const own = db.updateTable('server').where('userId', '=', world.customer.id);
  await own.set({ status: 'Active' }).where('status', '=', 'Activation').execute();
  return db
    .selectFrom('server')
    .select(['id', 'monthlyPrice'])
    .where('userId', '=', world.customer.id)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
}

async function serverParts(world: World): Promise<{ id: string }> {
  return { id: String((await activeServer(world)).id) };
}

/** The cart of the sample, not bought before. */
const newCart = () => sampleCart.map((entry) => ({ ...entry, id: randomUUID() }));

/** An order that waits for its money. */
async function bill({ app, customer }: World): Promise<string> {
  const body = makePaymentBody({ method: 'manual', minor: 315_400, entries: newCart() });
  const { pay } = contract.billing;
  const { id } = await answerOf(pay, callAs(app, customer, pay, { body, key: randomUUID() }));
  return String(id);
}

/** An order that is paid for. */
async function order(world: World): Promise<string> {
  const { app, customer } = world;
  const ids = [await bill(world)];
  await setBalance(dbOf(world), customer.id, 1_000_000);
  const { payPending } = contract.billing;
  await answerOf(payPending, callAs(app, customer, payPending, { key: randomUUID(), body: { ids } }));
  const { list } = contract.orders;
  const { items } = await answerOf(list, callAs(app, customer, list));
  return String(items[0]?.id);
}

/** A job that was given up, and can be started again. */
async function failedJob(world: World): Promise<string> {
  const db = dbOf(world);
  const { reboot } = contract.servers;
  const body = { ids: [(await serverParts(world)).id] };
  await answerOf(reboot, callAs(world.app, world.customer, reboot, { body }));
  const { id } = await db.selectFrom('job').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const now = new Date();
  await db.updateTable('job').set({ failedAt: now, error: 'No power' }).where('id', '=', id).execute();
  return String(id);
}

/** A payment of the sample, whose receipt is not issued yet. */
async function paidBefore(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .selectFrom('payment')
    .select('id')
    .where('userId', '=', world.customer.id)
    .where('state', '=', 'paid')
    .where('reason', '=', 'sample')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The paper of a refund. */
async function refundPaper(world: World): Promise<string> {
  const { customer } = world;
  const db = dbOf(world);
  const paymentId = Number(await paidBefore(world));
  const now = new Date();
  const made = {
    userId: customer.id,
    email: customer.email,
    paymentId,
    amount: 1,
    reason: 'decided',
  } as const;
  const { id } = await db
    .insertInto('refund')
    .values({
      ...made,
      operationId: null,
      target: 'balance',
      note: null,
      at: now,
      gateway: null,
      reference: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => issueRefundPaper(tx, id, now));
  const paper = await db
    .selectFrom('paper')
    .select('id')
    .where('refundId', '=', id)
    .executeTakeFirstOrThrow();
  return String(paper.id);
}

async function newTicket({ app, customer }: World): Promise<{ id: string; attachmentId: string }> {
  const { create } = contract.support;
  const parts = { body: ticketBody, files: [new File(['a note'], 'note.txt')], key: randomUUID() };
  const { id, messages } = await answerOf(create, callAs(app, customer, create, parts));
  const [first] = messages;
  const [file] = first && first.author !== 'robot' ? first.attachments : [];
  return { id: String(id), attachmentId: file?.id ?? 'none' };
}

const ticketBody = {
  subject: 'Сайт не открывается',
  service: 'vps',
  serverId: null,
  department: 'technical',
  message: 'nginx отвечает 502',
};

/** A card that the bank does not know. */
async function savedCard(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .insertInto('savedCard')
    .values({
      userId: world.customer.id,
      gateway: 'testBank',
      method: 'ruCards',
      token: randomUUID(),
      brand: 'mir',
      lastDigits: '0012',
      expires: '2099-12',
      addedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function payerOf(world: World): Promise<string> {
  const { id } = await dbOf(world)
    .selectFrom('payer')
    .select('id')
    .where('userId', '=', world.customer.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** A payer that no bill is made out to. */
async function unbilledPayer(world: World): Promise<string> {
  const id = randomUUID();
  const unbilled = JSON.stringify({ ...draft, name: 'Nobody owes' });
  await dbOf(world).insertInto('payer').values({ id, userId: world.customer.id, draft: unbilled }).execute();
  return id;
}

async function savedSettings(world: World): Promise<CallParts> {
  const { app, customer } = world;
  const params = await serverParts(world);
  const { settings: read } = contract.servers;
  const { settings, version } = await answerOf(read, callAs(app, customer, read, { params }));
  return {
    params,
    version,
    body: { settings: { ...settings, name: 'other' }, password: null, userPassword: null },
  };
}

async function savedProfile({ app, customer }: World): Promise<CallParts> {
  const { profile: read } = contract.account;
  const { profile, version } = await answerOf(read, callAs(app, customer, read));
  return { version, body: { ...profile, fullName: 'Ann Lee' } };
}

/** What makes each call succeed, along every way through its handler that reads other rows. A new call does not compile without. */
export const everyCallParts: Cases = {
  account: {
    summary: nothing,
    profile: nothing,
    saveProfile: async (world) => [await savedProfile(world)],
    notices: nothing,
    saveNotices: () => [{ body: { choices: {}, language: 'en' } }],
  },
  admin: {
    account: nothing,
    overview: nothing,
    analytics: nothing,
    users: () => [{}, { query: { cursor: '500', limit: '100' } }],
    addUser: () => [{ body: { name: 'Eve', email: `${randomUUID()}@example.com`, status: 'Suspended' } }],
    saveUser: async (world) => {
      const params = { id: String(await world.otherNumber()) };
      return [{ params, body: { name: 'Eve', status: 'Active' } }];
    },
    suspendUser: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    viewAs: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    deleteUser: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    servers: () => [{}, { query: { cursor: '9000', limit: '100' } }],
    power: async (world) => [{ params: await serverParts(world), body: { action: 'restart' } }],
    saveServer: async (world) => [
      { params: await serverParts(world), body: { name: 'a.example.ru', expires: '2031-01-01' } },
    ],
    payments: () => [{}, { query: { cursor: '9000', limit: '100' } }],
    refundPayment: async (world) => [
      {
        params: { id: await paidBefore(world) },
        key: randomUUID(),
        body: { amount: 100, target: 'balance', note: 'A promise' },
      },
    ],
    bills: () => [
      {},
      { query: { search: 'mrd', state: 'unpaid', limit: '1' } },
      ...adminBillKeys.map((sort) => ({ query: { sort, direction: 'ascending', limit: '1' } })),
    ],
    cancelBill: async (world) => [{ params: { id: await bill(world) }, body: { note: 'Twice' } }],
    refunds: () => [{}, { query: { cursor: '9000', limit: '100' } }],
    jobs: () => [{}, { query: { cursor: '9000', limit: '100' } }],
    startJob: async (world) => [{ params: { id: await failedJob(world) } }],
    processPayment: async (world) => [{ params: { id: await bill(world) } }],
    audit: () => [
      {},
      ...auditKeys.map((sort) => ({ query: { sort, direction: 'descending', limit: '1' } })),
      { query: { kind: 'userEdited', admin: 'root@example.com', search: 'shop', limit: '2' } },
    ],
    auditPeople: nothing,
    ledger: () => [{ query: { from: '2020-01-01', to: '2040-12-31' } }],
    settings: nothing,
    saveSettings: () => [{ body: sampleSettings }],
  },
  cart: {
    load: nothing,
    save: () => [{ body: { entries: wireEntries(sampleCart) } }],
    take: () => [{ key: randomUUID(), body: { entries: [] } }],
  },
  bills: {
    list: () => [{}, { query: { cursor: '9000', limit: '2' } }],
    cancel: async (world) => [{ body: { ids: [await bill(world)] } }],
  },
  billing: {
    history: () => [{}, { query: { cursor: '9000', limit: '2' } }],
    pay: async (world) => {
      const { id: serverId, monthlyPrice: minor } = await activeServer(world);
      const renewal = { kind: 'renewal', id: randomUUID(), serverId, period: 'month' } as const;
      return [
        { key: randomUUID(), body: makePaymentBody() },
        { key: randomUUID(), body: makePaymentBody({ minor: 315_400, entries: newCart() }) },
        { key: randomUUID(), body: makePaymentBody({ minor, entries: [renewal] }) },
        {
          key: randomUUID(),
          body: makePaymentBody({ minor: 315_400, bills: [await bill(world)] }),
        },
        {
          key: randomUUID(),
          body: makePaymentBody({ minor: 315_300, fromBalance: 100, entries: newCart() }),
        },
      ];
    },
    progress: async (world) => [{ params: { id: await bill(world) } }],
    payPending: async (world) => {
      const ids = [await bill(world)];
      await setBalance(dbOf(world), world.customer.id, 1_000_000);
      return [{ key: randomUUID(), body: { ids } }];
    },
    deletePending: async (world) => [{ body: { ids: [await bill(world)] } }],
    payers: nothing,
    addPayer: () => [{ body: draft }],
    savePayer: async (world) => [{ params: { id: await payerOf(world) }, body: draft }],
    removePayer: async (world) => [{ params: { id: await unbilledPayer(world) } }],
  },
  cards: {
    list: nothing,
    setRenewal: async (world) => [{ params: { id: await savedCard(world) }, body: { isOn: true } }],
    remove: async (world) => [{ params: { id: await savedCard(world) } }],
  },
  catalog: {
    plans: nothing,
    promo: () => [{ params: { code: 'WELCOME10' } }],
    paymentMethods: nothing,
    rates: nothing,
    supportAnswers: nothing,
  },
  notifications: {
    list: nothing,
    setRead: () => [{ body: { ids: ['1'], isRead: true } }],
  },
  orders: {
    list: () => [{}, { query: { cursor: '9000', limit: '1' } }],
    order: async (world) => [{ params: { id: await order(world) } }],
  },
  papers: {
    ofPayment: async (world) => [
      { params: { id: await bill(world), kind: 'bill' }, query: { language: 'ru' } },
      { params: { id: await paidBefore(world), kind: 'receipt' }, query: { language: 'en' } },
    ],
    list: () => [{}, { query: { cursor: '9000', limit: '100' } }],
    document: async (world) => [{ params: { id: await refundPaper(world) }, query: { language: 'ru' } }],
  },
  servers: {
    list: () => [
      {},
      { query: { product: 'vps' } },
      { query: { search: 'shop', status: 'Active', datacenter: 'gb', endsBefore: '2031-01-01', limit: '1' } },
      ...['id', 'domain', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'].map((sort) => ({
        query: { sort, direction: 'descending', limit: '1' },
      })),
    ],
    details: async (world) => [{ params: await serverParts(world) }],
    overview: async (world) => [{ params: await serverParts(world) }],
    metrics: async (world) => [{ params: await serverParts(world), query: { range: 'week' } }],
    console: async (world) => [{ params: await serverParts(world) }],
    power: async (world) => [
      { params: await serverParts(world), key: randomUUID(), body: { action: 'stop' } },
    ],
    settings: async (world) => [{ params: await serverParts(world) }],
    save: async (world) => [await savedSettings(world)],
    reboot: async (world) => [{ body: { ids: [(await serverParts(world)).id] } }],
    leaving: async (world) => [{ params: await serverParts(world) }],
    leave: async (world) => [
      { params: await serverParts(world), key: randomUUID(), body: { when: 'atEnd' } },
      {
        params: await serverParts(world),
        key: randomUUID(),
        body: { when: 'now', refund: 0, target: 'balance' },
      },
    ],
    stay: async (world) => {
      const params = await serverParts(world);
      const { leave } = contract.servers;
      const call = { params, key: randomUUID(), body: { when: 'atEnd' } };
      await callAs(world.app, world.customer, leave, call);
      return [{ params }];
    },
    changeTariff: async (world) => [
      { params: await serverParts(world), key: randomUUID(), body: { tariff: 'Okul' } },
    ],
  },
  support: {
    list: () => [{}, { query: { limit: '1' } }],
    ticket: async (world) => [{ params: { id: (await newTicket(world)).id } }],
    create: async (world) => [
      {
        key: randomUUID(),
        body: { ...ticketBody, serverId: (await serverParts(world)).id },
        files: [new File(['a note'], 'note.txt')],
      },
    ],
    reply: async (world) => [
      {
        params: { id: (await newTicket(world)).id },
        key: randomUUID(),
        body: { message: 'More' },
        files: [new File(['a note'], 'note.txt')],
      },
    ],
    close: async (world) => [{ params: { id: (await newTicket(world)).id } }],
    setArchived: async (world) => [{ body: { ids: [(await newTicket(world)).id], isArchived: true } }],
    attachment: async (world) => [{ params: { ...(await newTicket(world)) } }],
  },
};
