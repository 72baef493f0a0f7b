import { defaultConfiguration, reconciled, type OrderConfiguration } from '@/domain/order/configuration';
import { fallbackPlanName, planNamed, type Plan } from '@/domain/plan';
import { quoteOrder } from '@/domain/pricing/quote';
import { makePlan, ukPlans } from '@/sample-data/plans';
import type { OsSelectionView, ReadyOrderView } from '@/screens/order/OsSelectionScreen/orderTypes';

export const frame = { purpose: 'order', backHref: '/dashboard/vps-catalog' } as const satisfies Pick<
  OsSelectionView,
  'purpose' | 'backHref'
>;

/** §9: the plan priced 1577. */
const samplePlan: Plan = planNamed(ukPlans, fallbackPlanName) ?? makePlan();

/** The configurator with these choices on a plan, priced; anything else of the view as a test or a story wants it. */
export function makeOrderView(
  choices: Partial<OrderConfiguration> = {},
  { plan = samplePlan, ...changes }: Partial<ReadyOrderView> = {},
): ReadyOrderView {
  const { configuration } = reconciled({ ...defaultConfiguration, ...choices }, plan);
  return {
    ...frame,
    status: 'ready',
    catalogHref: '/dashboard/vps-catalog',
    plan,
    configuration,
    quote: quoteOrder(plan.price.monthly, configuration),
    notices: [],
    takenBack: null,
    isReceiptOpen: false,
    isSaving: false,
    ...changes,
  };
}

/** The view after a choice, as the container would have it: what no longer goes together is taken back. */
export function withChange(view: ReadyOrderView, change: Partial<OrderConfiguration>): ReadyOrderView {
  const chosen = { ...view.configuration, ...change };
  const { configuration, dropped } = reconciled(chosen, view.plan);
  return {
    ...view,
    configuration,
    quote: quoteOrder(view.plan.price.monthly, configuration),
    takenBack: dropped.length === 0 ? null : { dropped, chosen, cause: 'os' in change ? 'os' : 'programs' },
  };
}
