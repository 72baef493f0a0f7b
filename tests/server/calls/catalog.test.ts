import { expect, it } from 'vitest';
import { catalogContract } from '@app/contract/catalog';
import { seedMethods } from '@app/server/catalogSeed/seed';
import { migrate } from '@app/server/db/migrate';
import { sampleSystems } from '@/sample-data/systems';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { samplePromos } from '@/sample-data/promos';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf } from '../support/signedIn';

const { db, app } = await openApp();

const { plans, promo, paymentMethods, rates, supportAnswers } = catalogContract;

it('is what the sample shows, for visitors too', async () => {
  expect(await answerOf(plans, callAs(app, null, plans))).toEqual({
    items: samplePlans,
    prices: samplePrices,
    currency: 'RUB',
    systems: sampleSystems,
    countries: ['GB', 'RU', 'US', 'NL', 'DE'],
  });
  expect(await answerOf(paymentMethods, callAs(app, null, paymentMethods))).toEqual({
    items: samplePaymentMethods,
  });
  expect(await answerOf(rates, callAs(app, null, rates))).toEqual({ rates: sampleRates, currency: 'RUB' });
  expect(await answerOf(supportAnswers, callAs(app, null, supportAnswers))).toEqual({ items: sampleAnswers });
});

it('gives a new payment method its row once', async () => {
  const [first] = samplePaymentMethods;
  if (!first) throw new Error('No payment method');
  const idsOf = async () => {
    const { items } = await answerOf(paymentMethods, callAs(app, null, paymentMethods));
    return items.map(({ id }) => id);
  };
  const all = samplePaymentMethods.map(({ id }) => id);
  await db.deleteFrom('paymentMethod').where('id', '=', first.id).execute();
  await seedMethods(db);
  expect(await idsOf()).toEqual(all.slice(1));
  await db.deleteFrom('seeding').where('name', '=', `method:${first.id}`).execute();
  await seedMethods(db);
  await seedMethods(db);
  expect(await idsOf()).toEqual(all);
});

it('has each promo code under its name, and nothing under another', async () => {
  for (const one of samplePromos) {
    const answer = await answerOf(promo, callAs(app, null, promo, { params: { code: one.code } }));
    expect(answer).toMatchObject(one);
  }
  for (const code of ['NOTHING', 'welcome10', "'; drop table promo", 'A'.repeat(33)]) {
    const answer = await callAs(app, null, promo, { params: { code } });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
  }
});

it('is sent again only when it is another', async () => {
  const first = await callAs(app, null, plans);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toContain('application/json');
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const same = await callAs(app, null, plans, { headers: { 'if-none-match': known } });
    expect([same.status, await same.text(), same.headers.get('cache-control')]).toEqual([
      304,
      '',
      'no-cache',
    ]);
  }
  await db.updateTable('plan').set({ monthly: 60_000 }).where('name', '=', 'Naos[GB]').execute();
  const changed = await callAs(app, null, plans, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  const refused = await callAs(app, null, promo, { params: { code: 'NOTHING' } });
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

it('shows what a provider adds as a row, and does not bring back what was deleted', async () => {
  const { cpu, ram, storage } = { cpu: 2, ram: 4, storage: { size: 50, kind: 'NVME' } } as const;
  await db
    .insertInto('plan')
    .values({
      name: 'Vega[GB]',
      line: 'vps',
      datacenter: 'gb',
      specs: JSON.stringify({ cpu, ram, storage }),
      features: JSON.stringify({ controlPanel: 'none', publicIP: 1, ipv6: true, backup: 'none' }),
      monthly: 99_900,
    })
    .execute();
  await db.deleteFrom('promo').execute();
  await migrate(db);
  const { items } = await answerOf(plans, callAs(app, null, plans));
  expect(items.at(-1)).toMatchObject({ name: 'Vega[GB]', flag: 'GB', price: { monthly: 99_900 } });
  expect(items).toHaveLength(samplePlans.length + 1);
  expect(await db.selectFrom('promo').select('code').execute()).toEqual([]);
});

it('shows no row that the portal has no name for', async () => {
  const method = {
    minCurrency: 'RUB',
    minMinor: 1,
    currencies: '["RUB"]',
    commission: 0,
    unavailable: null,
  } as const;
  // A way to pay that the portal has no name for: a later release has stored it.
  await db
    .insertInto('paymentMethod')
    .values({ ...method, id: 'barter' as 'cards' })
    .execute();
  expect(await answerOf(paymentMethods, callAs(app, null, paymentMethods))).toEqual({
    items: samplePaymentMethods,
  });
});
