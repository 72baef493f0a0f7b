import { billRules } from '@/domain/payment/billRules';
import { rowsOf, serversIn } from '../rowsOf';
import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { quoteTariffChange } from '@/domain/pricing/tariffChange';
import type { ServerId } from '@/domain/servers/server';
import { makeAccountSummary } from '@/sample-data/account';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePayers } from '@/sample-data/payers';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { makeProfile } from '@/sample-data/profile';
import { makeServer } from '@/sample-data/servers';
import { accountSample } from '@app/ports/sample/accountSample';
import { billingSample } from '@app/ports/sample/billingSample';
import type { SampleDeliveries } from '@app/ports/sample/sampleBooks';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import type { RememberedServer } from '@app/ports/sample/serverMemory';

const id = 1024 as ServerId;
const ordered = 1025 as ServerId;
const castor = { name: 'Castor', monthly: rubles(7000) };

function setUp() {
  let now = new Date('2026-11-21T12:00:00Z');
  const clock = () => now;
  let stored: readonly RememberedServer[] = [];
  const account = accountSample(makeAccountSummary({ balance: rubles(0) }), noLatency, makeProfile());
  const data = { methods: samplePaymentMethods, rates: sampleRates, payers: samplePayers, payments: [] };
  const deliver: SampleDeliveries['deliver'] = (entries, payment) => servers.deliver(entries, payment);
  const billing = billingSample(data, clock, noLatency, account, {
    deliver,
    deliverOptions: () => [],
  });
  const initial = [makeServer({ endDate: '2026-12-03' })];
  const persistence = {
    before: null,
    persist: (state: readonly RememberedServer[]) => void (stored = state),
  };
  const servers = serversSample(initial, noLatency, clock, billing, persistence);
  return {
    servers,
    billing,
    deliver: () => servers.deliver([makeOrderEntry()], { amount: rubles(1577) }),
    balance: async () => (await account.summary()).balance,
    /** The same tab after a reload. */
    reloaded: () => serversSample(initial, noLatency, clock, billing, { before: stored, persist: () => {} }),
    goTo: (moment: string) => {
      now = new Date(moment);
    },
  };
}

test('what was never set up is given back whole, and is gone after a reload too', async () => {
  const { servers, deliver, balance, reloaded } = setUp();
  deliver();
  const quote = await servers.cancellationQuote(ordered);
  expect(quote).toMatchObject({ refund: rubles(1577), byMethod: 0, periods: [{ reason: 'notStarted' }] });
  const wrong = { when: 'now', refund: rubles(1000), target: 'balance' } as const;
  expect(await servers.cancel(ordered, wrong)).toEqual({
    status: 'refused',
    refusal: { reason: 'refundChanged', expected: rubles(1577), given: rubles(1000) },
  });
  expect(await servers.cancel(ordered, { ...wrong, refund: quote.refund })).toMatchObject({ value: null });
  expect(await balance()).toBe(rubles(1577));
  expect((await serversIn(servers)).map((server) => server.id)).toEqual([id]);
  expect((await serversIn(reloaded())).map((server) => server.id)).toEqual([id]);
  expect(await servers.cancel(ordered, { when: 'atEnd' })).toMatchObject({ refusal: { reason: 'noServer' } });
});

// D39
test('a cancelled server has no bills left, whether it goes at once or with its period', async () => {
  for (const choice of [{ when: 'now', refund: rubles(0), target: 'balance' }, { when: 'atEnd' }] as const) {
    const { servers, billing } = setUp();
    const charge = quoteTariffChange(makeServer({ endDate: '2026-12-03' }), castor, '2026-11-21').charge;
    expect(await servers.changeTariff(id, castor.name, charge)).toMatchObject({ status: 'done' });
    expect(await rowsOf(billing.bills, billRules)).toMatchObject([{ state: 'unpaid' }]);
    expect(await servers.cancel(id, choice)).toMatchObject({ status: 'done' });
    expect(await rowsOf(billing.bills, billRules)).toMatchObject([{ state: 'canceled' }]);
  }
});

test('a server ends with its period, unless its owner stays or pays for more', async () => {
  const { servers, goTo } = setUp();
  expect(await servers.cancel(id, { when: 'atEnd' })).toMatchObject({ value: { leavesOn: '2026-12-03' } });
  expect(await servers.cancel(id, { when: 'atEnd' })).toMatchObject({ refusal: { reason: 'changed' } });
  expect(await servers.keep(id)).toMatchObject({ value: { leavesOn: null } });
  expect(await servers.keep(id)).toMatchObject({ refusal: 'changed' });
  expect((await servers.details(id)).events.slice(-2).map(({ kind }) => kind)).toEqual([
    'leaving',
    'staying',
  ]);

  await servers.cancel(id, { when: 'atEnd' });
  servers.deliver([{ kind: 'renewal', id: 'one', serverId: id, period: 'month' }], { amount: rubles(1577) });
  expect(await serversIn(servers)).toMatchObject([{ leavesOn: null, endDate: '2027-01-03' }]);

  await servers.cancel(id, { when: 'atEnd' });
  goTo('2027-01-03T20:59:00Z');
  expect(await serversIn(servers)).toHaveLength(1);
  goTo('2027-01-03T21:00:00Z');
  expect(await serversIn(servers)).toEqual([]);
});
