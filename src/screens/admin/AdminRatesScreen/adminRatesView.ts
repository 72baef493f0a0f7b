import {
  rateStep,
  usableRate,
  type AdminRate,
  type RateConditions,
  type RateDraft,
  type RateEntry,
  type RateKey,
  type RateProblems,
  type RateStep,
} from '@/domain/admin/rate';
import { each, type ListedRows } from '@/domain/list/localList';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { RateAge } from '@/domain/payment/rateAge';
import type { Loaded } from '@/domain/results/loaded';
import type { IsoDate } from '@/domain/time/dates';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type RateOverlay = Extract<
  AdminOverlay<AdminRate, RateDraft, RateProblems, never>,
  { kind: 'none' | 'form' | 'details' }
>;

/** Rates that need a new one, by age. */
export type StaleRates = Readonly<Record<Exclude<RateAge, 'fresh'>, readonly string[]>>;

export type AdminRatesView = ListView<AdminRate, RateKey, RateConditions> & {
  overlay: RateOverlay;
  /** Rates of the currency whose details are open. */
  history: Loaded<readonly RateEntry[]>;
  stale: StaleRates;
  /** Change that the form makes; null while it has a problem. */
  step: RateStep | null;
};

export interface AdminRatesScreenProps
  extends
    ListActions<RateKey, RateConditions>,
    MoreActions,
    Pick<AdminOverlayActions<RateDraft>, 'onDraftChange' | 'onFormSubmit' | 'onOverlayClose'> {
  view: AdminRatesView;
  /** The form of the next rate of this currency is wanted. */
  onRateEnter: (rate: AdminRate) => void;
  /** The history of this currency is wanted. */
  onDetailsOpen: (rate: AdminRate) => void;
}

/** Finds the currencies whose rate is old or expired. */
export function toStaleRates(rates: ListedRows<AdminRate>): StaleRates {
  const agedOf = (age: RateAge) => [...each(rates)].filter((rate) => rate.age === age).map(({ id }) => id);
  return { old: agedOf('old'), expired: agedOf('expired') };
}

/** Compares the rate in the form with the current one. */
export function toRateStep(overlay: RateOverlay, today: IsoDate): RateStep | null {
  if (overlay.kind !== 'form' || overlay.row === null) return null;
  const next = usableRate(overlay.draft, today);
  return next && rateStep(overlay.row.rate, next.rate);
}
