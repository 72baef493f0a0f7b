import { openingCountry } from '@/domain/catalog/openingCountry';
import type { Loaded } from '@/domain/results/loaded';
import { catalogueCountries, type CatalogueCountry } from '@/domain/profile/countries';
import type { Offers } from '@/domain/catalog/offers';
import { planNamed, recommendedPlan, type Plan, type ProductLine } from '@/domain/catalog/plan';
import {
  comparable,
  type CatalogLayout,
  type CatalogSort,
  type CatalogView,
  type CountryChoice,
} from './catalogTypes';
import { paths, withQuery, sectionName, type SectionKey } from '@/paths';
import type { CatalogAddress } from './catalogUrl';
import { toPlanOffer } from './toPlanOffer';

/** Pages of the catalogues (§2). */
const pages: Readonly<Record<ProductLine, SectionKey>> = {
  vps: 'vpsCatalog',
  cpu: 'vpsCpuCatalog',
  storage: 'vpsStorageCatalog',
};

/**
 * Headings of the catalogues. Hi-CPU and Storage use the product's name (§2, D34), unlike menu and breadcrumbs
 * ('Order').
 */
const headings: Readonly<Record<ProductLine, SectionKey>> = {
  vps: 'vpsCatalog',
  cpu: 'vpsCpu',
  storage: 'vpsStorage',
};

/** Support form services of the catalogues (§9), untranslated. */
export const catalogServices: Readonly<Record<ProductLine, string>> = {
  vps: 'VPS/VDS',
  cpu: 'VPS/VDS Hi-CPU',
  storage: 'VPS/VDS Storage',
};

/** Returns the catalogue of a dashboard page; the first one for other pages. */
export function productLineOf(key: SectionKey | null): ProductLine {
  if (key === pages.cpu) return 'cpu';
  return key === pages.storage ? 'storage' : 'vps';
}

/**
 * Makes the view of a catalogue from its address.
 *
 * @param usualLayout layout if the address has none
 */
export function toCatalogView(
  line: ProductLine,
  address: CatalogAddress,
  load: Loaded<Omit<Offers, 'systems'>>,
  usualLayout: CatalogLayout = 'cards',
): CatalogView {
  const { period, sort } = address;
  // Cards have the choice of plans to compare.
  const layout = address.layout ?? (address.compare.length > 0 ? 'cards' : usualLayout);
  const frame = { title: sectionName(headings[line]), period, sort, layout };
  if (load.status !== 'ready') return { ...frame, ...load };
  const { discounts } = load.value.prices;
  const plans = load.value.plans.filter((plan) => plan.line === line);
  if (plans.length === 0) {
    const questionHref = withQuery(paths.dashboard.supportCreate, { service: catalogServices[line] });
    return { ...frame, status: 'empty', questionHref };
  }
  const countries = toCountries(plans, load.value.countries ?? []);
  const country =
    address.country ??
    openingCountry(countries.filter(({ planCount }) => planCount > 0).map(({ code }) => code));
  const chosen = address.compare.flatMap((name) => planNamed(plans, name) ?? []);
  const loaded = {
    ...frame,
    country,
    countries,
    comparison: {
      chosen: chosen.map((plan) => toPlanOffer(plan, period, discounts)),
      isOpen: address.isComparing && chosen.length >= comparable.min,
      showsAll: address.showsAll,
    },
  };
  const here = plans.filter((plan) => plan.flag === country).toSorted(orderOf[sort]);
  if (here.length === 0) return { ...loaded, status: 'noMatches' };
  return {
    ...loaded,
    status: 'ready',
    offers: here.map((plan) => toPlanOffer(plan, period, discounts)),
    recommended: recommendedPlan(here)?.name ?? null,
  };
}

/** Returns the 46 countries with their number of plans; those with plans first, in the provider's order. */
function toCountries(plans: readonly Plan[], order: readonly CatalogueCountry[]): CountryChoice[] {
  const counts = new Map<string, number>();
  for (const { flag } of plans) counts.set(flag, (counts.get(flag) ?? 0) + 1);
  return [...new Set([...order, ...catalogueCountries])]
    .map((code) => ({ code, planCount: counts.get(code) ?? 0 }))
    .toSorted((a, b) => Number(b.planCount > 0) - Number(a.planCount > 0));
}

const byPrice = (a: Plan, b: Plan) => a.price.monthly - b.price.monthly;

const orderOf: Readonly<Record<CatalogSort, (a: Plan, b: Plan) => number>> = {
  price: byPrice,
  '-price': (a, b) => byPrice(b, a),
  '-cpu': (a, b) => b.specs.cpu - a.specs.cpu || byPrice(a, b),
  '-ram': (a, b) => b.specs.ram - a.specs.ram || byPrice(a, b),
};
