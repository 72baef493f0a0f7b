import type { catalogContract } from '@app/contract/catalog';
import { withDefaultCurrency } from '@/domain/payment/method';
import { settingsOf, todayOf } from '../settings/storedSettings';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { datacentersOf } from './datacenters';
import { countryOf, plansOnSale } from './plans';
import { pricesAt } from './prices';
import { offeredSystems, wireSystem } from './systems';
import { wirePrices } from './wire';
import { ratesOf } from './rates';
import { paymentMethodsOf, promoNamed, supportAnswersOf } from './read';

/** Handlers for the catalogue on sale and the provider's other table rows. */
export const catalogRoutes: Handlers<typeof catalogContract> = {
  plans: async ({ db, now }) => ({
    items: await plansOnSale(db, now),
    prices: wirePrices(await pricesAt(db, now)),
    currency: 'RUB',
    systems: (await offeredSystems(db)).map(wireSystem),
    countries: (await datacentersOf(db)).map(({ id }) => countryOf(id)),
  }),
  async promo({ db, caller, params, attempt }) {
    const guess = await attempt('promoPerAddress');
    const promo = await promoNamed(db, params.code, caller?.id ?? null);
    if (!promo) throw refusal('notFound');
    await guess.releaseAttempt();
    const { benefit } = promo;
    return { ...promo, benefit: benefit.kind === 'fixed' ? { ...benefit, currency: 'RUB' } : benefit };
  },
  async paymentMethods({ db, gateways, now }) {
    const [methods, { defaultCurrency }] = await Promise.all([
      paymentMethodsOf(db, gateways, await todayOf(db, now)),
      settingsOf(db),
    ]);
    return { items: methods.map((method) => withDefaultCurrency(method, defaultCurrency)) };
  },
  rates: async ({ db }) => ({ rates: await ratesOf(db), currency: 'RUB' }),
  supportAnswers: async ({ db }) => ({ items: await supportAnswersOf(db) }),
};
