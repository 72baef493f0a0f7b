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
  /** The number of the payment that was given back. */
  payment: v.nullable(textSchema),
  /** Where it is saved from; a path of this host. */
  path: v.nullable(documentPathSchema),
});

/** The documents of an account, as PDF (D36). */
export const documentsContract = {
  ofPayment: call({
    method: 'GET',
    path: '/api/payments/{id}/papers/{kind}',
    summary:
      'A payment’s bill or receipt as PDF, unchanged since it was issued; administrators get those of every account.',
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
      'The account’s acts of months and papers of refunds, newest first unless sorted; bills and receipts are with their payments. A search looks into the number, the payer, the payment and the day.',
    role: 'customer',
    query: listQuery(documentSortKeys, { kind: v.optional(v.picklist(listedDocumentKinds)) }),
    answer: pageOf(documentSchema),
    refusals: [],
  }),
  document: call({
    method: 'GET',
    path: '/api/papers/{id}',
    summary:
      'An act or the paper of a refund as PDF, unchanged since it was issued; administrators get those of every account.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    query: languageQuery,
    isDownload: true,
    refusals: [],
  }),
};

/** Where a payment's document is, for the portal to link to. */
export function paymentDocumentPathOf(id: string, kind: PaymentDocumentKind): string {
  return documentsContract.ofPayment.path.replace('{id}', id).replace('{kind}', kind);
}

/** Where an act or the document of a refund is. */
export function documentPathOf(id: string): string {
  return documentsContract.document.path.replace('{id}', id);
}
