import { oneOf, type ListRules } from '../list/listRules';
import { billStates, isOpenBill, type Bill, type BillState } from '../payment/bill';

/** A customer's bill as the administrators see it (D33). Those of deleted accounts are no more. */
export interface AdminBill extends Omit<Bill, 'continueAt'> {
  /** E-mail of the customer. */
  user: string;
}

/** Columns of the list, which all sort. */
export const adminBillKeys = ['number', 'user', 'payer', 'date', 'state', 'amount'] as const;
export type AdminBillKey = (typeof adminBillKeys)[number];

export interface AdminBillConditions {
  state: BillState;
}

/** The list of all bills, which the server searches and cuts into parts; newest first. */
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
 * Returns whether a bill can be cancelled: it waits for money, even at a bank. Money that the bank takes anyway goes to
 * the balance.
 */
export const canCancelBill = isOpenBill;

/** Money that came by transfer is entered by an administrator; what is at a bank is reported by it. */
export const canReceiveBill = ({ state }: Pick<AdminBill, 'state'>): boolean => state === 'unpaid';
