import type { CatalogueCountry } from '@/domain/profile/countries';
import type { Money } from '@/domain/money/money';
import type { Plan, PlanName } from '@/domain/catalog/plan';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import type { PlainMessageKey } from '@/i18n/translator';

/** Payment periods of the catalogue (§9). 'Any' is priced as a month (D15). */
export const catalogPeriods = ['any', ...periodIds] as const;
export type CatalogPeriod = (typeof catalogPeriods)[number];

/** Sort orders; a minus means descending. */
export const catalogSorts = ['price', '-price', '-cpu', '-ram'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** Cards show everything; the table compares the differences. */
export const catalogLayouts = ['cards', 'table'] as const;
export type CatalogLayout = (typeof catalogLayouts)[number];

/** Number of plans that can be compared. */
export const comparable = { min: 2, max: 4 } as const;

/** A plan at the price of the chosen period. */
export interface PlanOffer {
  plan: Plan;
  /** Price of the period (D15). */
  price: Money;
  /** Advantage of prepaying the chosen period, or a year if it is a month. */
  ahead: { period: PeriodId; perMonth: Money; saving: Money; percent: number };
  /** Price of a year, if the period is longer than an order can be (§2); otherwise null. */
  yearPrice: Money | null;
  /** Order page of this plan for this period, or for a year. */
  orderHref: string;
}

/** A country of the select with its number of plans. */
export interface CountryChoice {
  code: CatalogueCountry;
  planCount: number;
}

/** Plans selected for comparison, possibly of several countries. */
export interface PlanComparison {
  chosen: readonly PlanOffer[];
  isOpen: boolean;
  /** Whether equal facts are shown too. */
  showsAll: boolean;
}

interface CatalogFrame {
  title: PlainMessageKey;
  period: CatalogPeriod;
  sort: CatalogSort;
  layout: CatalogLayout;
}

interface LoadedCatalog {
  country: CatalogueCountry;
  /** The 46 countries of §9, those with plans first. */
  countries: readonly CountryChoice[];
  comparison: PlanComparison;
}

/** States of the screen. `empty`: nothing is sold at all; `noMatches`: nothing in the chosen country. */
export type CatalogView = CatalogFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty'; questionHref: string }
    | (LoadedCatalog & { status: 'noMatches' })
    | (LoadedCatalog & {
        status: 'ready';
        offers: readonly PlanOffer[];
        /** The recommended one. */
        recommended: PlanName | null;
      })
  );

export interface CatalogActions {
  /** A data centre was chosen. */
  onCountryChange: (country: CatalogueCountry) => void;
  /** A payment period was chosen. */
  onPeriodChange: (period: CatalogPeriod) => void;
  /** An order of the plans was chosen. */
  onSortChange: (sort: CatalogSort) => void;
  /** Cards or the table were chosen. */
  onLayoutChange: (layout: CatalogLayout) => void;
  /** Adds a plan to the comparison, or removes it. */
  onCompareToggle: (name: PlanName, isChosen: boolean) => void;
  /** Clears the comparison. */
  onCompareClear: () => void;
  /** Opens the comparison. */
  onCompareOpen: () => void;
  /** Closes the comparison. */
  onCompareClose: () => void;
  /** Shows all rows, or only differences. */
  onCompareShowAll: (showsAll: boolean) => void;
  onRetry: () => void;
  /** Requests a notification when plans are sold in the chosen country (D48). */
  onAvailabilityRequest: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export interface CatalogScreenProps extends CatalogActions {
  view: CatalogView;
}
