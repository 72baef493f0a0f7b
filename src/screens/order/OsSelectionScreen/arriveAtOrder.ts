import * as v from 'valibot';
import { reconciled, type DroppedChoice, type OrderConfiguration } from '@/domain/order/configuration';
import type { Money } from '@/domain/money/money';
import { cheapestPlan, fallbackPlanName, isOrderable, planNamed, type Plan } from '@/domain/catalog/plan';
import { parseOrderUrl, toNamedPlan, type NamedPlan, type OrderParam } from '@/domain/order/orderUrl';

/** A change made to the order on the way here. It is shown once, above the order (D21). */
export type OrderNotice =
  /** No plan was named. */
  | { kind: 'planMissing' }
  /** A plan was named in a way that cannot be read. */
  | { kind: 'planUnreadable' }
  /** A plan was named that is not on sale; the name is a stranger's text. */
  | { kind: 'planUnknown'; requested: string }
  /** The link has another price than the catalogue, whose price counts. */
  | { kind: 'priceChanged'; monthly: Money }
  /** The link requested two or three years. */
  | { kind: 'periodCapped' }
  /** Values that mean nothing, and were left out. */
  | { kind: 'ignored'; params: readonly OrderParam[] }
  /** Choices of the link that do not go together. */
  | { kind: 'takenBack'; dropped: readonly DroppedChoice[]; chosen: OrderConfiguration };

/** An order as one comes to it, made whole: it is always a plan that is on sale with choices that go together. */
export interface Arrival {
  plan: Plan;
  configuration: OrderConfiguration;
  /** The cart's entry that is being changed (D11). */
  edit: string | null;
  /** Choices that were made up, left out or taken back on the way. */
  notices: readonly OrderNotice[];
}

const stateSchema = v.object({ server: v.unknown() });

/** The address speaks first: it is what a reload and Back keep. */
function requestedPlan(address: NamedPlan, state: unknown): NamedPlan {
  if (address.status !== 'none') return address;
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? toNamedPlan(parsed.output.server) : address;
}

function findPlan(requested: NamedPlan, plans: readonly Plan[]): { plan: Plan; notices: OrderNotice[] } {
  const fallback = () => planNamed(plans, fallbackPlanName) ?? cheapestPlan(plans);
  switch (requested.status) {
    case 'none':
      return { plan: fallback(), notices: [{ kind: 'planMissing' }] };
    case 'unreadable':
      return { plan: fallback(), notices: [{ kind: 'planUnreadable' }] };
    case 'named': {
      const plan = planNamed(plans, requested.name);
      if (!plan) return { plan: fallback(), notices: [{ kind: 'planUnknown', requested: requested.name }] };
      const { monthly } = plan.price;
      const isOther = requested.monthly !== null && requested.monthly !== monthly;
      return { plan, notices: isOther ? [{ kind: 'priceChanged', monthly }] : [] };
    }
  }
}

/**
 * Reads an order from the address and the navigation state (§2, D21). Anything unknown falls back to the sample plan
 * or the plain configuration and says so. Null when nothing at all is on sale.
 */
export function arriveAtOrder(search: string, state: unknown, listed: readonly Plan[]): Arrival | null {
  const plans = listed.filter((plan) => isOrderable(plan));
  if (plans.length === 0) return null;
  const address = parseOrderUrl(search);
  const { plan, notices } = findPlan(requestedPlan(address.plan, state), plans);
  const { configuration, dropped } = reconciled(address.configuration, plan);
  if (address.ignored.length > 0) notices.push({ kind: 'ignored', params: address.ignored });
  if (address.isPeriodCapped) notices.push({ kind: 'periodCapped' });
  if (dropped.length > 0) notices.push({ kind: 'takenBack', dropped, chosen: address.configuration });
  return { plan, configuration, edit: address.edit, notices };
}
