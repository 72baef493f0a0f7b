import type { IsoDate } from '@/domain/time/dates';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import type { Money } from '@/domain/money/money';

/** Documents that have a list of their own: bills and receipts stand with their payments. */
export const listedDocumentKinds = ['act', 'refund'] as const;
export type ListedDocumentKind = (typeof listedDocumentKinds)[number];

/** A document in the account's list (D36). */
export interface PortalDocument {
  id: number;
  kind: ListedDocumentKind;
  /** Counted from 1 for each legal entity, kind and year. */
  number: string;
  /** The last day of a certificate's month, the day of a refund. */
  date: IsoDate;
  payer: string;
  amount: Money;
  /** The number of the payment that was given back; null of a certificate. */
  payment: string | null;
  /** Where the provider has it as PDF; null in the demo account, which has none. */
  path: string | null;
}

/** Columns of the list of documents, which all sort. */
const columns = ['number', 'kind', 'date', 'payer', 'amount'] as const;
export type DocumentColumnKey = (typeof columns)[number];

/** `id` is no column: the order in which documents were issued. */
export const documentSortKeys = [...columns, 'id'] as const;
export type DocumentSortKey = (typeof documentSortKeys)[number];

export interface DocumentConditions {
  kind: ListedDocumentKind;
}

/** The list of documents, newest first: found by number, payer, payment and month. */
export const documentRules: ListRules<PortalDocument, number, DocumentSortKey, DocumentConditions> = {
  id: ({ id }) => id,
  searchable: ({ number, payer, payment, date }) => [number, payer, payment ?? '', date],
  sorts: {
    number: { by: 'text', of: ({ number }) => number },
    kind: { by: 'number', of: ({ kind }) => listedDocumentKinds.indexOf(kind) },
    date: { by: 'text', of: ({ date }) => date },
    payer: { by: 'text', of: ({ payer }) => payer },
    amount: { by: 'number', of: ({ amount }) => amount },
    id: { by: 'number', of: ({ id }) => id },
  },
  usualSort: { key: 'id', direction: 'descending' },
  conditions: { kind: oneOf('kind', listedDocumentKinds, ({ kind }) => kind) },
};
