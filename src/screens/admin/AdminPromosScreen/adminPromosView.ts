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
  /** Opens the form of a new code. */
  onPromoAdd: () => void;
  /** Opens the form of a code. */
  onPromoEdit: (promo: AdminPromo) => void;
  onDetailsOpen: (promo: AdminPromo) => void;
  /** Asks for confirmation to end a code now. */
  onQuestionAsk: (question: 'end', promo: AdminPromo) => void;
}

/** Payment list, filtered by a use's payment. */
export const paymentHref = ({ payment }: Pick<PromoUse, 'payment'>): string =>
  withQuery(paths.admin.payments, { q: `#${payment}` });
