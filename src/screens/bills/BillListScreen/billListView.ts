import type { I18n } from '@/i18n/I18nProvider';
import type { Question } from '@/domain/form/question';
import type { ListActions, ListParts, ListView, SelectActions } from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { isOpenBill, type Bill } from '@/domain/payment/bill';
import type { BillConditions, BillSortKey, BillSum } from '@/domain/payment/billRules';
import { paths } from '@/paths';

/** Confirmation of a cancellation, with its result. */
export type BillCancellation = Question<CanceledBills, 'alreadySettled'>;

/** Bills of the confirmation. */
export interface CanceledBills {
  /** Unpaid bills. */
  bills: readonly Bill[];
  /** Selected but closed bills, which do not change. */
  skippedCount: number;
}

/** Selection among the listed bills. */
export interface SelectedBills {
  value: Selection<number>;
  count: number;
  /** Owed sum of the selection. */
  owed: Money;
  /** Number of bills that can be paid together. */
  payableCount: number;
  /** Number of unpaid bills. */
  openCount: number;
}

export type BillListView = ListView<Bill, BillSortKey, BillConditions> & {
  selection: SelectedBills;
  /** Owed sum of the listed bills. */
  owed: Money;
  cancellation: BillCancellation | null;
  /** Cancellation of the whole list; null while closed. */
  bulkAction: BulkActionView | null;
  topUpHref: string;
};

export interface BillListScreenProps
  extends ListActions<BillSortKey, BillConditions>, SelectActions<number>, BulkActionHandlers {
  view: BillListView;
  /** Leads to the payment of the selection. */
  onSelectionPay: () => void;
  /** Asks for confirmation to cancel the selected bills. */
  onSelectionCancel: () => void;
  /** Asks for confirmation to cancel a bill. */
  onBillCancel: (bill: Bill) => void;
  /** Confirms the question. */
  onCancelConfirm: () => void;
  /** Closes the question. */
  onCancelClose: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the screen's view. */
export interface BillListSources extends ListParts<Bill, number, BillSortKey, BillConditions, BillSum> {
  cancellation: BillCancellation | null;
  bulkAction: BulkActionView | null;
}

const noSums: Readonly<Record<BillSum, number>> = { owed: 0, payable: 0, open: 0 };

/** Makes the screen's view. */
export function toBillListView({
  list,
  sums,
  selection,
  selected,
  cancellation,
  bulkAction,
}: BillListSources): BillListView {
  const { owed, payable, open } = selected.sums ?? noSums;
  return {
    ...list,
    selection: {
      value: selection,
      count: selected.count,
      owed: kopecks(owed),
      payableCount: payable,
      openCount: open,
    },
    owed: kopecks((sums ?? noSums).owed),
    cancellation,
    bulkAction,
    topUpHref: paths.dashboard.payments,
  };
}

/** Returns the cancellable bills: only unpaid ones. */
export function canceledOf(chosen: readonly Bill[]): CanceledBills {
  const bills = chosen.filter(isOpenBill);
  return { bills, skippedCount: chosen.length - bills.length };
}

/** Returns the sum of the bills. */
export function totalOf(bills: readonly Pick<Bill, 'amount'>[]): Money {
  return sumMoney(bills.map(({ amount }) => amount));
}

/** Returns the notice after cancelling bills. */
export function canceledNotice({ t }: Pick<I18n, 't'>, { bills }: CanceledBills) {
  const [first, ...others] = bills;
  const isOne = first && others.length === 0;
  return {
    type: 'success',
    title: t(isOne ? 'bills.notice.canceled' : 'bills.notice.canceledMany'),
    message: isOne ? first.number : t('bills.notice.canceledManyText', { count: bills.length }),
  } as const;
}
