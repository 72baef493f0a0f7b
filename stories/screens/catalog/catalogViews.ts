import { catalogueCountries } from '@/domain/countries';
import { kopecksPerRuble } from '@/domain/money';
import type { Plan } from '@/domain/plan';
import {
  discountOf,
  periodPrice,
  periodPricePerMonth,
  periodSaving,
  type PeriodId,
} from '@/domain/pricing/period';
import { cpuPlans, ukPlans } from '@/sample-data/plans';
import type { CatalogView, PlanOffer } from '@/screens/catalog/CatalogScreen/catalogTypes';

/** A plan at the price of a period, as the app would offer it. */
export function makeOffer(plan: Plan, period: PeriodId = 'month'): PlanOffer {
  const { monthly } = plan.price;
  const ahead = period === 'month' ? 'year' : period;
  const isLong = period === '2years' || period === '3years';
  const server = JSON.stringify({
    name: plan.name,
    price: monthly / kopecksPerRuble,
    datacenter: plan.datacenter,
  });
  const query = period === 'month' ? '' : `&period=${isLong ? 'year' : period}`;
  return {
    plan,
    price: periodPrice(monthly, period),
    ahead: {
      period: ahead,
      perMonth: periodPricePerMonth(monthly, ahead),
      saving: periodSaving(monthly, ahead),
      percent: discountOf(ahead),
    },
    yearPrice: isLong ? periodPrice(monthly, 'year') : null,
    orderHref: `/dashboard/os-selection?server=${encodeURIComponent(server)}${query}`,
  };
}

export const frame = { title: 'shell.nav.vpsCatalog', period: 'month', sort: 'price' } as const;

type LoadedView = Extract<CatalogView, { status: 'ready' }>;

const countriesOf = (plans: readonly Plan[]) =>
  catalogueCountries
    .map((code) => ({ code, planCount: plans.filter(({ flag }) => flag === code).length }))
    .toSorted((a, b) => Number(b.planCount > 0) - Number(a.planCount > 0));

export const nothingCompared = { chosen: [], isOpen: false, showsAll: false } as const;

/** The UK catalogue (§9) at the prices of a period. */
export function makeView(period: PeriodId = 'month', plans: readonly Plan[] = ukPlans): LoadedView {
  return {
    ...frame,
    period,
    status: 'ready',
    country: 'GB',
    countries: countriesOf(plans),
    offers: plans.map((plan) => makeOffer(plan, period)),
    comparison: nothingCompared,
  };
}

/** Hi-CPU where it is not sold. */
export const nowhere: CatalogView = {
  ...frame,
  title: 'shell.nav.vpsCpuCatalog',
  status: 'noMatches',
  country: 'GB',
  countries: countriesOf(cpuPlans),
  comparison: nothingCompared,
};
