import { fallbackPlanName, planNamed, planStar, type Plan, type PlanSpecs } from './plan';

/** The country behind a plan's name, brackets included: `[GB]` of `Naos[GB]`; empty where it names none. */
function countryOf(name: string): string {
  return name.slice(planStar(name).length);
}

/** What a server's tariff is called once it is this star: in the country where it was before. */
export function tariffInPlaceOf(current: string, star: string): string {
  return `${star}${countryOf(current)}`;
}

/**
 * What a server of a tariff is made of: the catalogue's plan of that name, otherwise its star's in Great Britain, where
 * every star is sold (§3). Null for a star that the catalogue does not know.
 */
export function tariffSpecs(plans: readonly Plan[], name: string): PlanSpecs | null {
  const plan = planNamed(plans, name) ?? planNamed(plans, tariffInPlaceOf(fallbackPlanName, planStar(name)));
  return plan?.specs ?? null;
}

/** What the server is made of after the change: a disk cannot shrink (D18), so the larger one stays. */
export function specsAfterChange(current: PlanSpecs, next: PlanSpecs): PlanSpecs {
  const keepsDisk = current.storage.size >= next.storage.size;
  return keepsDisk ? { ...next, storage: current.storage } : next;
}
