import type { ListRules } from '../list/listRules';
import { billStates, isOpenBill, isPayableBill, type Bill, type BillItem, type BillState } from './bill';

/** Columns of the list of bills, which all sort. */
export type BillSortKey = 'number' | 'items' | 'date' | 'payer' | 'state' | 'amount';

/** `open`: whatever waits for money; it is what the badge of the top bar counts. */
export const billFilters = ['open', ...billStates] as const;
export type BillFilter = (typeof billFilters)[number];

export interface BillConditions {
  state: BillFilter;
}

/** What a list of bills adds up: kopecks that are owed, and how many can be paid together or cancelled. */
export type BillSum = 'owed' | 'payable' | 'open';

/** How a bill reads in the reader's language: search goes by what is seen. */
export interface BillTexts {
  item: (item: BillItem) => string;
  state: (state: BillState) => string;
}

const countIf = (isSuch: (bill: Bill) => boolean) => (bill: Bill) => Number(isSuch(bill));

/** The list of bills, unpaid first as they come. Its address may name one. */
export function billRules({
  item,
  state: stateText,
}: BillTexts): ListRules<Bill, number, BillSortKey, BillConditions, BillSum> {
  return {
    id: ({ id }) => id,
    searchable: ({ number, payer, state, items }) => [number, payer, stateText(state), ...items.map(item)],
    sorts: {
      number: { by: 'number', of: ({ id }) => id },
      items: { by: 'text', of: ({ items }) => items.map(item).join(', ') },
      date: { by: 'text', of: ({ date }) => date },
      payer: { by: 'text', of: ({ payer }) => payer },
      state: { by: 'number', of: ({ state }) => billStates.indexOf(state) },
      amount: { by: 'number', of: ({ amount }) => amount },
    },
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
}
