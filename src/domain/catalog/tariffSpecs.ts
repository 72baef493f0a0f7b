import { fallbackPlanName, planNamed, planStar, type Plan, type PlanSpecs } from './plan';

/** The country part of a plan's name with brackets: `[GB]` of `Naos[GB]`; empty if there is none. */
function countryOf(name: string): string {
  return name.slice(planStar(name).length);
}

/** Returns the tariff name with this star in the server's country. */
export function tariffInPlaceOf(current: string, star: string): string {
  return `${star}${countryOf(current)}`;
}

/**
 * Returns the hardware of a tariff. It uses the catalogue plan of that name, or else the plan of its star in Great
 * Britain, where every star is sold (§3). Null for an unknown star.
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
