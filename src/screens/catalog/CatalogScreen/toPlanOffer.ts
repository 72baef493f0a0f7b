import type { Plan } from '@/domain/catalog/plan';
import {
  isOrderPeriod,
  periodPrice,
  periodPricePerMonth,
  periodSaving,
  type OrderPeriodId,
  type Discounts,
  type PeriodId,
} from '@/domain/pricing/period';
import type { CatalogPeriod, PlanOffer } from './catalogTypes';
import { orderHref } from '@/domain/order/orderUrl';

/** Longest period of an order (§2). */
const longestOrder = 'year' satisfies OrderPeriodId;

/** Prices a plan for a period, with its order link. */
export function toPlanOffer(plan: Plan, chosen: CatalogPeriod, discounts: Discounts): PlanOffer {
  const { monthly } = plan.price;
  const period: PeriodId = chosen === 'any' ? 'month' : chosen;
  const ahead = period === 'month' ? longestOrder : period;
  const ordered = isOrderPeriod(period) ? period : longestOrder;
  return {
    plan,
    price: periodPrice(monthly, period, discounts),
    ahead: {
      period: ahead,
      perMonth: periodPricePerMonth(monthly, ahead, discounts),
      saving: periodSaving(monthly, ahead, discounts),
      percent: discounts[ahead],
    },
    yearPrice: ordered === period ? null : periodPrice(monthly, ordered, discounts),
    orderHref: orderHref(plan, { period: ordered }),
  };
}
