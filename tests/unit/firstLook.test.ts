import { beforeEach, expect, test, vi } from 'vitest';
import { adminBillRules } from '@/domain/admin/bill';
import {
  auditRules,
  jobRules,
  paymentRules,
  refundRules,
  serverRules,
  userRules,
} from '@/domain/admin/lists';
import { plainQuery } from '@/domain/list/listRules';
import { rowsOf, serversIn, ticketsIn } from '../rowsOf';
import { orderRules } from '@/domain/order/orderRules';
import { productLines } from '@/domain/plan';
import type { ServerId } from '@/domain/server';
import { defaultTimeZone } from '@/domain/timeZone';
import { moveSampleTo } from '@/sample-data/moveSample';
import { sampleServers } from '@/sample-data/servers';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { firstAdminLook } from '@app/ports/sample/firstAdminLook';
import { firstLook } from '@app/ports/sample/firstLook';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import type { AdminPort } from '@app/ports/adminPort';
import type { CustomerPorts } from '@app/ports/ports';

const move = moveSampleTo(new Date(), defaultTimeZone);
const makeWhole = () => makeSamplePorts(noLatency, undefined, move);

function makeFirst() {
  const open = vi.fn(async () => makeWhole());
  return { open, ports: firstLook(noLatency, move, open) };
}

beforeEach(() => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
});

/** Servers of the sample, and one that nobody has. */
const editedServers = [...sampleServers.map(({ id }) => id), 999_999 as ServerId];

/** What is answered before the whole is there. */
const shown = async ({ servers, account, notifications, catalog, cart, ...ports }: CustomerPorts) => ({
  all: await serversIn(servers),
  lines: await Promise.all(productLines.map((line) => serversIn(servers, line))),
  settings: await Promise.all(editedServers.map((id) => servers.settings(id))),
  summary: await account.summary(),
  profile: await account.profile(),
  notices: await account.notices(),
  notifications: await notifications.list(),
  plans: await catalog.plans(),
  cart: await cart.load(),
  orders: await rowsOf(ports.orders.list, orderRules),
  tickets: await ticketsIn(ports.support),
  methods: await ports.billing.methods(),
  rates: await ports.billing.rates(),
  payers: await ports.billing.payers(),
  payments: await ports.billing.history(),
  bills: await ports.billing.bills(),
  documents: await ports.billing.documents(),
  cards: await ports.billing.cards(),
});

test('what a visitor sees first is what the whole demonstration would say, and opens none of it', async () => {
  const { open, ports } = makeFirst();
  const stop = ports.notifications.watch(() => undefined);
  expect(await shown(ports)).toEqual(await shown(makeWhole()));
  stop();
  expect(open).not.toHaveBeenCalled();
});

test('the first other call opens the whole, once, which answers everything from then on', async () => {
  const { open, ports } = makeFirst();
  const onChange = vi.fn();
  ports.notifications.watch(onChange);
  const [first] = await ports.notifications.list();
  await Promise.all([ports.servers.reboot([]), ports.notifications.setRead([first?.id ?? ''], true)]);
  const newest = async () => (await ports.notifications.list())[0];
  expect(await newest()).toEqual({ ...first, isRead: true });
  await ports.notifications.setRead([first?.id ?? ''], false);
  expect(onChange).toHaveBeenCalled();
  expect(await newest()).toEqual({ ...first, isRead: false });
  expect(open).toHaveBeenCalledOnce();
});

/** What an administrator's lists show before anything is done. */
const listed = async (admin: AdminPort) => {
  const part = { cursor: null, limit: 10 };
  return {
    account: await admin.account(),
    users: await admin.users(plainQuery(userRules), part),
    servers: await admin.servers(plainQuery(serverRules), part),
    payments: await admin.payments(plainQuery(paymentRules), part),
    figures: await admin.paymentFigures(),
    refunds: await admin.refunds(plainQuery(refundRules), part),
    jobs: await admin.jobs(plainQuery(jobRules), part),
    settings: await admin.settings(),
    people: await admin.auditPeople(),
    bills: await admin.bills(plainQuery(adminBillRules), part),
    audit: await admin.audit(plainQuery(auditRules), part),
  };
};

test('an administrator sees first what the whole would say, and whatever is done opens it', async () => {
  const whole = makeAdminSample(noLatency, () => new Date(), move);
  const open = vi.fn(async () => whole);
  const admin = firstAdminLook(noLatency, move, open);
  expect(await listed(admin)).toEqual(await listed(whole));
  expect(open).not.toHaveBeenCalled();
  const [user] = await rowsOf(admin.users, userRules);
  if (!user) throw new Error('No user');
  await admin.saveUser(user.id, {
    name: 'Другое имя',
    status: user.status,
    returnsLostDays: false,
  });
  expect((await rowsOf(admin.users, userRules)).find(({ id }) => id === user.id)?.name).toBe('Другое имя');
  expect(open).toHaveBeenCalledOnce();
});
