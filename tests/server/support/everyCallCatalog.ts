import { randomUUID } from 'node:crypto';
import { adminPrices } from '@app/server/admin/catalogPrices';
import { examples } from '@app/server/openapi/examples';
import { kopecks } from '@/domain/money/money';
import { addDays, dayOf } from '@/domain/time/dates';
import { makePromo } from '@/sample-data/promos';
import { adminPlans } from '@app/server/admin/catalogPlans';
import { activeServer, dbOf, type PartsIn, type Fixture } from './everyCallFixture';

const gbPlan = { line: 'vps', datacenter: 'gb' } as const;
const { body: planChange } = examples.admin.savePlan;
const { body: promoTerms } = examples.admin.savePromo;

/** A promo code that nobody has used. */
async function promoCode(fixture: Fixture): Promise<string> {
  const code = `NEW-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { customer: _, benefit, lines, ...terms } = makePromo();
  await dbOf(fixture)
    .insertInto('promo')
    .values({ ...terms, code, benefit: JSON.stringify(benefit), lines: JSON.stringify(lines) })
    .execute();
  return code;
}

/** Parts of the calls of the catalogue. */
export const catalogParts = {
  // Its plans keep their names, and one more call adds them.
  fillCatalog: async (fixture) => {
    await dbOf(fixture).deleteFrom('plan').execute();
    return [{}];
  },
  addPlan: () => [{ body: { ...planChange, name: `Mira ${randomUUID().slice(0, 8)}[GB]`, ...gbPlan } }],
  announcePrice: async (fixture) => {
    const name = 'Diadem[GB]';
    const plan = (await adminPlans(dbOf(fixture), new Date())).find((each) => each.name === name);
    return [{ params: { subject: name }, body: { monthly: plan?.monthly ?? 0 } }];
  },
  withdrawPrice: async (fixture) => {
    const { id } = await activeServer(fixture);
    const name = 'Naos[NL]';
    const nextPrices = JSON.stringify([{ part: 'tariff', monthly: 1, change: -1, from: '2036-01-01' }]);
    const { monthly } = await dbOf(fixture)
      .selectFrom('plan')
      .select('monthly')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await dbOf(fixture)
      .updateTable('server')
      .set({ tariff: name, monthlyPrice: kopecks(monthly), optionsMonthly: kopecks(0), nextPrices })
      .where('id', '=', id)
      .execute();
    return [{ params: { subject: name } }];
  },
  savePlan: async (fixture) => {
    const name = 'Naos[GB]';
    const { version } = await dbOf(fixture)
      .selectFrom('plan')
      .select('version')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return [{ params: { name }, body: planChange, version: String(version) }];
  },
  addDatacenter: () => [{ body: examples.admin.addDatacenter.body }],
  saveDatacenter: async (fixture) => {
    const { version, ...known } = await dbOf(fixture)
      .selectFrom('datacenter')
      .select(['version', 'city', 'position'])
      .where('id', '=', 'de')
      .executeTakeFirstOrThrow();
    const body = { ...known, sale: 'soldOut', reason: { ru: 'Нет мест', en: 'No room' } };
    return [{ params: { id: 'de' }, body, version: String(version) }];
  },
  addEntity: () => [{ body: examples.admin.addEntity.body }],
  saveEntity: async (fixture) => {
    const { numbersFrom: _, ...details } = examples.admin.addEntity.body;
    const { id, version } = await dbOf(fixture)
      .insertInto('legalEntity')
      .values({ audience: 'nobody', details: JSON.stringify({ ...details, prefix: '', inn: '7799004000' }) })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    const body = { ...details, audience: 'nobody', numbersFrom: 56 };
    return [{ params: { id: String(id) }, body, version: String(version) }];
  },
  addSystem: () => [{ body: examples.admin.addSystem.body }],
  saveSystem: () => [{ params: { id: 'debian 10' }, body: examples.admin.saveSystem.body, version: '1' }],
  priceReach: () => [{ params: { item: 'backup.daily' } }],
  savePrice: async (fixture) => {
    const item = 'panel.plesk';
    const items = await adminPrices(dbOf(fixture), new Date());
    const version = items.find(({ id }) => id === item)?.version ?? '';
    const from = addDays(dayOf(new Date()), 30);
    return [{ params: { item }, body: { value: 35_000, upcoming: { value: 40_000, from } }, version }];
  },
  addPromo: () => [{ body: { ...promoTerms, code: `KIT-${randomUUID().slice(0, 8).toUpperCase()}` } }],
  promoUses: async (fixture) => [{ params: { code: await promoCode(fixture) } }],
  savePromo: async (fixture) => [
    { params: { code: await promoCode(fixture) }, body: { ...promoTerms, usesLeft: 7 }, version: '1/1000' },
  ],
  saveMethod: async (fixture) => {
    const { version } = await dbOf(fixture)
      .selectFrom('paymentMethod')
      .select('version')
      .where('id', '=', 'cards')
      .executeTakeFirstOrThrow();
    const body = { ...examples.admin.saveMethod.body, commission: 7, currencies: ['RUB'] };
    return [{ params: { method: 'cards' }, body, version: String(version) }];
  },
  rateHistory: () => [{ params: { currency: 'EUR' } }],
  enterRate: async (fixture) => {
    const { enteredAt } = await dbOf(fixture)
      .selectFrom('exchangeRate')
      .select('enteredAt')
      .where('currency', '=', 'USD')
      .orderBy('enteredAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const body = { rate: 8123, source: 'Bank', day: dayOf(new Date()) };
    return [{ params: { currency: 'USD' }, body, version: enteredAt.toISOString() }];
  },
  endPromo: async (fixture) => [{ params: { code: await promoCode(fixture) } }],
} satisfies Readonly<Record<string, PartsIn>>;
