import { describe, expect, it } from 'vitest';
import { planSettlement, type SettlementFacts } from '@/domain/account/settlementPlan';
import { kopecks, rubles } from '@/domain/money/money';
import type { PaidItem } from '@/domain/servers/cancellation';

const item = (changes: Partial<PaidItem> = {}): PaidItem => ({
  id: 'a',
  amount: rubles(100),
  left: rubles(100),
  paidAt: '2026-11-27T10:00:00Z',
  from: '2026-11-27',
  until: '2026-12-27',
  paymentId: 1,
  isFirstOrder: false,
  ...changes,
});
const server = (...items: readonly PaidItem[]) => ({
  server: { endDate: '2026-12-27' as const },
  items,
  moment: { now: new Date('2026-11-27T12:00:00Z'), timeZone: 'Europe/Moscow' as const, isStarted: false },
});
const plan = (facts: Partial<SettlementFacts>) =>
  planSettlement({ bills: [], servers: [], postings: [], topUps: [], refundables: new Map(), ...facts });

describe('the settlement of an account (D45)', () => {
  it('refunds a payment for several servers once, and its rest to the balance', () => {
    const { settlement, quotes } = plan({
      servers: [server(item()), server(item({ id: 'b' }))],
      refundables: new Map([[1, { left: rubles(200), byMethod: rubles(130) }]]),
    });
    expect(quotes.map(({ byMethod }) => byMethod)).toEqual([rubles(100), rubles(30)]);
    expect(settlement.servers).toEqual({ count: 2, refund: rubles(200), byMethod: rubles(130) });
    expect(settlement.balance).toBe(rubles(70));
  });

  it('adds the held money to the balance, and returns it through the newest top-ups, without goodwill', () => {
    const { settlement, topUpRefunds } = plan({
      bills: [{ amount: rubles(500), fromBalance: rubles(20) }],
      postings: [
        { amount: rubles(100), kind: 'other' },
        { amount: rubles(30), kind: 'goodwill' },
        { amount: 0 - rubles(20), kind: 'hold' },
      ],
      topUps: [8, 7],
      refundables: new Map([
        [7, { left: rubles(90), byMethod: rubles(90) }],
        [8, { left: rubles(60), byMethod: rubles(60) }],
      ]),
    });
    expect(topUpRefunds).toEqual([
      { paymentId: 8, amount: rubles(60) },
      { paymentId: 7, amount: rubles(40) },
    ]);
    expect(settlement).toEqual({
      bills: { count: 1, sum: rubles(500) },
      reserved: rubles(20),
      servers: { count: 0, refund: rubles(0), byMethod: rubles(0) },
      balance: rubles(130),
      returnable: rubles(100),
    });
  });

  it('returns nothing that is less than a cent of the payment', () => {
    const gateway = {
      paid: {
        amount: rubles(800),
        commission: rubles(0),
        paid: { currency: 'USD' as const, minor: 1_000 },
      },
      before: kopecks(0),
    };
    const facts = (minor: number) => ({
      postings: [{ amount: minor, kind: 'other' as const }],
      topUps: [7],
      refundables: new Map([[7, { left: rubles(800), byMethod: rubles(800), gateway }]]),
    });
    expect(plan(facts(39)).settlement).toMatchObject({ balance: 39, returnable: 0 });
    expect(plan(facts(40)).settlement).toMatchObject({ balance: 40, returnable: 40 });
  });
});
