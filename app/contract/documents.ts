import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { documentSortKeys, listedDocumentKinds } from '@/domain/documents/document';
import { paymentDocumentKinds, type PaymentDocumentKind } from '@/domain/documents/billingDocument';
import { documentPathSchema } from '@/domain/payment/payment';
import { documentLanguages } from '@/domain/documents/sumInWords';
import { call } from './call';
import { listQuery, numberedIdSchema, pageOf, rublesSchema, textSchema } from './shapes';

const languageQuery = v.object({ language: v.picklist(documentLanguages) });

const documentSchema = v.object({
  id: numberedIdSchema,
  kind: v.picklist(listedDocumentKinds),
  number: textSchema,
  date: isoDateSchema,
  payer: textSchema,
  amount: moneySchema,
  currency: rublesSchema,
  /** Number of the refunded payment. */
  payment: v.nullable(textSchema),
  /** Download path on this host. */
  path: v.nullable(documentPathSchema),
});

/** Documents of an account as PDF (D36). */
export const documentsContract = {
  ofPayment: call({
    method: 'GET',
    path: '/api/payments/{id}/papers/{kind}',
    summary:
      'Returns a payment’s bill or receipt as PDF, unchanged since it was issued; administrators can read every account’s.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema, kind: v.picklist(paymentDocumentKinds) }),
    query: languageQuery,
    isDownload: true,
    refusals: [],
  }),
  list: call({
    method: 'GET',
    path: '/api/papers',
    summary:
      'Lists the account’s completion certificates and refund documents, newest first by default; bills and receipts are listed with payments. The search matches number, payer, payment and day.',
    role: 'customer',
    query: listQuery(documentSortKeys, { kind: v.optional(v.picklist(listedDocumentKinds)) }),
    answer: pageOf(documentSchema),
    refusals: [],
  }),
  document: call({
    method: 'GET',
    path: '/api/papers/{id}',
    summary:
      'Returns a completion certificate or refund document as PDF, unchanged since it was issued; administrators can read every account’s.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    query: languageQuery,
    isDownload: true,
    refusals: [],
  }),
};

/** Path of a payment's document. */
export function paymentDocumentPathOf(id: string, kind: PaymentDocumentKind): string {
  return documentsContract.ofPayment.path.replace('{id}', id).replace('{kind}', kind);
}

/** Path of a certificate or a refund document. */
export function documentPathOf(id: string): string {
  return documentsContract.document.path.replace('{id}', id);
}
