import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { billingContract } from '@app/contract/billing';
import type { Call } from '@app/contract/call';
import { cartContract } from '@app/contract/cart';
import { catalogContract } from '@app/contract/catalog';
import { changesPath } from '@app/contract/changes';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import type { Backend } from '../../conformance/backend';
import type { TestContext } from '../../conformance/testContext';

type Fetch = Backend['fetch'];

/** A cart that the contract takes, and of which one entry can be lost. */
const severalEntries = v.object({
  entries: v.pipe(v.array(v.looseObject({ kind: v.string() })), v.minLength(2)),
});

/** A server with one thing wrong, as a proxy in front of a right one. */
export interface Fault {
  readonly title: string;
  /** Replaces the correct server's answer. */
  readonly plant: (context: TestContext, fetch: Fetch) => Fetch;
  /** The cases that must find it, all of them and no other. */
  readonly found: readonly string[];
}

const patternOf = ({ path }: Pick<Call, 'path'>) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);

/** Another answer to one call. */
const instead =
  (
    one: Pick<Call, 'method' | 'path'>,
    act: (fetch: Fetch, path: string, init: RequestInit) => Promise<Response>,
  ) =>
  (fetch: Fetch): Fetch =>
  (path, init = {}) =>
    (init.method ?? 'GET') === one.method && patternOf(one).test(path)
      ? act(fetch, path, init)
      : fetch(path, init);

/** The same request with other headers. */
const withHeaders = (init: RequestInit, changes: Readonly<Record<string, string | null>>): RequestInit => {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return { ...init, headers };
};

const cookieIn = ({ headers }: RequestInit) => new Headers(headers).get('cookie');

type Json = Record<string, unknown>;

/** Another body of an answer that was a success, or of any answer. */
async function edited(answer: Response, edit: (body: Json) => Json, which = answer.ok): Promise<Response> {
  if (!which) return answer;
  const body = edit((await answer.json()) as Json);
  const { status, headers } = answer;
  const others = new Headers(headers);
  others.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers: others });
}

const itemsOf = ({ items }: Json) => items as readonly Json[];

/** Makes requests of others as if the customer made them. */
const asOwner =
  (one: Call, whose: 'customer' | 'admin' = 'customer') =>
  (context: TestContext, fetch: Fetch): Fetch =>
    instead(one, async (right, path, init) => {
      const answer = await right(path, init);
      const cookie = context[whose]?.cookie ?? '';
      const isOthers = [403, 404].includes(answer.status) && cookieIn(init) !== null;
      return isOthers ? right(path, withHeaders(init, { cookie })) : answer;
    })(fetch);

const { settings, save, details, list } = serversContract;

/** Everything that is planted. */
export const faults: readonly Fault[] = [
  {
    title: 'a code of its own',
    plant: (_, fetch) =>
      instead(settings, async (right, path, init) => {
        const answer = await right(path, init);
        return edited(answer, (body) => ({ ...body, code: 'missing' }), answer.status === 404);
      })(fetch),
    found: [
      'servers.settings: tells no id of nobody’s',
      'servers.settings: lets nobody at another’s',
      'servers.settings: knows no server that the account has not',
    ],
  },
  {
    title: 'a field left out',
    plant: (_, fetch) =>
      instead(details, async (right, path, init) =>
        edited(await right(path, init), ({ access: _access, ...rest }) => rest),
      )(fetch),
    found: [
      'servers.details: answers in its shape',
      'servers.list: shows one and the same server in list, details and settings',
      'servers.overview: shows of a server on its page what its settings and details do',
      'servers.leave: lets a server end with its period, and go on after all',
    ],
  },
  {
    title: 'kopecks as a string',
    plant: (_, fetch) =>
      instead(catalogContract.rates, async (right, path, init) =>
        edited(await right(path, init), (body) => ({
          ...body,
          rates: { ...(body['rates'] as Json), RUB: '100' },
        })),
      )(fetch),
    found: [
      'catalog.rates: answers in its shape',
      'catalog.rates: counts a ruble as a hundred kopecks, and takes some currency in every way',
    ],
  },
  {
    title: 'another’s ticket shown',
    plant: asOwner(supportContract.ticket),
    found: ['support.ticket: lets nobody at another’s'],
  },
  {
    title: 'another’s file served',
    plant: asOwner(supportContract.attachment),
    found: ['support.attachment: is served to its owner and administrators only'],
  },
  {
    title: 'a second charge on the same key',
    plant: (_, fetch) =>
      instead(billingContract.pay, (right, path, init) => {
        const key = new Headers(init.headers).get('idempotency-key') ?? '';
        // What is no key at all is still refused.
        return right(
          path,
          key.length === 36 || key.length === 32
            ? withHeaders(init, { 'idempotency-key': randomUUID() })
            : init,
        );
      })(fetch),
    found: [
      'billing.pay: charges once for a key, repeated or at once',
      'billing.pay: takes a key for one content only',
      'billing.pay: makes one payment for a key, paid at once or at a bank',
    ],
  },
  {
    title: 'a balance below zero',
    plant: (_, fetch) =>
      instead(billingContract.payPending, async (right, path, init) => {
        const answer = await right(path, init);
        const text = await answer.clone().text();
        return text.includes('insufficientBalance') ? new Response(null, { status: 204 }) : answer;
      })(fetch),
    found: ['billing.payPending: lets no balance go below zero'],
  },
  {
    title: 'a price from the browser',
    plant: (_, fetch) =>
      instead(billingContract.pay, async (right, path, init) => {
        const answer = await right(path, init);
        const problem = (await answer.clone().json()) as Json;
        if (problem['code'] !== 'priceChanged') return answer;
        const body = JSON.parse(typeof init.body === 'string' ? init.body : '') as Json;
        const amount = { currency: 'RUB', minor: problem['expected'] };
        return right(path, { ...init, body: JSON.stringify({ ...body, amount }) });
      })(fetch),
    found: ['billing.pay: works out the price itself'],
  },
  {
    title: 'a page that repeats a row',
    plant: (_, fetch) =>
      instead(billingContract.history, async (right, path, init) =>
        edited(await right(path, init), (body) => {
          const items = itemsOf(body);
          const isLater = path.includes('cursor=') && items.length > 1;
          return { ...body, items: isLater ? [...items.slice(0, -1), items[0]] : items };
        }),
      )(fetch),
    found: ['billing.history: gives each row once, page by page'],
  },
  {
    title: 'a wrong total',
    plant: (_, fetch) =>
      instead(supportContract.list, async (right, path, init) =>
        edited(await right(path, init), (body) => ({ ...body, total: Number(body['total']) + 1 })),
      )(fetch),
    found: ['support.list: gives each row once, page by page'],
  },
  {
    title: 'the admin’s for a customer',
    plant: asOwner(adminContract.users, 'admin'),
    found: ['admin.users: is nothing for a customer'],
  },
  {
    title: 'an account for nobody',
    plant: ({ customer }, fetch) =>
      instead(accountContract.summary, (right, path, init) =>
        right(path, cookieIn(init) === null ? withHeaders(init, { cookie: customer.cookie }) : init),
      )(fetch),
    found: ['account.summary: is nothing for nobody'],
  },
  {
    title: 'no look at If-Match',
    plant: (_, fetch) =>
      instead(save, async (right, path, init) => {
        const sent = new Headers(init.headers).get('if-match');
        if (sent === null) return right(path, init);
        const present = await right(path, { headers: { cookie: cookieIn(init) ?? '' } });
        const version = present.ok ? String(((await present.json()) as Json)['version']) : sent;
        return right(path, withHeaders(init, { 'if-match': version }));
      })(fetch),
    found: [
      'servers.save: is saved on the version that was read, by one of two at once',
      'servers.save: refuses what was made from an older version, and gives the present one',
    ],
  },
  {
    title: 'a filter that is not looked at',
    plant: (_, fetch) =>
      instead(list, (right, path, init) => right(path.replace(/status=[^&]*/, ''), init))(fetch),
    found: ['servers.list: filters and searches by the portal’s own rules'],
  },
  {
    title: 'a stream that says nothing',
    plant: (_, fetch) =>
      instead({ method: 'GET', path: changesPath }, async (right, path, init) => {
        const answer = await right(path, init);
        if (!answer.ok) return answer;
        const silent = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
        });
        return new Response(silent, { headers: answer.headers });
      })(fetch),
    found: [
      'cart.save: is announced on the stream within two seconds',
      'cart.save: is told to whoever listens too late for it, and asks for the time before',
    ],
  },
  {
    title: 'a stream that forgets what it has told',
    plant: (_, fetch) =>
      instead({ method: 'GET', path: changesPath }, (right, path, init) =>
        right(path.replace(/silentFor=\d+/, ''), init),
      )(fetch),
    found: ['cart.save: is told to whoever listens too late for it, and asks for the time before'],
  },
  {
    title: 'nonsense taken for a cart',
    plant: (_, fetch) =>
      instead(cartContract.save, async (right, path, init) => {
        const answer = await right(path, init);
        return answer.status === 422 ? new Response(null, { status: 204 }) : answer;
      })(fetch),
    found: ['cart.save: refuses what does not fit its schema', 'cart.save: wants the version that was read'],
  },
  {
    title: 'a cart that loses its last entry',
    plant: (_, fetch) =>
      instead(cartContract.save, async (right, path, init) => {
        const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), severalEntries), init.body);
        if (!sent.success) return right(path, init);
        const entries = sent.output.entries.slice(0, -1);
        return right(path, { ...init, body: JSON.stringify({ entries }) });
      })(fetch),
    found: ['cart.save: has in its cart what was put there'],
  },
  {
    title: 'a session that does not end',
    plant: (_, fetch) =>
      instead({ method: 'POST', path: '/api/auth/logout' }, async () => Response.json({}))(fetch),
    found: ['account.summary: ends with its session, and with no other'],
  },
  {
    title: 'the same sent again',
    plant: (_, fetch) =>
      instead(catalogContract.plans, (right, path, init) =>
        right(path, withHeaders(init, { 'if-none-match': null })),
      )(fetch),
    found: ['catalog.plans: is checked by its ETag, and not sent twice'],
  },
];
