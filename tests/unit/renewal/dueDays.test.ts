import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { forecastBalance, type RenewedServer } from '@/domain/renewal/balanceForecast';
import { balanceForecastSchema } from '@/domain/renewal/forecastSchema';
import {
  nextLook,
  nextStep,
  passedReminder,
  type NextStep,
  type RenewalState,
} from '@/domain/renewal/schedule';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

const today = '2026-11-22';
const inDays = (days: number) => addDays(today, days);

const makeState = (changes: Partial<RenewalState>): RenewalState => ({
  endDate: today,
  graceDays: 3,
  today,
  status: 'Active',
  isHeld: false,
  autoRenewal: true,
  leavesOn: null,
  price: rubles(1577),
  balance: rubles(0),
  done: {},
  bill: null,
  card: 'none',
  chargedOn: null,
  rules: { reminderDays: [14, 7, 3, 1], deletionDays: 14 },
  ...changes,
});

test.each([
  [15, null],
  [14, 14],
  [8, 14],
  [7, 7],
  [4, 7],
  [3, 3],
  [2, 3],
  [1, 1],
  [0, 1],
])('with %i days left the last reminder is that of %s', (left, reminder) => {
  expect(passedReminder(makeState({ endDate: inDays(left) }))).toBe(reminder);
});

test.each<[left: number, done: RenewalState['done'], step: NextStep]>([
  [32, {}, { kind: 'remind', days: 14, on: inDays(18) }],
  [15, {}, { kind: 'remind', days: 14, on: inDays(1) }],
  [14, {}, { kind: 'remind', days: 14, on: today }],
  [14, { reminded14: today }, { kind: 'remind', days: 7, on: inDays(7) }],
  [2, {}, { kind: 'remind', days: 3, on: inDays(-1) }],
  [2, { reminded3: today }, { kind: 'remind', days: 1, on: inDays(1) }],
  [1, { reminded1: today }, { kind: 'lapse', isBilled: true, on: inDays(1) }],
])('with %i days left and %j done the next step is %j', (left, done, step) => {
  expect(nextStep(makeState({ endDate: inDays(left), done }))).toEqual(step);
});

// tests: DAYS-05
test.each<[left: number, done: RenewalState['done'], step: NextStep]>([
  [32, {}, { kind: 'remind', days: 30, on: inDays(2) }],
  [30, {}, { kind: 'remind', days: 30, on: today }],
  [30, { reminded30: today }, { kind: 'remind', days: 5, on: inDays(25) }],
  // Reminded by earlier settings, less than five days before the end.
  [4, { reminded7: today, reminded3: today }, { kind: 'lapse', isBilled: true, on: inDays(4) }],
  [4, { reminded7: today }, { kind: 'remind', days: 5, on: inDays(-1) }],
])('with reminders of its provider, %i days left and %j done the next step is %j', (left, done, step) => {
  const rules = { reminderDays: [30, 5], deletionDays: 14 };
  expect(nextStep(makeState({ endDate: inDays(left), done, rules }))).toEqual(step);
});

// tests: DAYS-05
test.each([
  [8, 0, { kind: 'warn', days: 7, on: inDays(1) }],
  [30, 0, { kind: 'warn', days: 7, on: inDays(23) }],
  // Shortened meanwhile: the warning is due, the deletion a week after it.
  [8, -20, { kind: 'warn', days: 7, on: inDays(-19) }],
])('%i days until the deletion, suspended %i days ago, give %j', (deletionDays, suspended, step) => {
  const rules = { reminderDays: [1], deletionDays };
  const done = { lapsed: inDays(suspended - 3), suspended: inDays(suspended) };
  expect(nextStep(makeState({ status: 'Suspended', done, rules }))).toEqual(step);
});

describe('an unpaid server', () => {
  const lapsed = (changes: Partial<RenewalState>, day = 0) =>
    makeState({ endDate: inDays(-day), done: { lapsed: inDays(-day) }, bill: 'open', ...changes });

  test.each<[title: string, state: RenewalState, step: NextStep]>([
    ['is suspended after its days of grace', lapsed({}), { kind: 'suspend', on: inDays(3) }],
    [
      'is suspended the day after, if that is the promise',
      lapsed({ graceDays: 1 }),
      { kind: 'suspend', on: inDays(1) },
    ],
    [
      'runs for a month, if that is the promise',
      lapsed({ graceDays: 30 }, 2),
      { kind: 'suspend', on: inDays(28) },
    ],
    [
      'has its card charged on the last day of its grace',
      lapsed({ graceDays: 10, card: 'ready', chargedOn: inDays(-1) }, 9),
      { kind: 'charge', on: today },
    ],
    ['has its card charged', lapsed({ card: 'ready' }), { kind: 'charge', on: today }],
    [
      'has a card that declined yesterday charged today',
      lapsed({ card: 'ready', chargedOn: inDays(-1) }, 1),
      { kind: 'charge', on: today },
    ],
    [
      'has a card that declined today charged tomorrow',
      lapsed({ card: 'ready', chargedOn: today }),
      { kind: 'charge', on: inDays(1) },
    ],
    [
      'is suspended on the day of which the card would be charged again',
      lapsed({ card: 'ready', chargedOn: today }, 2),
      { kind: 'suspend', on: inDays(1) },
    ],
    ['gets a bill at the present price', lapsed({ bill: 'outdated' }), { kind: 'bill', on: today }],
    [
      'gets none where it is not to be renewed',
      lapsed({ bill: 'outdated', autoRenewal: false }),
      { kind: 'suspend', on: inDays(3) },
    ],
    [
      'is renewed rather than billed once the money is there',
      lapsed({ bill: 'outdated', balance: rubles(1577) }),
      { kind: 'renew', on: today },
    ],
    [
      'whose bill was canceled is not charged',
      lapsed({ bill: 'canceled', card: 'ready', balance: rubles(9999) }),
      { kind: 'suspend', on: inDays(3) },
    ],
  ])('%s', (_title, state, step) => {
    expect(nextStep(state)).toEqual(step);
  });

  const suspended: RenewalState['done'] = { lapsed: inDays(-3), suspended: today };
  test.each<[done: RenewalState['done'], step: NextStep]>([
    [suspended, { kind: 'warn', days: 7, on: inDays(7) }],
    [
      { ...suspended, warned7: today },
      { kind: 'warn', days: 1, on: inDays(6) },
    ],
    [
      { ...suspended, warned7: today, warned1: today },
      { kind: 'delete', on: inDays(1) },
    ],
  ])('of which %j is done comes to %j', (done, step) => {
    expect(nextStep(makeState({ status: 'Suspended', done }))).toEqual(step);
  });
});

test.each<[title: string, changes: Partial<RenewalState>, look: string | null]>([
  ['tomorrow while the bank decides', { endDate: inDays(32), card: 'charging' }, inDays(1)],
  ['never where people decide', { isHeld: true }, null],
  ['on the day of its next step', { endDate: inDays(32) }, inDays(18)],
  ['tomorrow while it is unpaid', { done: { lapsed: today } }, inDays(1)],
  ['today where a step is due', { done: { lapsed: today }, balance: rubles(1577) }, today],
  ['tomorrow where a step is due then', { done: { lapsed: inDays(-2) } }, inDays(1)],
])('a server is looked at again %s', (_title, changes, look) => {
  expect(nextLook(makeState(changes))).toBe(look);
});

// tests: SHELL-28
describe('a balance', () => {
  const server: RenewedServer = makeServer({ endDate: today });

  test.each<[title: string, balance: number, changes: Partial<RenewedServer>, forecast: unknown]>([
    // Twelve renewals from today on; the thirteenth is a year ahead.
    ['lasts a year from today', 1577 * 12, {}, null],
    ['lasts until the last renewal within a year', 1577 * 12 - 1, {}, { kind: 'until', day: '2027-10-22' }],
    ['is short of what is overdue', 0, { endDate: inDays(-1) }, { kind: 'short' }],
    ['is short of what was suspended today', 0, { status: 'Suspended' }, { kind: 'short' }],
    ['lasts for what is held until tomorrow', 0, { status: 'Suspended', endDate: inDays(1) }, null],
    ['lasts until tomorrow', 0, { endDate: inDays(1) }, { kind: 'until', day: inDays(1) }],
    ['lasts for what is not set up', 0, { status: 'Ordered' }, null],
  ])('%s', (_title, balance, changes, forecast) => {
    expect(
      forecastBalance(rubles(balance), [{ ...server, ...changes }], {
        today,
        discounts: samplePrices.discounts,
      }),
    ).toEqual(forecast);
  });

  test.each([
    [{ kind: 'short' }, true],
    [{ kind: 'until', day: '2026-11-22' }, true],
    [{ kind: 'until', day: 'soon' }, false],
    [{ kind: 'until' }, false],
    [{ kind: 'long' }, false],
    [{}, false],
  ])('forecast %j is valid: %s', (forecast, isValid) => {
    expect(v.is(balanceForecastSchema, forecast)).toBe(isValid);
  });
});
