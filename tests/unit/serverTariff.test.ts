import { describe, expect, test } from 'vitest';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { rubles } from '@/domain/money/money';
import { tariffNamed } from '@/domain/pricing/tariffChange';
import { samplePlans } from '@/sample-data/plans';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import {
  choiceFor,
  parseTariffUrl,
  withTariff,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffUrl';
import {
  cartPrice,
  tariffOptions,
  toConfirmView,
  toSelectView,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';

const market: Market = {
  plans: samplePlans,
  prices: samplePrices,
  servers: sampleServers,
  today: '2026-11-21',
};
const use = { submission: { status: 'idle' }, isSaving: false, refusals: 0 } as const;

function named(name: string) {
  const tariff = tariffNamed(samplePrices.tariffs, name);
  if (!tariff) throw new Error(name);
  return tariff;
}

describe('step 1', () => {
  // tests: TARIFF-01, TARIFF-15
  test('the seven of §9, whatever the server has: its own is in the summary (D34)', () => {
    for (const tariff of ['Diadem[GB]', 'Nowhere']) {
      const options = tariffOptions(makeServer({ tariff }), market);
      expect(options.map(({ name }) => name)).toEqual(samplePrices.tariffs.map(({ name }) => name));
      expect(options.some(({ isCurrent }) => isCurrent)).toBe(false);
    }
    expect(toSelectView(makeServer(), market, '', 0).current).toMatchObject({
      name: 'Diadem',
      monthly: rubles(1577),
      specs: { cpu: 3 },
    });
  });

  test('a server that has one of the seven: seven, that one at the server’s price and in its place', () => {
    const options = tariffOptions(makeServer({ tariff: 'Castor[NL]', monthlyPrice: rubles(9000) }), market);
    expect(options.map(({ name }) => name)).toEqual([
      'Intercrus',
      'Electra',
      'Alphard',
      'Okul',
      'Castor',
      'Sirius',
      'Arcturus',
    ]);
    expect(options[4]).toMatchObject({ isCurrent: true, monthly: rubles(9000), difference: 0 });
    expect(options[5]).toMatchObject({ difference: rubles(-500), specs: { storage: { kind: 'HDD' } } });
  });

  test('a tariff that the catalogue does not know has no specs and is still in the summary', () => {
    const { current } = toSelectView(makeServer({ tariff: 'Nowhere' }), market, '', 0);
    expect(current).toEqual({ name: 'Nowhere', monthly: rubles(1577), specs: null });
  });

  // tests: TARIFF-04
  test('it is refused only while nothing is chosen', () => {
    expect(toSelectView(makeServer(), market, '', 0).isRefused).toBe(false);
    expect(toSelectView(makeServer(), market, '', 1).isRefused).toBe(true);
    expect(toSelectView(makeServer(), market, 'Okul', 1).isRefused).toBe(false);
  });
});

describe('step 2', () => {
  const server = makeServer({ endDate: '2026-12-03' });

  // tests: TARIFF-08, PRICE-11
  test('its charge is the cart’s, for every tariff', () => {
    for (const tariff of samplePrices.tariffs) {
      const { quote } = toConfirmView(server, market, tariff, '', use);
      const entry = { kind: 'tariff', id: 't', serverId: server.id, tariff: tariff.name } as const;
      const inCart = priceEntry(entry, { ...market, servers: [server] });
      expect(inCart.total).toBe(quote.charge);
      expect(cartPrice(server, tariff, { ...market, servers: [server] })).toBe(quote.charge);
    }
    expect(toConfirmView(server, market, named('Arcturus'), '', use).quote.charge).toBe(rubles(1569.2));
  });

  // tests: TARIFF-10, PRICE-12
  test('a downgrade charges nothing and keeps the disk (D18)', () => {
    const large = makeServer({ tariff: 'Intercrus[GB]', monthlyPrice: rubles(16000) });
    const view = toConfirmView(large, market, named('Arcturus'), '', use);
    expect(view).toMatchObject({
      keepsDisk: true,
      next: { specs: { cpu: 4, ram: 6, storage: { size: 510, kind: 'SSD NVME' } } },
      quote: { difference: rubles(-10500), charge: 0 },
    });
    expect(toConfirmView(server, market, named('Arcturus'), '', use).keepsDisk).toBe(false);
  });
});

// tests: TARIFF-03, ROUTE-08
test('choice and step live in the address; invalid values count as absent', () => {
  expect(parseTariffUrl('?id=1&tariff=Okul&step=confirm', samplePrices.tariffs)).toEqual({
    tariff: 'Okul',
    isConfirm: true,
  });
  const nothing = { tariff: '', isConfirm: false };
  for (const search of ['', '?step=confirm', '?tariff=Alpharg&step=confirm', '?tariff=__proto__&step=2'])
    expect(parseTariffUrl(search, samplePrices.tariffs)).toEqual(nothing);
  expect(withTariff('?id=1', { tariff: 'Okul', isConfirm: true })).toBe('?id=1&tariff=Okul&step=confirm');
  expect(withTariff('?id=1&tariff=Okul&step=confirm', { tariff: 'Okul', isConfirm: false })).toBe(
    '?id=1&tariff=Okul',
  );
  expect(withTariff('?id=%31', nothing)).toBe('?id=%31');
  expect(withTariff('?tariff=x', nothing)).toBe('');
  const requested = { tariff: 'Okul', isConfirm: true };
  expect(choiceFor(makeServer(), requested)).toEqual(requested);
  // Back to a change that has been made already: its tariff is the server's own by now.
  expect(choiceFor(makeServer({ tariff: 'Okul[GB]' }), requested)).toEqual(nothing);
});
