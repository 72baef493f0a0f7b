import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { addDays, dayOf, toIsoDateTime, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { usedShare } from '@/domain/catalog/legal';
import { kopecks, rubles, sumMoney } from '@/domain/money/money';
import { afterRefund, refundOfPeriod, refundParts, type PaidPeriod } from '@/domain/payment/refund';
import { legalFigures } from '@/screens/legal/LegalScreen/legalFigures';

const paidAt: IsoDateTime = '2026-03-01T10:00:00.000Z';

const makePeriod = (changes: Partial<PaidPeriod> = {}): PaidPeriod => ({
  amount: rubles(3000),
  paidAt,
  from: '2026-03-01',
  until: '2026-03-31',
  isFirstOrder: false,
  ...changes,
});

const onDay = (day: IsoDate, period = makePeriod(), isStarted = true) =>
  refundOfPeriod(period, { now: new Date(`${day}T18:00:00Z`), timeZone: 'UTC', isStarted });

describe('what the refund policy returns (§9)', () => {
  test('the example of the legal page comes out as the page says', () => {
    const { examplePeriod, exampleUsed, exampleRefund } = legalFigures(brand, 'ru');
    // The first day counts as used from its start (D37.2).
    const refund = onDay(addDays('2026-03-01', exampleUsed - 1));
    expect(refund).toEqual({ amount: rubles(2100), reason: 'unusedDays', usedDays: 9, periodDays: 30 });
    expect([refund.usedDays, refund.periodDays]).toEqual([exampleUsed, examplePeriod]);
    expect((refund.amount / makePeriod().amount) * 100).toBe(exampleRefund);
    expect(100 - usedShare(refund.usedDays, refund.periodDays)).toBe(exampleRefund);
  });

  test.each([
    ['2026-03-01', 2900, 'unusedDays'],
    ['2026-03-15', 1500, 'unusedDays'],
    ['2026-03-16', 0, 'mostlyUsed'],
    ['2026-03-31', 0, 'mostlyUsed'],
    ['2026-04-01', 0, 'tooLate'],
  ] as const)('on %s it is %d rubles: %s', (day, amount, reason) =>
    expect(onDay(day)).toMatchObject({ amount: rubles(amount), reason }),
  );

  test('of a year, the thirtieth day after the payment is the last', () => {
    const year = makePeriod({ until: '2027-03-01', amount: rubles(3650) });
    expect(onDay('2026-03-31', year)).toMatchObject({ amount: rubles(3340), usedDays: 31, periodDays: 365 });
    expect(onDay('2026-04-01', year)).toMatchObject({ amount: 0, reason: 'tooLate' });
  });

  test('time that was paid ahead and has not started is returned whole', () => {
    const ahead = makePeriod({ from: '2026-03-20', until: '2026-04-20' });
    expect(onDay('2026-03-05', ahead)).toMatchObject({ amount: rubles(3000), usedDays: 0, periodDays: 31 });
  });

  test('a new client gets the first order back for 24 hours, and not a minute longer', () => {
    const day = makePeriod({ isFirstOrder: true, until: '2026-03-02' });
    const at = (time: string) =>
      refundOfPeriod(day, { now: new Date(time), timeZone: 'UTC', isStarted: true });
    expect(at('2026-03-02T10:00:00Z')).toMatchObject({ amount: rubles(3000), reason: 'newClient' });
    expect(at('2026-03-02T10:01:00Z')).toMatchObject({ amount: 0, reason: 'mostlyUsed' });
  });

  test('what never ran is returned whole, however late', () =>
    expect(onDay('2026-06-01', makePeriod(), false)).toMatchObject({
      amount: rubles(3000),
      reason: 'notStarted',
    }));

  test('a share is rounded to the nearest kopeck', () => {
    // 28, 15 and 19 of 30 days.
    expect(onDay('2026-03-02', makePeriod({ amount: kopecks(1) })).amount).toBe(1);
    expect(onDay('2026-03-15', makePeriod({ amount: kopecks(1) })).amount).toBe(1);
    expect(onDay('2026-03-11', makePeriod({ amount: kopecks(100) })).amount).toBe(63);
  });
});

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(toIsoDateTime);
const period = fc.record({
  amount: fc.maxSafeNat().map(kopecks),
  paidAt: moment,
  from: moment.map((at) => dayOf(new Date(at))),
  days: fc.integer({ min: 0, max: 1100 }),
  isFirstOrder: fc.boolean(),
});

test('whatever was paid and whenever: never more than that, never below zero, never more a day later', () => {
  fc.assert(
    fc.property(period, moment, fc.boolean(), ({ days, ...paid }, now, isStarted) => {
      const one: PaidPeriod = { ...paid, until: addDays(paid.from, days) };
      const today = new Date(now);
      const refund = refundOfPeriod(one, { now: today, timeZone: 'UTC', isStarted });
      expect(Number.isSafeInteger(refund.amount)).toBe(true);
      expect(refund.amount).toBeGreaterThanOrEqual(0);
      expect(refund.amount).toBeLessThanOrEqual(one.amount);
      expect(refund.usedDays).toBeLessThanOrEqual(refund.periodDays);
      if (refund.reason === 'unusedDays') expect(refund.usedDays * 2).toBeLessThanOrEqual(refund.periodDays);
      const tomorrow = new Date(today.getTime() + 86_400_000);
      expect(refundOfPeriod(one, { now: tomorrow, timeZone: 'UTC', isStarted }).amount).toBeLessThanOrEqual(
        refund.amount,
      );
    }),
  );
});

test('the parts of a refund add up to it, and no way returns more than came by it', () => {
  const amount = fc.nat(1_000_000);
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.constantFrom('balance', 'method'),
      (wanted, held, came, target) => {
        const left = kopecks(Math.max(wanted, held));
        const refundable = { left, byMethod: kopecks(Math.min(left, came)) };
        const parts = refundParts(kopecks(wanted), target, refundable);
        expect(sumMoney(parts.map((part) => part.amount))).toBe(wanted);
        expect(parts.every((part) => part.amount > 0)).toBe(true);
        const rest = afterRefund(refundable, parts);
        expect(rest.left).toBe(left - wanted);
        expect(rest.byMethod).toBeGreaterThanOrEqual(0);
        expect(rest.byMethod).toBeLessThanOrEqual(rest.left);
      },
    ),
  );
});

test('days are those of the provider’s zone (D41)', () => {
  const one = makePeriod({ from: '2026-03-01', until: '2026-03-31' });
  // 23:59 and 00:00 in Moscow; a started day is used.
  const used = (now: string) =>
    refundOfPeriod(one, { now: new Date(now), timeZone: 'Europe/Moscow', isStarted: true }).usedDays;
  expect([used('2026-03-04T20:59:00Z'), used('2026-03-04T21:00:00Z')]).toEqual([4, 5]);
});
