import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { documentSortKeys, listedPapers } from '@/domain/documents/document';
import { paperKinds, type PaperKind } from '@/domain/documents/billingDocument';
import { documentPathSchema } from '@/domain/payment/payment';
import { paperLanguages } from '@/domain/documents/sumInWords';
import { call } from './call';
import { listQuery, numberedIdSchema, pageOf, rublesSchema, textSchema } from './shapes';

const languageQuery = v.object({ language: v.picklist(paperLanguages) });

const documentSchema = v.object({
  id: numberedIdSchema,
  kind: v.picklist(listedPapers),
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

/** The papers of an account, as PDF (D36). */
export const papersContract = {
  ofPayment: call({
    method: 'GET',
    path: '/api/payments/{id}/papers/{kind}',
    summary:
      'A payment’s bill or receipt as PDF, unchanged since it was issued; administrators get those of every account.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema, kind: v.picklist(paperKinds) }),
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
    query: listQuery(documentSortKeys, { kind: v.optional(v.picklist(listedPapers)) }),
    answer: pageOf(documentSchema),
    refusals: [],
  }),
  document: call({
    method: 'GET',
    path: '/api/papers/{id}',
    summary:
      'An act or the paper of a refund as PDF, unchanged since it was issued; only its own account gets it.',
    role: 'customer',
    params: v.object({ id: numberedIdSchema }),
    query: languageQuery,
    isDownload: true,
    refusals: [],
  }),
};

/** Where a payment's paper is, for the portal to link to. */
export function paperPathOf(id: string, kind: PaperKind): string {
  return papersContract.ofPayment.path.replace('{id}', id).replace('{kind}', kind);
}

/** Where an act or the paper of a refund is. */
export function documentPathOf(id: string): string {
  return papersContract.document.path.replace('{id}', id);
}
