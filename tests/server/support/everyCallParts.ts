import { randomUUID } from 'node:crypto';
import { contract } from '@app/contract/contract';
import { adminBillKeys } from '@/domain/admin/bill';
import { auditKeys } from '@/domain/admin/lists';
import { differenceKeys } from '@/domain/admin/statement';
import { password } from './authenticator';
import { chargeFor, makePaymentBody, setBalance } from './accountMoney';
import { answerOf, callAs, type CallParts } from './signedIn';

import {
  dbOf,
  draft,
  serverParts,
  newCart,
  bill,
  order,
  failedJob,
  paidBefore,
  refundDocument,
  refundToSend,
  savedCard,
  savedFilter,
  apiToken,
  webhookOf,
  payerOf,
  unbilledPayer,
  savedCart,
  savedPortalSettings,
  activeServer,
  savedSettings,
  savedProfile,
  type PartsIn,
  type Fixture,
} from './everyCallFixture';
import { customerNumber, incident, staffMember, staffNote, unclaimedMoney } from './everyCallAdminFixture';
import { memberParts, mergeParts } from './everyCallMembers';
import { statementBody, supportParts } from './everyCallSupport';
import { catalogParts } from './everyCallCatalog';
import { deskParts } from './everyCallDesk';
import { machineParts } from './everyCallMachine';
import { mailParts } from './everyCallMails';
import { customerWithFactor, securityParts } from './everyCallSecurity';
import { tariffBody } from './tariffCharge';
import { toCursor } from '@app/server/paging/cursor';

import { previewSettlement } from '@app/server/accounts/settleAccount';
import { todayOf } from '@app/server/settings/storedSettings';
import { addDays } from '@/domain/time/dates';
import { settledSum } from '@/domain/account/settlement';
import { examples } from '@app/server/openapi/examples';

/** Calls of `auth` depend on one another, and end the sessions that the others need: tests of theirs make them. */
type Cases = {
  readonly [Area in Exclude<keyof typeof contract, 'auth'>]?: {
    readonly [Name in keyof (typeof contract)[Area]]?: PartsIn;
  };
};

/** The update that ends an incident. */
const resolution = { state: 'resolved', text: { ru: 'Починили', en: 'Fixed' } };

/** Calls whose example names rows that no database has, or that read other rows in several ways. */
const ownParts = {
  account: {
    saveProfile: async (fixture) => [await savedProfile(fixture)],
  },
  admin: {
    users: () => [{}, { query: { search: 'a', sort: 'name', limit: '100' } }],
    addUser: () => [{ body: { name: 'Eve', email: `${randomUUID()}@example.com`, status: 'Suspended' } }],
    saveUser: async (fixture) => {
      const params = { id: String(await fixture.otherNumber()) };
      return [{ params, body: { name: 'Eve', status: 'Active' } }];
    },
    suspendUser: async (fixture) => [{ params: { id: String(await fixture.otherNumber()) } }],
    viewAs: async (fixture) => [{ params: { id: String(await fixture.otherNumber()) } }],
    seeActivity: () => [{ body: { until: '2026-11-21T11:46:00Z' } }],
    endSecondFactor: async (fixture) => [{ params: await customerWithFactor(fixture) }],
    settlement: async (fixture) => [{ params: { id: String(await fixture.otherNumber()) } }],
    deleteUser: async (fixture) => {
      const number = await fixture.otherNumber();
      const { id } = await dbOf(fixture)
        .selectFrom('user')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const sum = settledSum(await previewSettlement(dbOf(fixture), id, new Date()));
      const params = { id: String(number) };
      return [{ params, body: { balance: 'writeOff', note: 'Проверка', sum } }];
    },
    previewMerge: async (fixture) => [await mergeParts(fixture)],
    mergeUsers: async (fixture) => {
      const { params, query } = await mergeParts(fixture);
      return [{ params, key: randomUUID(), body: { ...query, note: 'By phone' } }];
    },
    customer: async (fixture) => [{ params: await customerNumber(fixture) }],
    adjustBalance: async (fixture) => [
      {
        params: await customerNumber(fixture),
        key: randomUUID(),
        body: { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'Down on Monday' },
      },
    ],
    addBill: async (fixture) => [
      {
        params: await customerNumber(fixture),
        key: randomUUID(),
        body: {
          lines: [{ title: 'Moving a site', amount: 150_000 }],
          payBy: addDays(await todayOf(dbOf(fixture), new Date()), 14),
          note: 'Agreed by phone',
        },
      },
    ],
    addStaffNote: async (fixture) => [
      { params: await customerNumber(fixture), body: { text: 'Calls at 10' } },
    ],
    deleteStaffNote: async (fixture) => [{ params: { id: await staffNote(fixture) } }],
    servers: () => [{}, { query: { search: '10.0', sort: 'ip', limit: '100' } }],
    power: async (fixture) => [{ params: await serverParts(fixture), body: { action: 'restart' } }],
    saveServer: async (fixture) => [
      { params: await serverParts(fixture), body: { name: 'a.example.ru', expires: '2031-01-01' } },
    ],
    payments: () => [{}, { query: { search: '5', sort: 'user', limit: '100' } }],
    paymentTrail: async (fixture) => [{ params: { id: await bill(fixture) } }],
    refundPayment: async (fixture) => [
      {
        params: { id: await paidBefore(fixture) },
        key: randomUUID(),
        body: { amount: 100, target: 'balance', note: 'A promise' },
      },
    ],
    bills: () => [
      {},
      { query: { search: 'mrd', state: 'unpaid', limit: '1' } },
      ...adminBillKeys.map((sort) => ({ query: { sort, direction: 'ascending', limit: '1' } })),
    ],
    cancelBill: async (fixture) => [{ params: { id: await bill(fixture) }, body: { note: 'Twice' } }],
    statementDifferences: () => [
      {},
      { query: { search: 'mrd', gateway: 'stripe', kind: 'refund', state: 'otherSum', limit: '1' } },
      ...differenceKeys.map((sort) => ({ query: { sort, direction: 'descending', limit: '1' } })),
    ],
    importStatement: () => [{ body: statementBody() }],
    unclaimed: () => [{}, { query: { search: 'ivanov', sort: 'amount', state: 'waiting', limit: '1' } }],
    recordUnclaimed: () => [
      {
        key: randomUUID(),
        body: { amount: 157_700, receivedOn: '2026-11-20', reference: 'Ivanov, hosting', isRepeated: true },
      },
    ],
    assignUnclaimed: async (fixture) => [
      {
        params: { id: await unclaimedMoney(fixture) },
        key: randomUUID(),
        body: { claimant: { kind: 'customer', email: fixture.customer.email } },
      },
    ],
    returnUnclaimed: async (fixture) => [
      { params: { id: await unclaimedMoney(fixture) }, key: randomUUID(), body: { note: 'Twice' } },
    ],
    ...mailParts,
    refunds: () => [{}, { query: { search: '5', sort: 'at', limit: '100' } }],
    markRefundSent: async (fixture) => [{ params: { id: await refundToSend(fixture) }, key: randomUUID() }],
    cancelRefund: async (fixture) => [
      { params: { id: await refundToSend(fixture) }, key: randomUUID(), body: { note: 'Closed' } },
    ],
    jobs: () => [{}, { query: { search: '5', sort: 'title', limit: '100' } }],
    inviteStaff: () => [{ body: { name: 'Eve', email: `${randomUUID()}@example.com`, role: 'support' } }],
    saveStaff: async (fixture) => [{ params: { id: await staffMember(fixture) }, body: { role: 'finance' } }],
    removeStaff: async (fixture) => [{ params: { id: await staffMember(fixture) } }],
    startJob: async (fixture) => [{ params: { id: await failedJob(fixture) } }],
    processPayment: async (fixture) => [
      {
        params: { id: await bill(fixture) },
        key: randomUUID(),
        body: { amount: { currency: 'RUB', minor: 331_170 } },
      },
    ],
    audit: () => [
      {},
      ...auditKeys.map((sort) => ({ query: { sort, direction: 'descending', limit: '1' } })),
      {
        query: {
          kind: 'userEdited',
          admin: 'root@example.com',
          day: '2026-03-03',
          search: 'shop',
          limit: '2',
        },
      },
    ],
    auditFile: () => [
      { query: { search: 'a' } },
      { query: { kind: 'planAdded', day: '2026-03-03', format: 'semicolon' } },
    ],
    ledger: () => [{ query: { from: '2020-01-01', to: '2040-12-31' } }],
    saveSettings: async (fixture) => [await savedPortalSettings(fixture)],
    ...catalogParts,
    addIncident: () => [{ key: randomUUID(), body: examples.admin.addIncident.body }],
    saveIncident: async (fixture) => [
      { params: { id: await incident(fixture) }, body: examples.admin.saveIncident.body, version: '1' },
    ],
    updateIncident: async (fixture) => [
      { params: { id: await incident(fixture) }, key: randomUUID(), body: resolution },
    ],
  },
  cart: {
    save: async (fixture) => [await savedCart(fixture)],
    take: () => [{ key: randomUUID(), body: { entries: [] } }],
  },
  bills: {
    list: () => [{}, { query: { cursor: toCursor({ value: '0', id: 9000 }), limit: '2' } }],
    ofServer: async (fixture) => [{ params: await serverParts(fixture) }],
    cancel: async (fixture) => [{ body: { ids: [await bill(fixture)] } }],
  },
  billing: {
    history: () => [{}, { query: { cursor: toCursor({ value: '9000', id: 9000 }), limit: '2' } }],
    pay: async (fixture) => {
      const { id: serverId, monthlyPrice: minor } = await activeServer(fixture);
      const renewal = { kind: 'renewal', id: randomUUID(), serverId, period: 'month' } as const;
      return [
        { key: randomUUID(), body: makePaymentBody() },
        { key: randomUUID(), body: makePaymentBody({ minor: 315_400, entries: newCart() }) },
        { key: randomUUID(), body: makePaymentBody({ minor, entries: [renewal] }) },
        {
          key: randomUUID(),
          body: makePaymentBody({ minor: 315_400, bills: [await bill(fixture)] }),
        },
        {
          key: randomUUID(),
          body: makePaymentBody({ minor: 315_300, fromBalance: 100, entries: newCart() }),
        },
      ];
    },
    progress: async (fixture) => [{ params: { id: await bill(fixture) } }],
    payPending: async (fixture) => {
      const ids = [await bill(fixture)];
      await setBalance(dbOf(fixture), fixture.customer.id, 1_000_000);
      return [{ key: randomUUID(), body: { ids, charge: await chargeFor(dbOf(fixture), ids.map(Number)) } }];
    },
    deletePending: async (fixture) => [{ body: { ids: [await bill(fixture)] } }],
    addPayer: () => [{ body: draft }],
    savePayer: async (fixture) => [{ params: { id: await payerOf(fixture) }, body: draft }],
    removePayer: async (fixture) => [{ params: { id: await unbilledPayer(fixture) } }],
  },
  cards: {
    setRenewal: async (fixture) => [{ params: { id: await savedCard(fixture) }, body: { isOn: true } }],
    remove: async (fixture) => [{ params: { id: await savedCard(fixture) } }],
  },
  webhooks: Object.fromEntries(
    (['rotate', 'resume', 'test', 'deliveries', 'remove'] as const).map((name) => [
      name,
      async (fixture: Fixture) => [{ params: { id: await webhookOf(fixture) } }],
    ]),
  ),
  savedFilters: {
    save: () => [{ body: { name: 'Germany', query: '?dc=de&sort=-endDate' } }],
    remove: async (fixture) => [{ params: { id: await savedFilter(fixture) } }],
  },
  security: securityParts,
  ...memberParts,
  tokens: {
    create: () => [{ body: { password, name: 'Script', scopes: ['read'], days: 30 } }],
    revoke: async (fixture) => [{ params: { id: await apiToken(fixture) } }],
  },
  catalog: {
    promo: () => [{ params: { code: 'WELCOME10' } }],
  },
  desk: deskParts,
  ...machineParts,
  orders: {
    list: () => [
      {},
      { query: { cursor: toCursor({ value: '9000', id: 9000 }), limit: '1' } },
      { query: { search: 'node', status: 'done', sort: 'items' } },
    ],
    order: async (fixture) => [{ params: { id: await order(fixture) } }],
  },
  papers: {
    ofPayment: async (fixture) => [
      { params: { id: await bill(fixture), kind: 'bill' }, query: { language: 'ru' } },
      { params: { id: await paidBefore(fixture), kind: 'receipt' }, query: { language: 'en' } },
    ],
    list: () => [{}, { query: { cursor: toCursor({ value: '9000', id: 9000 }), limit: '100' } }],
    document: async (fixture) => [
      { params: { id: await refundDocument(fixture) }, query: { language: 'ru' } },
    ],
  },
  servers: {
    list: () => [
      {},
      { query: { product: 'vps' } },
      { query: { ids: '1024,1025' } },
      { query: { search: 'shop', status: 'Active', datacenter: 'gb', endsBefore: '2031-01-01', limit: '1' } },
      { query: { tag: 'site' } },
      ...['id', 'domain', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'].map((sort) => ({
        query: { sort, direction: 'descending', limit: '1' },
      })),
    ],
    details: async (fixture) => [{ params: await serverParts(fixture) }],
    overview: async (fixture) => [{ params: await serverParts(fixture) }],
    metrics: async (fixture) => [{ params: await serverParts(fixture), query: { range: 'week' } }],
    console: async (fixture) => [{ params: await serverParts(fixture) }],
    power: async (fixture) => [
      { params: await serverParts(fixture), key: randomUUID(), body: { action: 'stop' } },
    ],
    settings: async (fixture) => [{ params: await serverParts(fixture) }],
    save: async (fixture) => [await savedSettings(fixture)],
    saveTags: async (fixture) => [{ params: await serverParts(fixture), body: { tags: ['site', 'Почта'] } }],
    reboot: async (fixture) => [{ body: { ids: [(await serverParts(fixture)).id] } }],
    leaving: async (fixture) => [{ params: await serverParts(fixture) }],
    leave: async (fixture) => [
      { params: await serverParts(fixture), key: randomUUID(), body: { when: 'atEnd' } },
      {
        params: await serverParts(fixture),
        key: randomUUID(),
        body: { when: 'now', refund: 0, target: 'balance' },
      },
    ],
    stay: async (fixture) => {
      const params = await serverParts(fixture);
      const { leave } = contract.servers;
      const call = { params, key: randomUUID(), body: { when: 'atEnd' } };
      await callAs(fixture.app, fixture.customer, leave, call);
      return [{ params }];
    },
    changeTariff: async (fixture) => {
      const params = await serverParts(fixture);
      const { app, customer } = fixture;
      const { settings } = contract.servers;
      const { server } = await answerOf(settings, callAs(app, customer, settings, { params }));
      return [{ params, key: randomUUID(), body: tariffBody(server, 'Okul') }];
    },
  },
  support: supportParts,
} satisfies Cases;

const partsByName: Readonly<Record<string, Readonly<Record<string, PartsIn>>>> = ownParts;
/** A query is optional in every call without an entry above. */
interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly answer?: unknown;
}
const examplesByName: Readonly<Record<string, Readonly<Record<string, Example>>>> = examples;

/** Parts with which a call succeeds: its entry above, else its example in the documentation. */
export async function partsOfCall(
  area: string,
  name: string,
  fixture: Fixture,
): Promise<readonly CallParts[]> {
  const own = partsByName[area]?.[name];
  if (own) return own(fixture);
  const example = examplesByName[area]?.[name];
  if (!example) return [];
  const { params = {}, body } = example;
  return [{ params, body, key: randomUUID() }];
}
