import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, type IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import {
  nextLook,
  nextStep,
  type NextStep,
  type RenewalState,
  type RenewalStep,
} from '@/domain/renewal/schedule';

const start: IsoDate = '2026-11-22';

const makeState = (changes: Partial<RenewalState> = {}): RenewalState => ({
  endDate: '2026-12-24',
  graceDays: 3,
  today: start,
  status: 'Active',
  isHeld: false,
  autoRenewal: true,
  leavesOn: null,
  price: rubles(1577),
  balance: rubles(2000),
  done: {},
  bill: null,
  card: 'none',
  chargedOn: null,
  rules: { reminderDays: [14, 7, 3, 1], deletionDays: 14 },
  ...changes,
});

const recordOf = (step: NextStep): RenewalStep | null => {
  switch (step.kind) {
    case 'remind':
      return `reminded${step.days}`;
    case 'renew':
      return 'renewed';
    case 'lapse':
      return 'lapsed';
    case 'suspend':
      return 'suspended';
    case 'warn':
      return `warned${step.days}`;
    case 'charge':
    case 'bill':
    case 'delete':
      return null;
  }
};

/** Lives through days, with the server up on those that `isUp` says; gives what happened on which day. */
function live(first: RenewalState, days: number, isUp: (day: number) => boolean = () => true) {
  const happened: (readonly [IsoDate, string])[] = [];
  let state = first;
  for (let day = 0; day <= days; day += 1) {
    state = { ...state, today: addDays(first.today, day) };
    for (let step = nextStep(state); isUp(day) && step && step.on <= state.today; step = nextStep(state)) {
      const record = recordOf(step);
      happened.push([state.today, record ?? 'deleted']);
      if (record === null) return happened;
      state =
        step.kind === 'renew'
          ? { ...state, endDate: addMonths(state.endDate, 1), done: {}, bill: null }
          : {
              ...state,
              done: { ...state.done, [record]: state.today },
              status: record === 'suspended' && state.status !== 'Stopped' ? 'Suspended' : state.status,
              bill: step.kind === 'lapse' && step.isBilled ? 'open' : state.bill,
            };
    }
  }
  return happened;
}

// tests: NOTIFY-05
test('reminds 14, 7, 3 and 1 days before, and renews on the last day', () => {
  expect(live(makeState(), 33)).toEqual([
    ['2026-12-10', 'reminded14'],
    ['2026-12-17', 'reminded7'],
    ['2026-12-21', 'reminded3'],
    ['2026-12-23', 'reminded1'],
    ['2026-12-24', 'renewed'],
  ]);
});

test.each([true, false])(
  'unpaid, with auto-renewal %s: three days’ grace, two warnings, deletion',
  (autoRenewal) => {
    const happened = live(makeState({ autoRenewal, balance: rubles(1576.99) }), 60).slice(4);
    expect(happened).toEqual([
      ['2026-12-24', 'lapsed'],
      ['2026-12-27', 'suspended'],
      ['2027-01-03', 'warned7'],
      ['2027-01-09', 'warned1'],
      ['2027-01-10', 'deleted'],
    ]);
  },
);

// tests: NOTIFY-05
test('of reminders that were missed only the last is sent', () => {
  expect(nextStep(makeState({ today: '2026-12-22' }))).toEqual({ kind: 'remind', days: 3, on: '2026-12-21' });
  const done = { reminded3: '2026-12-22' } as const;
  expect(nextStep(makeState({ today: '2026-12-22', done }))).toEqual({
    kind: 'remind',
    days: 1,
    on: '2026-12-23',
  });
});

test('renews as soon as the money is there, until it is deleted, and is looked at daily for that', () => {
  const lapsed = makeState({ today: '2026-12-25', done: { lapsed: '2026-12-24' }, bill: 'open' });
  expect(nextStep(lapsed)).toEqual({ kind: 'renew', on: '2026-12-25' });
  expect(nextLook({ ...lapsed, balance: rubles(0) })).toBe('2026-12-26');
  const suspended = { ...lapsed, today: '2027-01-05', status: 'Suspended', bill: 'open' } as const;
  const done = { lapsed: '2026-12-24', suspended: '2026-12-27', warned7: '2027-01-03' } as const;
  expect(nextStep({ ...suspended, done })).toEqual({ kind: 'renew', on: '2027-01-05' });
});

test('a bill that its owner has canceled is not paid behind their back', () => {
  const state = makeState({ today: '2026-12-25', done: { lapsed: '2026-12-24' }, bill: 'canceled' });
  expect(nextStep(state)).toEqual({ kind: 'suspend', on: '2026-12-27' });
});

test('has a card pay what the balance is short of, once, and waits until the bank has decided', () => {
  const due = makeState({ today: '2026-12-24', balance: rubles(0), card: 'ready' });
  expect(nextStep(due)).toEqual({ kind: 'charge', on: '2026-12-24' });
  const charging = { ...due, card: 'charging', chargedOn: '2026-12-24' } as const;
  expect([nextStep(charging), nextLook(charging)]).toEqual([null, '2026-12-25']);
  const declined = { ...due, chargedOn: '2026-12-24' } as const;
  expect(nextStep(declined)).toMatchObject({ kind: 'lapse', isBilled: true });
  const grace = { ...declined, done: { lapsed: '2026-12-24' }, bill: 'open' } as const;
  expect(nextStep(grace)).toEqual({ kind: 'charge', on: '2026-12-25' });
  expect(nextStep({ ...grace, bill: 'canceled' })).toMatchObject({ kind: 'suspend' });
  const last = { ...grace, today: '2026-12-26', chargedOn: '2026-12-26' } as const;
  expect(nextStep(last)).toEqual({ kind: 'suspend', on: '2026-12-27' });
  expect(nextStep({ ...due, autoRenewal: false })).toMatchObject({ kind: 'lapse', isBilled: false });
  expect(nextStep({ ...due, balance: due.price })).toMatchObject({ kind: 'renew' });
});

test('never renews one period twice', () => {
  const state = makeState({ today: '2026-12-24', done: { renewed: '2026-12-24' } });
  expect(nextStep(state)).toMatchObject({ kind: 'lapse' });
});

test.each([
  ['not set up yet', { status: 'Ordered' }],
  ['suspended without a debt', { status: 'Suspended' }],
  ['held with its account', { status: 'Suspended', isHeld: true }],
  [
    'held with its account after its debt',
    { status: 'Suspended', isHeld: true, done: { lapsed: '2026-12-01', suspended: '2026-12-04' } },
  ],
  ['started again by an administrator', { done: { lapsed: '2026-12-01', suspended: '2026-12-04' } }],
  ['free of charge', { price: rubles(0) }],
] as const)('leaves to people what is %s', (_, changes) => {
  expect(nextStep(makeState({ ...changes, today: '2027-03-01' }))).toBeNull();
});

// tests: ADMIN-37
test('a server that staff stopped is reminded, billed and deleted like one that runs', () => {
  const stopped = live(makeState({ status: 'Stopped', balance: rubles(0) }), 60);
  expect(stopped).toEqual(live(makeState({ balance: rubles(0) }), 60));
  expect(stopped.at(-1)?.[1]).toBe('deleted');
  const paid = makeState({ status: 'Stopped', today: '2026-12-24' });
  expect(nextStep(paid)).toEqual({ kind: 'renew', on: '2026-12-24' });
});

// tests: NOTIFY-06
test('however long the portal is down, nothing is deleted before both warnings have had their days', () => {
  const downtime = fc.array(fc.boolean(), { minLength: 200, maxLength: 200 });
  fc.assert(
    fc.property(downtime, fc.boolean(), fc.integer({ min: -40, max: 40 }), (up, autoRenewal, ends) => {
      const first = makeState({ endDate: addDays(start, ends), autoRenewal, balance: rubles(0) });
      const happened = live(first, 199, (day) => up[day] === true);
      const kinds = happened.map(([, kind]) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      const on = (kind: string) => happened.find(([, each]) => each === kind)?.[0];
      const [lapsed, suspended, first7, last1, deleted] = [
        on('lapsed'),
        on('suspended'),
        on('warned7'),
        on('warned1'),
        on('deleted'),
      ];
      if (suspended !== undefined)
        expect(daysBetween(lapsed ?? suspended, suspended)).toBeGreaterThanOrEqual(3);
      if (deleted === undefined) return;
      expect(daysBetween(suspended ?? deleted, deleted)).toBeGreaterThanOrEqual(14);
      expect(daysBetween(first7 ?? deleted, deleted)).toBeGreaterThanOrEqual(7);
      expect(daysBetween(last1 ?? deleted, deleted)).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('of a server that its owner has cancelled nothing is due, as it ends with its period', () => {
  const leaving = makeState({ leavesOn: '2026-12-24', today: '2026-12-24', balance: rubles(0) });
  expect(nextStep(leaving)).toBeNull();
  expect(nextStep({ ...leaving, leavesOn: null })).toMatchObject({ kind: 'lapse' });
});
