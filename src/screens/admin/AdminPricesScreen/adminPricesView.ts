import {
  priceEffects,
  usablePrice,
  type AdminPrice,
  type PriceChange,
  type PriceConditions,
  type PriceDraft,
  type PriceEffect,
  type PriceKey,
  type PriceProblems,
  type PriceReach,
} from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/results/loaded';
import type { IsoDate } from '@/domain/time/dates';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type PriceOverlay = Extract<
  AdminOverlay<AdminPrice, PriceDraft, PriceProblems, RenewalAction>,
  { kind: 'none' | 'form' | 'question' }
>;

/** Effects of saving the open form. */
export interface PricePreview {
  readonly before: AdminPrice;
  readonly after: PriceChange;
  readonly effects: readonly PriceEffect[];
  readonly reach: Loaded<PriceReach>;
}

export type AdminPricesView = ListView<AdminPrice, PriceKey, PriceConditions> & {
  overlay: PriceOverlay;
  /** Null while no valid form is open. */
  preview: PricePreview | null;
};

export interface AdminPricesScreenProps
  extends ListActions<PriceKey, PriceConditions>, MoreActions, AdminOverlayActions<PriceDraft> {
  view: AdminPricesView;
  /** Asks for confirmation of an action on the servers with an item. */
  onQuestionAsk: (action: RenewalAction, price: AdminPrice) => void;
  /** Opens the form of an item. */
  onPriceEdit: (price: AdminPrice) => void;
}

/** Makes the preview of a form's effects. */
export function toPricePreview(
  overlay: PriceOverlay,
  reach: Loaded<PriceReach>,
  today: IsoDate,
): PricePreview | null {
  if (overlay.kind !== 'form' || overlay.row === null) return null;
  const before = overlay.row;
  const after = usablePrice(kindOfPrice(before.id), overlay.draft, today);
  return after && { before, after, effects: priceEffects(before, after), reach };
}
