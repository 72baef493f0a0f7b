import { describe, expect, test } from 'vitest';
import { priceEntry, type Market } from '@/domain/cart/priceEntry';
import { rubles } from '@/domain/money';
import { tariffNamed, tariffs } from '@/domain/pricing/tariffChange';
import { samplePlans } from '@/sample-data/plans';
import { makeServer, sampleServers } from '@/sample-data/servers';
import {
  choiceFor,
  parseTariffUrl,
  withTariff,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffUrl';
import { initialTariffState, tariffReducer } from '@/screens/serverTariff/ServerTariffScreen/tariffState';
import {
  cartPrice,
  tariffOptions,
  toConfirmView,
  toSelectView,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';

const market: Market = { plans: samplePlans, servers: sampleServers, today: '2026-11-21' };
const use = { submission: { status: 'idle' }, isSaving: false, refusals: 0 } as const;

function named(name: string) {
  const tariff = tariffNamed(name);
  if (!tariff) throw new Error(name);
  return tariff;
}

describe('step 1', () => {
  // proves: TARIFF-01
  test('the seven of §9 and the server’s own, marked, at its price', () => {
    const options = tariffOptions(makeServer(), market);
    expect(options.map(({ name }) => name)).toEqual([...tariffs.map(({ name }) => name), 'Diadem']);
    expect(options.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { name: 'Diadem', monthly: rubles(1577), specs: { cpu: 3 } },
    ]);
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

  test('a tariff that the catalogue does not know has no specs and is still there', () => {
    expect(tariffOptions(makeServer({ tariff: 'Nowhere' }), market).at(-1)).toEqual({
      name: 'Nowhere',
      monthly: rubles(1577),
      specs: null,
      isCurrent: true,
      difference: 0,
    });
  });

  // proves: TARIFF-04
  test('it is refused only while nothing is chosen', () => {
    expect(toSelectView(makeServer(), market, '', 0).isRefused).toBe(false);
    expect(toSelectView(makeServer(), market, '', 1).isRefused).toBe(true);
    expect(toSelectView(makeServer(), market, 'Okul', 1).isRefused).toBe(false);
  });
});

describe('step 2', () => {
  const server = makeServer({ endDate: '2026-12-03' });

  // proves: TARIFF-08, PRICE-11
  test('its charge is the cart’s, for every tariff', () => {
    for (const tariff of tariffs) {
      const { quote } = toConfirmView(server, market, tariff, '', use);
      const entry = { kind: 'tariff', id: 't', serverId: server.id, tariff: tariff.name } as const;
      const inCart = priceEntry(entry, { ...market, servers: [server] });
      expect(inCart.total).toBe(quote.charge);
      expect(cartPrice(server, tariff, { ...market, servers: [server] })).toBe(quote.charge);
    }
    expect(toConfirmView(server, market, named('Arcturus'), '', use).quote.charge).toBe(rubles(1569.2));
  });

  // proves: TARIFF-10, PRICE-12
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

// proves: TARIFF-03, ROUTE-08
test('choice and step live in the address; nonsense counts as not said', () => {
  expect(parseTariffUrl('?id=1&tariff=Okul&step=confirm')).toEqual({ tariff: 'Okul', isConfirm: true });
  const nothing = { tariff: '', isConfirm: false };
  for (const search of ['', '?step=confirm', '?tariff=Alpharg&step=confirm', '?tariff=__proto__&step=2'])
    expect(parseTariffUrl(search)).toEqual(nothing);
  expect(withTariff('?id=1', { tariff: 'Okul', isConfirm: true })).toBe('?id=1&tariff=Okul&step=confirm');
  expect(withTariff('?id=1&tariff=Okul&step=confirm', { tariff: 'Okul', isConfirm: false })).toBe(
    '?id=1&tariff=Okul',
  );
  expect(withTariff('?id=%31', nothing)).toBe('?id=%31');
  expect(withTariff('?tariff=x', nothing)).toBe('');
  const asked = { tariff: 'Okul', isConfirm: true };
  expect(choiceFor(makeServer(), asked)).toEqual(asked);
  // Back to a change that has been made already: its tariff is the server's own by now.
  expect(choiceFor(makeServer({ tariff: 'Okul[GB]' }), asked)).toEqual(nothing);
});

test('what went wrong is behind with another choice or step; what is on its way stays so', () => {
  const refused = tariffReducer(initialTariffState(''), { type: 'refused' });
  expect(refused.refusals).toBe(1);
  expect(tariffReducer(refused, { type: 'chosen', tariff: 'Okul' })).toMatchObject({
    tariff: 'Okul',
    refusals: 0,
  });
  const pending = tariffReducer(initialTariffState('Okul'), { type: 'finishStarted' });
  expect(tariffReducer(pending, { type: 'arrived', tariff: 'Okul' }).submission.status).toBe('pending');
  const failed = tariffReducer(pending, { type: 'finishFailed', reason: 'offline' });
  expect(failed).toMatchObject({ submission: { status: 'failed', reason: 'offline' }, refusals: 1 });
  expect(tariffReducer(failed, { type: 'arrived', tariff: 'Okul' })).toEqual(initialTariffState('Okul'));
});
