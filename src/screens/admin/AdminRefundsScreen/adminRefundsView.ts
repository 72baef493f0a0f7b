import type { RefundConditions, RefundKey } from '@/domain/admin/lists';
import type { AdminRefund } from '@/domain/admin/refund';
import type { ListActions, ListParts, ListView } from '@/domain/list/listView';
import { paths, withQuery } from '@/paths';
import { kopecks, type Money } from '@/domain/money';

export type AdminRefundsView = ListView<AdminRefund, RefundKey, RefundConditions> & {
  /** Of all that is listed. Kopecks. */
  sum: Money;
};

export interface AdminRefundsScreenProps extends ListActions<RefundKey, RefundConditions> {
  view: AdminRefundsView;
}

/** Where the payments of a refund's customer are. */
export const paymentsHref = ({ user }: Pick<AdminRefund, 'user'>): string =>
  withQuery(paths.admin.payments, { q: user });

/** Everything the screen shows. */
export function toAdminRefundsView({
  list,
  result,
}: Pick<
  ListParts<AdminRefund, number, RefundKey, RefundConditions, 'amount'>,
  'list' | 'result'
>): AdminRefundsView {
  return { ...list, sum: kopecks(result?.sums.amount ?? 0) };
}
