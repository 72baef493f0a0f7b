import type { I18n } from '@/i18n/I18nProvider';
import type { Question } from '@/domain/form/question';
import type { ListActions, ListParts, ListView, SelectActions } from '@/domain/list/listView';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import type { Selection } from '@/domain/list/selection';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { isOpenBill, type Bill } from '@/domain/payment/bill';
import type { BillConditions, BillSortKey, BillSum } from '@/domain/payment/billRules';
import { paths } from '@/paths';

/** The question whether to cancel bills, and what came of it. */
export type BillCancellation = Question<CanceledBills, 'alreadySettled'>;

/** Bills that the cancellation is about. */
export interface CanceledBills {
  /** Those that wait for money. */
  bills: readonly Bill[];
  /** Selected, but over: they stay as they are. */
  skippedCount: number;
}

/** The selected among the listed bills. */
export interface SelectedBills {
  value: Selection<number>;
  count: number;
  /** Sum still owed on them. */
  owed: Money;
  /** How many of them can be paid together. */
  payableCount: number;
  /** How many of them wait for money. */
  openCount: number;
}

export type BillListView = ListView<Bill, BillSortKey, BillConditions> & {
  selection: SelectedBills;
  /** Of all that is listed. */
  owed: Money;
  cancellation: BillCancellation | null;
  /** The cancellation of all that the list has; null while nobody asks for it. */
  bulkAction: BulkActionView | null;
  topUpHref: string;
};

export interface BillListScreenProps
  extends ListActions<BillSortKey, BillConditions>, SelectActions<number>, BulkActionHandlers {
  view: BillListView;
  /** To the payment of the selected. */
  onSelectionPay: () => void;
  /** The selected bills are to be cancelled, which is asked about first. */
  onSelectionCancel: () => void;
  /** A bill is to be cancelled, which is asked about first. */
  onBillCancel: (bill: Bill) => void;
  /** The question was answered with yes. */
  onCancelConfirm: () => void;
  /** The bills stay. */
  onCancelClose: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

/** Sources of the screen's view. */
export interface BillListSources extends ListParts<Bill, number, BillSortKey, BillConditions, BillSum> {
  cancellation: BillCancellation | null;
  bulkAction: BulkActionView | null;
}

const noSums: Readonly<Record<BillSum, number>> = { owed: 0, payable: 0, open: 0 };

/** Everything the screen shows. */
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

/** Returns the bills that the question is about. Only bills that wait for money can be cancelled. */
export function canceledOf(chosen: readonly Bill[]): CanceledBills {
  const bills = chosen.filter(isOpenBill);
  return { bills, skippedCount: chosen.length - bills.length };
}

/** Returns the sum of the bills. */
export function totalOf(bills: readonly Pick<Bill, 'amount'>[]): Money {
  return sumMoney(bills.map(({ amount }) => amount));
}

/** Returns the notice shown once bills are cancelled. */
export function canceledNotice({ t }: Pick<I18n, 't'>, { bills }: CanceledBills) {
  const [first, ...others] = bills;
  const isOne = first && others.length === 0;
  return {
    type: 'success',
    title: t(isOne ? 'bills.notice.canceled' : 'bills.notice.canceledMany'),
    message: isOne ? first.number : t('bills.notice.canceledManyText', { count: bills.length }),
  } as const;
}
