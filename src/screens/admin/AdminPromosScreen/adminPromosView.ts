import type {
  AdminPromo,
  PromoConditions,
  PromoDraft,
  PromoKey,
  PromoProblems,
  PromoUse,
} from '@/domain/admin/promo';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { Loaded } from '@/domain/results/loaded';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type PromoOverlay = AdminOverlay<AdminPromo, PromoDraft, PromoProblems, 'end'>;

export type AdminPromosView = ListView<AdminPromo, PromoKey, PromoConditions> & {
  overlay: PromoOverlay;
  /** Uses of the code whose details are open. */
  uses: Loaded<readonly PromoUse[]>;
};

export interface AdminPromosScreenProps
  extends ListActions<PromoKey, PromoConditions>, MoreActions, AdminOverlayActions<PromoDraft> {
  view: AdminPromosView;
  /** The form of a new code is wanted. */
  onPromoAdd: () => void;
  /** The form of this code is wanted. */
  onPromoEdit: (promo: AdminPromo) => void;
  onDetailsOpen: (promo: AdminPromo) => void;
  /** Asks whether a code is to end now. */
  onQuestionAsk: (question: 'end', promo: AdminPromo) => void;
}

/** Where the payment of a use is found. */
export const paymentHref = ({ payment }: Pick<PromoUse, 'payment'>): string =>
  withQuery(paths.admin.payments, { q: `#${payment}` });
