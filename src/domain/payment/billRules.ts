import type { ListRules } from '../list/listRules';
import { billStates, isOpenBill, isPayableBill, subjectOf, type Bill } from './bill';

/** Columns of the list of bills, all sortable. */
const columns = ['number', 'items', 'date', 'payer', 'state', 'amount'] as const;
export type BillColumnKey = (typeof columns)[number];

/** `open` is not a column; it sorts unpaid bills first. */
export const billSortKeys = [...columns, 'open'] as const;
export type BillSortKey = (typeof billSortKeys)[number];

/** `open`: all unpaid bills; the badge of the top bar counts these. */
export const billFilters = ['open', ...billStates] as const;
export type BillFilter = (typeof billFilters)[number];

export interface BillConditions {
  state: BillFilter;
}

/**
 * Sums of a list of bills. `owed` is in kopecks; `payable` and `open` count the bills that can be paid together or
 * cancelled.
 */
export type BillSum = 'owed' | 'payable' | 'open';

const countIf = (isSuch: (bill: Bill) => boolean) => (bill: Bill) => Number(isSuch(bill));

/**
 * Rules of the list of bills: unpaid first, then newest first. Search matches numbers, payers, item names and servers,
 * but no translated words: the state is a filter. The address may name a bill.
 */
export const billRules: ListRules<Bill, number, BillSortKey, BillConditions, BillSum> = {
  id: ({ id }) => id,
  searchable: (bill) => [bill.number, bill.payer, subjectOf(bill)],
  sorts: {
    number: { by: 'number', of: ({ id }) => id },
    items: { by: 'text', of: subjectOf },
    date: { by: 'text', of: ({ date }) => date },
    payer: { by: 'text', of: ({ payer }) => payer },
    state: { by: 'number', of: ({ state }) => billStates.indexOf(state) },
    amount: { by: 'number', of: ({ amount }) => amount },
    open: { by: 'number', of: countIf(isOpenBill) },
  },
  usualSort: { key: 'open', direction: 'descending' },
  conditions: {
    state: {
      param: 'state',
      parse: (text) => billFilters.find((value) => value === text) ?? null,
      by: 'row',
      test: (bill, wanted) => (wanted === 'open' ? isOpenBill(bill) : bill.state === wanted),
    },
  },
  sums: { owed: ({ owed }) => owed, payable: countIf(isPayableBill), open: countIf(isOpenBill) },
  pick: { param: 'bill', parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null) },
};
