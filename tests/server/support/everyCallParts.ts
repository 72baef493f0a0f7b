import { randomUUID } from 'node:crypto';
import { contract } from '@app/contract/contract';
import { adminBillKeys } from '@/domain/admin/bill';
import { auditKeys } from '@/domain/admin/lists';
import { differenceKeys } from '@/domain/admin/statement';
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
  incident,
  staffMember,
  paidBefore,
  refundDocument,
  refundToSend,
  savedCard,
  apiToken,
  webhookOf,
  staffNote,
  customerNumber,
  unclaimedMoney,
  payerOf,
  unbilledPayer,
  savedCart,
  savedPortalSettings,
  activeServer,
  savedSettings,
  savedProfile,
  type PartsIn,
  type World,
} from './everyCallWorld';
import { memberParts } from './everyCallMembers';
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
import { settledSum } from '@/domain/admin/settlement';
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
    saveProfile: async (world) => [await savedProfile(world)],
  },
  admin: {
    users: () => [{}, { query: { search: 'a', sort: 'name', limit: '100' } }],
    addUser: () => [{ body: { name: 'Eve', email: `${randomUUID()}@example.com`, status: 'Suspended' } }],
    saveUser: async (world) => {
      const params = { id: String(await world.otherNumber()) };
      return [{ params, body: { name: 'Eve', status: 'Active' } }];
    },
    suspendUser: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    viewAs: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    seeActivity: () => [{ body: { until: '2026-11-21T11:46:00Z' } }],
    endSecondFactor: async (world) => [{ params: await customerWithFactor(world) }],
    settlement: async (world) => [{ params: { id: String(await world.otherNumber()) } }],
    deleteUser: async (world) => {
      const number = await world.otherNumber();
      const { id } = await dbOf(world)
        .selectFrom('user')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const sum = settledSum(await previewSettlement(dbOf(world), id, new Date()));
      const params = { id: String(number) };
      return [{ params, body: { balance: 'writeOff', note: 'Проверка', sum } }];
    },
    customer: async (world) => [{ params: await customerNumber(world) }],
    adjustBalance: async (world) => [
      {
        params: await customerNumber(world),
        key: randomUUID(),
        body: { direction: 'credit', purpose: 'goodwill', amount: 50_000, note: 'Down on Monday' },
      },
    ],
    addBill: async (world) => [
      {
        params: await customerNumber(world),
        key: randomUUID(),
        body: {
          lines: [{ title: 'Moving a site', amount: 150_000 }],
          payBy: addDays(await todayOf(dbOf(world), new Date()), 14),
          note: 'Agreed by phone',
        },
      },
    ],
    addStaffNote: async (world) => [{ params: await customerNumber(world), body: { text: 'Calls at 10' } }],
    deleteStaffNote: async (world) => [{ params: { id: await staffNote(world) } }],
    servers: () => [{}, { query: { search: '10.0', sort: 'ip', limit: '100' } }],
    power: async (world) => [{ params: await serverParts(world), body: { action: 'restart' } }],
    saveServer: async (world) => [
      { params: await serverParts(world), body: { name: 'a.example.ru', expires: '2031-01-01' } },
    ],
    payments: () => [{}, { query: { search: '5', sort: 'user', limit: '100' } }],
    paymentTrail: async (world) => [{ params: { id: await bill(world) } }],
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
    assignUnclaimed: async (world) => [
      {
        params: { id: await unclaimedMoney(world) },
        key: randomUUID(),
        body: { claimant: { kind: 'customer', email: world.customer.email } },
      },
    ],
    returnUnclaimed: async (world) => [
      { params: { id: await unclaimedMoney(world) }, key: randomUUID(), body: { note: 'Twice' } },
    ],
    ...mailParts,
    refunds: () => [{}, { query: { search: '5', sort: 'at', limit: '100' } }],
    markRefundSent: async (world) => [{ params: { id: await refundToSend(world) }, key: randomUUID() }],
    cancelRefund: async (world) => [
      { params: { id: await refundToSend(world) }, key: randomUUID(), body: { note: 'Closed' } },
    ],
    jobs: () => [{}, { query: { search: '5', sort: 'title', limit: '100' } }],
    inviteStaff: () => [{ body: { name: 'Eve', email: `${randomUUID()}@example.com`, role: 'support' } }],
    saveStaff: async (world) => [{ params: { id: await staffMember(world) }, body: { role: 'finance' } }],
    removeStaff: async (world) => [{ params: { id: await staffMember(world) } }],
    startJob: async (world) => [{ params: { id: await failedJob(world) } }],
    processPayment: async (world) => [
      {
        params: { id: await bill(world) },
        key: randomUUID(),
        body: { amount: { currency: 'RUB', minor: 331_170 } },
      },
    ],
    audit: () => [
      {},
      ...auditKeys.map((sort) => ({ query: { sort, direction: 'descending', limit: '1' } })),
      { query: { kind: 'userEdited', admin: 'root@example.com', search: 'shop', limit: '2' } },
    ],
    auditFile: () => [{ query: { search: 'a' } }, { query: { kind: 'planAdded', format: 'semicolon' } }],
    ledger: () => [{ query: { from: '2020-01-01', to: '2040-12-31' } }],
    saveSettings: async (world) => [await savedPortalSettings(world)],
    ...catalogParts,
    addIncident: () => [{ key: randomUUID(), body: examples.admin.addIncident.body }],
    saveIncident: async (world) => [
      { params: { id: await incident(world) }, body: examples.admin.saveIncident.body, version: '1' },
    ],
    updateIncident: async (world) => [
      { params: { id: await incident(world) }, key: randomUUID(), body: resolution },
    ],
  },
  cart: {
    save: async (world) => [await savedCart(world)],
    take: () => [{ key: randomUUID(), body: { entries: [] } }],
  },
  bills: {
    list: () => [{}, { query: { cursor: toCursor({ value: '0', id: 9000 }), limit: '2' } }],
    ofServer: async (world) => [{ params: await serverParts(world) }],
    cancel: async (world) => [{ body: { ids: [await bill(world)] } }],
  },
  billing: {
    history: () => [{}, { query: { cursor: toCursor({ value: '9000', id: 9000 }), limit: '2' } }],
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
      return [{ key: randomUUID(), body: { ids, charge: await chargeFor(dbOf(world), ids.map(Number)) } }];
    },
    deletePending: async (world) => [{ body: { ids: [await bill(world)] } }],
    addPayer: () => [{ body: draft }],
    savePayer: async (world) => [{ params: { id: await payerOf(world) }, body: draft }],
    removePayer: async (world) => [{ params: { id: await unbilledPayer(world) } }],
  },
  cards: {
    setRenewal: async (world) => [{ params: { id: await savedCard(world) }, body: { isOn: true } }],
    remove: async (world) => [{ params: { id: await savedCard(world) } }],
  },
  webhooks: Object.fromEntries(
    (['rotate', 'resume', 'test', 'deliveries', 'remove'] as const).map((name) => [
      name,
      async (world: World) => [{ params: { id: await webhookOf(world) } }],
    ]),
  ),
  security: securityParts,
  ...memberParts,
  tokens: {
    revoke: async (world) => [{ params: { id: await apiToken(world) } }],
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
    order: async (world) => [{ params: { id: await order(world) } }],
  },
  papers: {
    ofPayment: async (world) => [
      { params: { id: await bill(world), kind: 'bill' }, query: { language: 'ru' } },
      { params: { id: await paidBefore(world), kind: 'receipt' }, query: { language: 'en' } },
    ],
    list: () => [{}, { query: { cursor: toCursor({ value: '9000', id: 9000 }), limit: '100' } }],
    document: async (world) => [{ params: { id: await refundDocument(world) }, query: { language: 'ru' } }],
  },
  servers: {
    list: () => [
      {},
      { query: { product: 'vps' } },
      { query: { ids: '1024,1025' } },
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
    changeTariff: async (world) => {
      const params = await serverParts(world);
      const { app, customer } = world;
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
export async function partsOfCall(area: string, name: string, world: World): Promise<readonly CallParts[]> {
  const own = partsByName[area]?.[name];
  if (own) return own(world);
  const example = examplesByName[area]?.[name];
  if (!example) return [];
  const { params = {}, body } = example;
  return [{ params, body, key: randomUUID() }];
}
