import { serversIn, ticketsIn } from '../../rowsOf';
import { kopecks } from '@/domain/money/money';
import { expect, test, vi } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { defaultConfiguration } from '@/domain/order/configuration';
import type { PaymentMethodId } from '@/domain/payment/method';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import { quoteTariffChange, tariffNamed } from '@/domain/pricing/tariffChange';
import type { ServerId } from '@/domain/servers/server';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { shiftDates } from '@/sample-data/shiftDates';
import { samplePayers } from '@/sample-data/payers';
import { makeNewTicket } from '@/sample-data/tickets';
import { samplePrices } from '@/sample-data/prices';
import { deviceDay } from '@app/device/clock';
import { forgetOwner } from '@app/device/tabAccount';
import { currentSample } from '@app/ports/sample/currentSample';
import { noLatency } from '@app/ports/sample/latency';
import type { CustomerPorts } from '@app/ports/ports';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { sampleKey } from '@app/ports/sample/sampleSession';
import { storedSample } from '@app/ports/sample/storedSample';
import { paymentRules } from '@/domain/payment/paymentRules';
import { rowsOf } from '../../rowsOf';

const shop = 1024 as ServerId;
const reload = () => makeSamplePorts(noLatency, storedSample());
/** As this tab's are before anything is done to them. */
const ofToday = () => makeSamplePorts(noLatency, undefined, shiftDates(new Date(), defaultTimeZone));

/** Everything that a customer could look at again. */
async function seen({ account, billing, servers, notifications }: CustomerPorts) {
  return {
    summary: await account.summary(),
    profile: (await account.profile()).profile,
    payments: await rowsOf(billing.history, paymentRules),
    payers: await billing.payers(),
    servers: await serversIn(servers),
    settings: await servers.settings(shop),
    events: (await servers.details(shop)).events,
    notifications: await notifications.list(),
  };
}

/** The charge for a tariff today. */
async function chargeFor({ servers }: CustomerPorts, id: ServerId, star: string) {
  const server = (await serversIn(servers)).find((each) => each.id === id);
  const tariff = tariffNamed(samplePrices.tariffs, star);
  if (!server || !tariff) throw new Error('No server or tariff');
  return quoteTariffChange(server, tariff, deviceDay()).charge;
}

async function pay({ billing }: CustomerPorts, method: PaymentMethodId, ...entries: CartEntry[]) {
  const [payer] = samplePayers;
  if (!payer) throw new Error('No payer');
  const amount = { currency: 'RUB', minor: 900_000 } as const;
  return billing.pay({
    key: `${method}-${entries[0]?.id ?? ''}`,
    method,
    amount,
    payer,
    entries,
    promo: null,
  });
}

// tests: PAY-25
test('a reload keeps what was paid, ordered, changed and typed (D20)', async () => {
  const ports = makeSamplePorts(noLatency);
  await pay(ports, 'ruCards', {
    kind: 'order',
    id: 'a',
    plan: 'Diadem[GB]',
    configuration: { ...defaultConfiguration, os: { family: 'debian', version: '12' } },
  });
  await pay(ports, 'ruCards');
  await ports.servers.changeTariff(shop, 'Arcturus', await chargeFor(ports, shop, 'Arcturus'));
  const edited = await ports.servers.settings(shop);
  if (!edited) throw new Error('No settings');
  const { settings, version } = edited;
  const optioned = { ...settings, panel: 'plesk', ipv4: 2, ipv6Subnet: 'auto' } as const;
  await ports.servers.save(shop, version, {
    settings: optioned,
    charge: quoteSettings(edited, optioned, { today: deviceDay(), prices: samplePrices }).charge,
    password: null,
    userPassword: null,
  });
  const [payer] = samplePayers;
  if (!payer) throw new Error('No payer');
  await ports.billing.addPayer({ ...payer, name: 'Ещё один' });
  const { version: ofProfile, profile } = await ports.account.profile();
  await ports.account.saveProfile(ofProfile, { ...profile, city: 'Тверь' });
  await ports.notifications.setRead(['n5'], true);
  const before = await seen(ports);
  expect(before.servers).toHaveLength(5);
  expect(await seen(reload())).toEqual(before);
});

test('what waits for its money is delivered after a reload too, and no payment is made twice', async () => {
  const ports = makeSamplePorts(noLatency);
  await pay(ports, 'ruCards');
  await pay(ports, 'crypto', { kind: 'renewal', id: 'r', serverId: shop, period: 'month' });
  const [until] = await serversIn(ports.servers);
  const reloaded = reload();
  const outcome = await pay(reloaded, 'crypto', {
    kind: 'renewal',
    id: 'r',
    serverId: shop,
    period: 'month',
  });
  expect(outcome).toMatchObject({ status: 'done', value: { status: 'Pending' } });
  const [payment] = await rowsOf(reloaded.billing.history, paymentRules);
  await reloaded.billing.payPending([payment?.id ?? 0], payment?.amount ?? kopecks(0));
  const [renewed] = await serversIn(reloaded.servers);
  expect(renewed?.endDate).not.toBe(until?.endDate);
  expect(await rowsOf(reloaded.billing.history, paymentRules)).toHaveLength(
    (await rowsOf(ports.billing.history, paymentRules)).length,
  );
});

test('the number of a payment that was deleted is not given again', async () => {
  const ports = makeSamplePorts(noLatency);
  const deleted = await pay(ports, 'crypto', { kind: 'renewal', id: 'r', serverId: shop, period: 'month' });
  if (deleted.status === 'refused') throw new Error('Refused');
  const { id } = deleted.value;
  await ports.billing.deletePending([id]);
  expect(await pay(reload(), 'ruCards')).toMatchObject({ value: { id: id + 1, status: 'Paid' } });
});

test('what was tampered with is as if nothing had been done', async () => {
  const untouched = await seen(makeSamplePorts(noLatency));
  await pay(makeSamplePorts(noLatency), 'ruCards');
  const stored = sessionStorage.getItem(sampleKey) ?? '';
  expect(stored).toContain('"amount":900000');
  for (const text of [
    '{',
    '{}',
    'null',
    stored.replace('"amount":900000', '"amount":9e99'),
    stored.replace('"balance":', '"balance":9007199254740'),
  ]) {
    sessionStorage.setItem(sampleKey, text);
    expect(await seen(reload())).toEqual(untouched);
  }
  const ports = makeSamplePorts(noLatency);
  await ports.servers.changeTariff(shop, 'Arcturus', await chargeFor(ports, shop, 'Arcturus'));
  const changed = sessionStorage.getItem(sampleKey) ?? '';
  for (const [from, to] of [
    ['https://panel', 'javascript:panel'],
    ['"endDate":"2026', '"endDate":"9999'],
    ['T09:12:00Z"', 'T09:12:00+05"'],
    ['"monthlyPrice":157700', '"monthlyPrice":9007199254740991'],
  ] as const) {
    expect(changed).toContain(from);
    sessionStorage.setItem(sampleKey, changed.replace(from, to));
    expect(await seen(reload())).toEqual(untouched);
  }
});

test('signing out after a reload leaves nothing of it either, nor of a ticket', async () => {
  await pay(makeSamplePorts(noLatency), 'ruCards');
  const { billing } = await currentSample(0);
  const untouched = await rowsOf(ofToday().billing.history, paymentRules);
  expect(await rowsOf(billing.history, paymentRules)).toHaveLength(untouched.length + 1);
  forgetOwner();
  const fresh = await currentSample(0);
  expect(await rowsOf(fresh.billing.history, paymentRules)).toEqual(untouched);
  await fresh.support.create(makeNewTicket({ subject: 'Тайна', message: 'Никому' }), []);
  forgetOwner();
  expect(await ticketsIn((await currentSample(0)).support)).toEqual([]);
});

test('what ends after signing out is nobody’s, where storage is forbidden too', async () => {
  const ports = await currentSample(0);
  const before = await rowsOf(ports.billing.history, paymentRules);
  const paying = pay(ports, 'ruCards');
  forgetOwner();
  await paying;
  expect(sessionStorage.getItem(sampleKey)).toBeNull();
  expect(await rowsOf((await currentSample(0)).billing.history, paymentRules)).toEqual(before);

  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await (await currentSample(0)).notifications.setRead(['n5'], true);
  forgetOwner();
  const [first] = await (await currentSample(0)).notifications.list();
  expect(first).toMatchObject({ id: 'n5', isRead: false });
  forbidden.mockRestore();
});

test('signing out leaves nothing of it, in storage or in memory', async () => {
  const ports = await currentSample(0);
  expect(await currentSample(0)).toBe(ports);
  await pay(ports, 'ruCards');
  expect(sessionStorage.getItem(sampleKey)).not.toBeNull();
  forgetOwner();
  expect(sessionStorage.getItem(sampleKey)).toBeNull();
  const fresh = await currentSample(0);
  expect(await rowsOf(fresh.billing.history, paymentRules)).toEqual(
    await rowsOf(ofToday().billing.history, paymentRules),
  );
});
