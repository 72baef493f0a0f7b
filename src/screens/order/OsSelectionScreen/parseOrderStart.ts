import * as v from 'valibot';
import { reconciled, type DroppedChoice, type OrderConfiguration } from '@/domain/order/configuration';
import type { Offers } from '@/domain/catalog/offers';
import { osProblem, rulesOf, type SystemVersion } from '@/domain/order/compatibility';
import type { OsChoice } from '@/domain/order/os';
import type { Money } from '@/domain/money/money';
import { cheapestPlan, fallbackPlanName, isOrderable, planNamed, type Plan } from '@/domain/catalog/plan';
import {
  parseOrderUrl,
  toNamedPlan,
  type NamedPlan,
  type OrderAddress,
  type OrderParam,
} from '@/domain/order/orderUrl';

/** A change of the requested order, shown once above it (D21). */
export type OrderNotice =
  /** No plan was given. */
  | { kind: 'planMissing' }
  /** The plan could not be parsed. */
  | { kind: 'planUnreadable' }
  /** The plan is not on sale; its name is untrusted text. */
  | { kind: 'planUnknown'; requested: string }
  /** The link's price differs from the catalogue's, which applies. */
  | { kind: 'priceChanged'; monthly: Money }
  /** The link requested two or three years. */
  | { kind: 'periodCapped' }
  /** Invalid values, which were ignored. */
  | { kind: 'ignored'; params: readonly OrderParam[] }
  /** Incompatible choices of the link. */
  | { kind: 'takenBack'; dropped: readonly DroppedChoice[]; chosen: OrderConfiguration };

/** The order as opened: a plan on sale with compatible choices. */
export interface OrderStart {
  plan: Plan;
  /** Systems on offer. */
  systems: readonly SystemVersion[];
  configuration: OrderConfiguration;
  /** Id of the cart entry being edited (D11). */
  edit: string | null;
  /** Defaults and changes applied to the request. */
  notices: readonly OrderNotice[];
}

const stateSchema = v.object({ server: v.unknown() });

/** The address takes precedence, because reload and Back keep it. */
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

/** System that is selected when an order opens without one. */
const usualOs: OsChoice = { family: 'ubuntu', version: '24.04' };

/** Selects the usual system, if it is offered, in an order without one. A damaged choice is left to the customer. */
function withUsualSystem(
  { configuration, ignored }: OrderAddress,
  systems: readonly SystemVersion[],
): OrderConfiguration {
  const isDamaged = ignored.includes('os') || ignored.includes('version');
  return configuration.os || isDamaged || !rulesOf(usualOs, systems)
    ? configuration
    : { ...configuration, os: usualOs };
}

/**
 * Selects a system for an order from a backup, which is replaced by that of the backup: the requested or the usual one,
 * or any that the plan can run.
 */
function withReplacedSystem(
  address: OrderAddress,
  plan: Plan,
  systems: readonly SystemVersion[],
): OrderConfiguration {
  const wished = [address.configuration.os, usualOs].flatMap((os) => (os && rulesOf(os, systems)) ?? []);
  const fitting = [...wished, ...systems].find((rules) => !osProblem(rules, plan.specs.ram));
  const os = fitting ? { family: fitting.family, version: fitting.version } : null;
  return { ...address.configuration, os, software: 'none', sshKeys: [] };
}

const requested = (
  address: OrderAddress,
  plan: Plan,
  systems: readonly SystemVersion[],
): OrderConfiguration =>
  address.configuration.fromBackup
    ? withReplacedSystem(address, plan, systems)
    : withUsualSystem(address, systems);

/**
 * Reads an order from the address and the navigation state (§2, D21). Unknown values fall back to the sample plan or
 * the default configuration, with notices. Null if nothing is on sale.
 */
export function parseOrderStart(
  search: string,
  state: unknown,
  offers: Pick<Offers, 'plans' | 'systems'>,
): OrderStart | null {
  const plans = offers.plans.filter((plan) => isOrderable(plan));
  if (plans.length === 0) return null;
  const address = parseOrderUrl(search);
  const { plan, notices } = findPlan(requestedPlan(address.plan, state), plans);
  const { systems } = offers;
  const { configuration, dropped } = reconciled(requested(address, plan, systems), plan, systems);
  if (address.ignored.length > 0) notices.push({ kind: 'ignored', params: address.ignored });
  if (address.isPeriodCapped) notices.push({ kind: 'periodCapped' });
  if (dropped.length > 0) notices.push({ kind: 'takenBack', dropped, chosen: address.configuration });
  return { plan, systems, configuration, edit: address.edit, notices };
}
