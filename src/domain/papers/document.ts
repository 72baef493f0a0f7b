import type { IsoDate } from '../dates';
import { oneOf, type ListRules } from '../list/listRules';
import type { Money } from '../money';

/** Papers that have a list of their own: bills and receipts stand with their payments. */
export const listedPapers = ['act', 'refund'] as const;
export type ListedPaper = (typeof listedPapers)[number];

/** A paper in the account's list (D36). */
export interface PortalDocument {
  id: number;
  kind: ListedPaper;
  /** Counted from 1 for each legal entity, kind and year. */
  number: string;
  /** The last day of an act's month, the day of a refund. */
  date: IsoDate;
  payer: string;
  amount: Money;
  /** The number of the payment that was given back; null of an act. */
  payment: string | null;
  /** Where the provider has it as PDF; null in the demo account, which has none. */
  path: string | null;
}

/** Columns of the list of documents, which all sort. */
export type DocumentSortKey = 'number' | 'kind' | 'date' | 'payer' | 'amount';

export interface DocumentConditions {
  kind: ListedPaper;
}

/** The list of documents, newest first as they come: found by number, payer, payment and month. */
export const documentRules: ListRules<PortalDocument, number, DocumentSortKey, DocumentConditions> = {
  id: ({ id }) => id,
  searchable: ({ number, payer, payment, date }) => [number, payer, payment ?? '', date],
  sorts: {
    number: { by: 'text', of: ({ number }) => number },
    kind: { by: 'number', of: ({ kind }) => listedPapers.indexOf(kind) },
    date: { by: 'text', of: ({ date }) => date },
    payer: { by: 'text', of: ({ payer }) => payer },
    amount: { by: 'number', of: ({ amount }) => amount },
  },
  conditions: { kind: oneOf('kind', listedPapers, ({ kind }) => kind) },
};
