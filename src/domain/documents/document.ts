import type { IsoDate } from '@/domain/time/dates';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import type { Money } from '@/domain/money/money';

/** Documents with their own list; bills and receipts are listed with payments. */
export const listedDocumentKinds = ['act', 'refund'] as const;
export type ListedDocumentKind = (typeof listedDocumentKinds)[number];

/** A document in the account's list (D36). */
export interface PortalDocument {
  id: number;
  kind: ListedDocumentKind;
  /** Numbers start at 1 for each legal entity, kind and year. */
  number: string;
  /** Last day of a certificate's month, or the day of a refund. */
  date: IsoDate;
  payer: string;
  amount: Money;
  /** Number of the refunded payment; null for a certificate. */
  payment: string | null;
  /** Download path of the PDF; null in the demo account, which has none. */
  path: string | null;
}

/** Columns of the list of documents, all sortable. */
const columns = ['number', 'kind', 'date', 'payer', 'amount'] as const;
export type DocumentColumnKey = (typeof columns)[number];

/** `id` is not a column; it sorts by order of issue. */
export const documentSortKeys = [...columns, 'id'] as const;
export type DocumentSortKey = (typeof documentSortKeys)[number];

export interface DocumentConditions {
  kind: ListedDocumentKind;
}

/** Rules of the list of documents, newest first. Search matches number, payer, payment and month. */
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
