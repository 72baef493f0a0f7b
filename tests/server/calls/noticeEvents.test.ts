import { beforeEach, expect, it } from 'vitest';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { collect } from '@app/server/consequences/money';
import type ruNotifications from '@/i18n/messages/ru/notifications.json';
import { formattersFor } from '@/i18n/format';
import type { I18n } from '@/i18n/I18nProvider';
import type { ServerId } from '@/domain/servers/server';
import { kopecks } from '@/domain/money/money';
import { makeOrderEntry } from '@/sample-data/cart';
import { notificationText } from '@/screens/notifications/NotificationsScreen/notificationKinds';
import { toNotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsView';
import { billingOf, makePaymentBody, newKey } from '../support/accountMoney';
import { goToBank, payAtBank, submit } from '../support/atBank';
import { openApp } from '../support/openApp';
import { addServer, renewalClock } from '../support/renewalClock';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
});

const notices = async () =>
  (await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list))).items;
const price = 157_700;
const pay = (changes: object = {}) =>
  billingOf(app, ann).begin(makePaymentBody({ minor: price, ...changes }));
const order = () => ({ entries: [makeOrderEntry({ id: newKey() })] });
const renewal = (serverId: ServerId) => ({
  entries: [{ kind: 'renewal' as const, id: newKey(), serverId, period: 'month' as const }],
});
const tariff = (serverId: ServerId) => ({
  entries: [{ kind: 'tariff' as const, id: newKey(), serverId, tariff: 'Castor' }],
});

// A message is its key here: only which one is chosen matters.
const t = ((key: string) => key) as I18n['t'];
const byKey = { ...formattersFor('ru'), locale: 'ru' as const, t };

type Event = () => Promise<unknown>;
/** Events, each with its message. */
const table: readonly (readonly [string, Event, keyof typeof ruNotifications])[] = [
  [
    'an order is paid by card',
    async () => payAtBank(app, ann, { continueAt: (await pay(order())).continueAt ?? '' }),
    'notifications.paymentReceived.text.order',
  ],
  [
    'the balance is topped up',
    async () => payAtBank(app, ann, { continueAt: (await pay()).continueAt ?? '' }),
    'notifications.paymentReceived.text.topUp',
  ],
  [
    'the bank declines',
    async () =>
      payAtBank(app, ann, { continueAt: (await pay(order())).continueAt ?? '', does: 'refusedByBank' }),
    'notifications.paymentFailed.text.declined',
  ],
  [
    'the payer gives up at the bank',
    async () => {
      const page = await goToBank(app, ann, (await pay(order())).continueAt ?? '');
      await submit(app, `${page}/give-up`);
      await app.deps.background.idle();
    },
    'notifications.paymentFailed.text.canceled',
  ],
  [
    'an order waits for a transfer',
    () => pay({ ...order(), method: 'manual' }),
    'notifications.paymentDue.text.order',
  ],
  ['a top-up waits for a transfer', () => pay({ method: 'manual' }), 'notifications.paymentDue.text.topUp'],
  [
    'a renewal waits for a transfer',
    async () => pay({ ...renewal(await addServer(db, ann.id, 20)), method: 'manual' }),
    'notifications.paymentDue.text.renewal',
  ],
  [
    'another tariff is billed',
    async () => {
      const entries = tariff(await addServer(db, ann.id, 20)).entries;
      const charge = {
        userId: ann.id,
        amount: kopecks(400_000),
        now: new Date(),
        reason: 'tariff:1',
        entries,
      };
      await db.transaction().execute((tx) => collect(tx, charge));
    },
    'notifications.paymentDue.text.tariff',
  ],
  [
    'a server is suspended',
    async () => {
      await addServer(db, ann.id, 1, { autoRenewal: false });
      await renewalClock(db, 1).live(5);
    },
    'notifications.serverSuspended.text',
  ],
];

// tests: NOTIFY-11
it.each(table)('%s: its notification says that, and nothing else', async (_, event, key) => {
  await event();
  const [newest] = await notices();
  if (!newest) throw new Error('No notification');
  expect(notificationText(newest, byKey).text).toBe(key);
});

// tests: NOTIFY-11
it('leads to no server that is gone, and has nothing unread about it', async () => {
  const id = await addServer(db, ann.id, 1, { autoRenewal: false });
  await renewalClock(db, 1).live(1);
  const [before] = await notices();
  expect(before).toMatchObject({ isRead: false, about: { serverId: id } });
  await db.deleteFrom('server').where('id', '=', id).execute();
  const after = await notices();
  expect(after[0]).toMatchObject({ isRead: true, isServerGone: true });
  const view = toNotificationsView({ status: 'ready', value: after }, '2026-11-21T12:00:00Z');
  expect(view.status === 'ready' && view.items[0]?.actionHref).toBe('/dashboard/vps');
});
