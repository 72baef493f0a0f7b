import { fallbackPlanName, planNamed, planStar, type Plan, type PlanSpecs } from './plan';

/** The country behind a plan's name, brackets included: `[GB]` of `Naos[GB]`; empty where it names none. */
function countryOf(name: string): string {
  return name.slice(planStar(name).length);
}

/** Returns the name of a server's tariff with this star, in the same country. */
export function tariffInPlaceOf(current: string, star: string): string {
  return `${star}${countryOf(current)}`;
}

/**
 * Returns the hardware of a tariff's server. It is the hardware of the catalogue's plan of that name, otherwise of its
 * star's plan in Great Britain, where every star is sold (§3). Null for a star that the catalogue does not know.
 */
export function tariffSpecs(plans: readonly Plan[], name: string): PlanSpecs | null {
  const plan = planNamed(plans, name) ?? planNamed(plans, tariffInPlaceOf(fallbackPlanName, planStar(name)));
  return plan?.specs ?? null;
}

/** Returns the server's hardware after the change. A disk cannot shrink (D18), so the larger one is kept. */
export function specsAfterChange(current: PlanSpecs, next: PlanSpecs): PlanSpecs {
  const keepsDisk = current.storage.size >= next.storage.size;
  return keepsDisk ? { ...next, storage: current.storage } : next;
}
