import { oneOf, type ListRules } from '../list/listRules';
import { billStates, isOpenBill, type Bill, type BillState } from '../payment/bill';

/** A customer's bill in the admin area (D33). Deleting an account deletes its bills. */
export interface AdminBill extends Omit<Bill, 'continueAt'> {
  /** E-mail of the customer. */
  user: string;
}

/** Columns of the list, all sortable. */
export const adminBillKeys = ['number', 'user', 'payer', 'date', 'state', 'amount'] as const;
export type AdminBillKey = (typeof adminBillKeys)[number];

export interface AdminBillConditions {
  state: BillState;
}

/** Rules of the list of all bills, newest first; the server searches and pages it. */
export const adminBillRules: ListRules<AdminBill, number, AdminBillKey, AdminBillConditions> = {
  id: ({ id }) => id,
  searchable: ({ number, user, payer }) => [number, user, payer],
  sorts: {
    number: { by: 'number', of: ({ id }) => id },
    user: { by: 'text', of: ({ user }) => user },
    payer: { by: 'text', of: ({ payer }) => payer },
    date: { by: 'text', of: ({ date }) => date },
    state: { by: 'number', of: ({ state }) => billStates.indexOf(state) },
    amount: { by: 'number', of: ({ amount }) => amount },
  },
  usualSort: { key: 'number', direction: 'descending' },
  conditions: { state: oneOf('state', billStates, ({ state }) => state) },
};

/**
 * Returns whether a bill can be cancelled: it is unpaid or its payment is pending at a bank. If the bank still takes
 * the money, it is credited to the balance.
 */
export const canCancelBill = isOpenBill;

/** Administrators enter money only for bank transfers; banks report other payments themselves. */
export const canReceiveBill = ({ state }: Pick<AdminBill, 'state'>): boolean => state === 'unpaid';
