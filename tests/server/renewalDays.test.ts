import { afterAll, beforeEach, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { longDate } from '@/i18n/longDate';
import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { auditBooks } from './support/accountMoney';
import { startAtNoon } from './support/atNoon';
import { addServer, renewalClock, renewalPayments } from './support/renewalClock';
import { callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';

startAtNoon();

const price = 157_700;

const { db, app } = await openApp({ deps: { hasDemoData: false } });
let ann: Person;
beforeEach(async () => {
  ann = await signIn(app);
  await callAs(app, ann, serversContract.list);
});
afterAll(async () => {
  expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
});

/** Every step of a server that nobody pays for (D29): days after its last one, the notice's kind and facts, the mail's day. */
type Step = readonly [day: number, kind: string, facts: object, mail: string, mailDay: number | null];

const afterSuspension: readonly Step[] = [
  [3, 'serverSuspended', {}, 'приостановлен', 17],
  [10, 'serverDeletion', { deletedOn: 17 }, 'будет удалён', 17],
  [16, 'serverDeletion', { deletedOn: 17 }, 'будет удалён', 17],
  [17, 'serverDeleted', {}, 'удалён', null],
];
const renewing = { endDate: 0, amount: price, period: 'month' };
const lives: readonly (readonly [string, boolean, readonly Step[]])[] = [
  [
    'with auto-renewal and no money',
    true,
    [
      ...[-14, -7, -3, -1].map((day): Step => [day, 'serverRenewing', renewing, 'скоро продлится', 0]),
      [0, 'paymentDue', { amount: price, purpose: 'renewal' }, 'Не хватило денег', 3],
      ...afterSuspension,
    ],
  ],
  [
    'without auto-renewal',
    false,
    [
      ...[-14, -7, -3, -1].map((day): Step => [day, 'serverEnding', { endDate: 0 }, 'заканчивается', 0]),
      [0, 'serverEnded', { suspendedOn: 3 }, 'закончился', 3],
      ...afterSuspension,
    ],
  ],
];

// tests: NOTIFY-05, NOTIFY-06, NOTIFY-08
it.each(lives)('notifies of each step on its day, with the right date: %s', async (_, autoRenewal, steps) => {
  const id = await addServer(db, ann.id, 20, { autoRenewal });
  const domain = `vps${id}.example.ru`;
  const end = addDays(dayIn(defaultTimeZone, new Date()), 20);
  const clock = renewalClock(db, 1);
  await clock.live(20 + 10);
  const lapsed = await db
    .selectFrom('server')
    .select(['status', 'endDate'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(lapsed).toEqual({ status: 'Suspended', endDate: end });
  // A renewal's bill ends with its server, not after a bill's days (D42).
  const bills = db
    .selectFrom('payment')
    .select(['reason', 'expiresAt', 'shares'])
    .where('userId', '=', ann.id);
  const shares = [{ product: 'renewal', amount: price }];
  expect(await bills.execute()).toEqual(
    autoRenewal ? [{ reason: `renewal:${id}`, expiresAt: null, shares }] : [],
  );
  await clock.live(8);

  const told = await db
    .selectFrom('notification')
    .select(['at', 'about'])
    .where('userId', '=', ann.id)
    .orderBy('id')
    .execute();
  const inDays = (facts: object) =>
    Object.fromEntries(
      Object.entries(facts).map(([key, value]: [string, unknown]) => [
        key,
        /On$|Date$/.test(key) && typeof value === 'string' ? daysBetween(end, value as IsoDate) : value,
      ]),
    );
  expect(
    told.map(({ at, about: { kind, ...facts } }) => [
      daysBetween(end, dayIn(defaultTimeZone, at)),
      kind,
      inDays(facts),
    ]),
  ).toEqual(
    steps.map(([day, kind, facts]) => [
      day,
      kind,
      {
        ...facts,
        ...(kind === 'paymentDue' ? {} : { domain }),
        ...(kind === 'paymentDue' || kind === 'serverDeleted' ? {} : { serverId: id }),
      },
    ]),
  );

  const mails = clock.mails.filter(({ subject }) => subject.includes(domain));
  expect(mails.map(({ to }) => to)).toEqual(steps.map(() => ann.email));
  for (const [index, [, , , subject, day]] of steps.entries()) {
    expect(mails[index]?.subject).toContain(subject);
    if (day !== null) expect(mails[index]?.text).toContain(longDate(addDays(end, day), 'ru'));
  }

  const operations = await db
    .selectFrom('operation')
    .select(['command', 'title', 'serverId', 'userId'])
    .where('serverId', '=', id)
    .orderBy('id')
    .execute();
  expect(operations).toEqual(
    ['suspend', 'destroy'].map((action) => ({
      command: { action },
      title: domain,
      serverId: id,
      userId: ann.id,
    })),
  );
  // The bill ends with the server, and nothing is left to be paid or read about it.
  expect((await renewalPayments(db, ann.id)).map(({ state, amount }) => [state, amount])).toEqual(
    autoRenewal ? [['canceled', price]] : [],
  );
  const unread = await db
    .selectFrom('notification')
    .select('about')
    .where('userId', '=', ann.id)
    .where('isRead', '=', false)
    .execute();
  expect(unread.map(({ about }) => about.kind)).toEqual(['serverDeleted']);
  expect(clock.errors).toEqual([]);
});
