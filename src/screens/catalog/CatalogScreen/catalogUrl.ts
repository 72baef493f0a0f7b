import * as v from 'valibot';
import { catalogueCountries, type CatalogueCountry } from '@/domain/profile/countries';
import { defaultPeriod } from '@/domain/pricing/period';
import {
  catalogLayouts,
  catalogPeriods,
  catalogSorts,
  comparable,
  type CatalogLayout,
  type CatalogPeriod,
  type CatalogSort,
} from './catalogTypes';

/** State of a catalogue in its address. */
export interface CatalogAddress {
  /** Null if the address has none: the catalogue opens where its plans are. */
  country: CatalogueCountry | null;
  period: CatalogPeriod;
  sort: CatalogSort;
  /** Null if the address has none: the window's width decides. */
  layout: CatalogLayout | null;
  /** Names of plans to compare, at most four, not yet checked for existence. */
  compare: readonly string[];
  isComparing: boolean;
  showsAll: boolean;
}

const defaultSort = 'price' satisfies CatalogSort;
const longestName = 100;

const flag = (value: string) =>
  v.fallback(
    v.pipe(
      v.literal(value),
      v.transform(() => true),
    ),
    false,
  );

/** Each invalid parameter counts as absent, so that the rest of the link works. */
const addressSchema = v.object({
  dc: v.fallback(
    v.nullable(v.pipe(v.string(), v.maxLength(2), v.toUpperCase(), v.picklist(catalogueCountries))),
    null,
  ),
  period: v.fallback(v.picklist(catalogPeriods), defaultPeriod),
  sort: v.fallback(v.picklist(catalogSorts), defaultSort),
  layout: v.fallback(v.nullable(v.picklist(catalogLayouts)), null),
  view: flag('compare'),
  rows: flag('all'),
});

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(longestName));

/** Parses the query part of an address; never throws. A repeated parameter counts as absent. */
export function parseCatalogUrl(search: string): CatalogAddress {
  const params = new URLSearchParams(search);
  const once = (name: string) => {
    const [value, ...more] = params.getAll(name);
    return value === undefined || more.length > 0 ? null : value;
  };
  const parsed = v.parse(
    addressSchema,
    Object.fromEntries(Object.keys(addressSchema.entries).map((name) => [name, once(name)])),
  );
  const names = new Set(params.getAll('compare').filter((name) => v.is(nameSchema, name)));
  return {
    country: parsed.dc,
    period: parsed.period,
    sort: parsed.sort,
    layout: parsed.layout,
    compare: [...names].slice(0, comparable.max),
    isComparing: parsed.view,
    showsAll: parsed.rows,
  };
}

/** Formats the query part of a catalogue's address, with its question mark; empty for the default. */
export function formatCatalogUrl(address: CatalogAddress): string {
  const params = new URLSearchParams();
  if (address.country) params.set('dc', address.country);
  if (address.period !== defaultPeriod) params.set('period', address.period);
  if (address.sort !== defaultSort) params.set('sort', address.sort);
  if (address.layout) params.set('layout', address.layout);
  for (const name of address.compare) params.append('compare', name);
  if (address.isComparing) params.set('view', 'compare');
  if (address.showsAll) params.set('rows', 'all');
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}
