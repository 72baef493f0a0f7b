import type { CatalogueCountry } from '@/domain/profile/countries';
import type { Money } from '@/domain/money/money';
import type { Plan, PlanName } from '@/domain/catalog/plan';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import type { PlainMessageKey } from '@/i18n/translator';

/** Payment periods of the catalogue (§9). 'Any' is priced as a month (D15). */
export const catalogPeriods = ['any', ...periodIds] as const;
export type CatalogPeriod = (typeof catalogPeriods)[number];

/** Orders of the cards; a minus is the greatest first. */
export const catalogSorts = ['price', '-price', '-cpu', '-ram'] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** Cards say everything of a plan; the table compares all of them in what differs. */
export const catalogLayouts = ['cards', 'table'] as const;
export type CatalogLayout = (typeof catalogLayouts)[number];

/** How many plans can stand side by side. */
export const comparable = { min: 2, max: 4 } as const;

/** A plan at the price of the chosen period. */
export interface PlanOffer {
  plan: Plan;
  /** Price of the period (D15). */
  price: Money;
  /** Gain from paying ahead. It is of the chosen period, or of a year while the period is a month. */
  ahead: { period: PeriodId; perMonth: Money; saving: Money; percent: number };
  /** The price of a year, where the period is longer than an order may be (§2); null otherwise. */
  yearPrice: Money | null;
  /** The order of this plan for this period, or for a year. */
  orderHref: string;
}

/** A country of the selector and how many plans of this catalogue are sold there. */
export interface CountryChoice {
  code: CatalogueCountry;
  planCount: number;
}

/** Plans picked out to be seen side by side; they may be of several countries. */
export interface PlanComparison {
  chosen: readonly PlanOffer[];
  isOpen: boolean;
  /** Also what is the same for all of them. */
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
  /** The 46 of §9, those with plans first. */
  countries: readonly CountryChoice[];
  comparison: PlanComparison;
}

/** The states of the screen. `empty` sells nothing at all, `noMatches` nothing in the chosen country. */
export type CatalogView = CatalogFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | { status: 'empty'; questionHref: string }
    | (LoadedCatalog & { status: 'noMatches' })
    | (LoadedCatalog & {
        status: 'ready';
        offers: readonly PlanOffer[];
        /** The one of them that is recommended. */
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
  /** A plan is to be compared, or not any more. */
  onCompareToggle: (name: PlanName, isChosen: boolean) => void;
  /** Nothing is to be compared any more. */
  onCompareClear: () => void;
  /** The chosen plans are to be shown side by side. */
  onCompareOpen: () => void;
  /** The comparison was closed. */
  onCompareClose: () => void;
  /** The comparison is to show all lines, or only those that differ. */
  onCompareShowAll: (showsAll: boolean) => void;
  onRetry: () => void;
  /** Asks to be notified when plans are sold in the chosen country (D48). */
  onAvailabilityRequest: () => void;
  /** Someone pressed what cannot be used now: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface CatalogScreenProps extends CatalogActions {
  view: CatalogView;
}
