import type { documentsContract } from '@app/contract/documents';
import {
  paymentDocumentKindOf,
  type BillingDocument,
  type PaymentDocumentKind,
} from '@/domain/documents/billingDocument';
import type { DocumentLanguage } from '@/domain/documents/sumInWords';
import { lockCustomer } from '../customers/lock';
import { paymentOf } from '../billing/rows';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import type { Download } from '../http/sendDownload';
import { documentOf, documentPage } from './documents';
import { findIssuedDocument, issuePaymentDocument } from './issue';
import { documentFileName } from '../pdf/texts';
import { portalNameOf } from '../settings/storedSettings';

async function download(db: Db, document: BillingDocument, language: DocumentLanguage): Promise<Download> {
  // Loaded on first use: fonts and layout would slow every start.
  const { renderDocument } = await import('../pdf/renderDocument');
  const bytes = await renderDocument(document, language, await portalNameOf(db, language));
  return {
    name: documentFileName(document, language),
    size: bytes.length,
    type: 'application/pdf',
    content: (async function* () {
      yield bytes;
    })(),
  };
}

/**
 * Issues a missing document of an older payment with the payment's date. The law sets no deadline for bills or
 * non-fiscal receipts.
 */
async function issuedLate(
  db: Db,
  userId: string,
  id: number,
  kind: PaymentDocumentKind,
): Promise<BillingDocument> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, userId);
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || paymentDocumentKindOf(paymentOf(row)) !== kind) throw refusal('notFound');
    return issuePaymentDocument(tx, row, kind, { now: new Date(), day: row.date });
  });
}

/** Handlers of documents as PDF (D36). */
export const documentRoutes: Handlers<typeof documentsContract> = {
  async ofPayment({ db, caller, params, query }) {
    let wanted = db.selectFrom('payment').select('userId').where('id', '=', params.id);
    if (caller.role !== 'admin') wanted = wanted.where('userId', '=', caller.id);
    const payment = await wanted.executeTakeFirst();
    if (!payment) throw refusal('notFound');
    const issued = await findIssuedDocument(db, params.id, params.kind);
    const document = issued ?? (await issuedLate(db, payment.userId, params.id, params.kind));
    return download(db, document, query.language);
  },
  list: ({ db, caller, query }) => documentPage(db, caller.id, query),
  async document({ db, caller, params, query }) {
    const document = await documentOf(db, caller.role === 'admin' ? null : caller.id, params.id);
    if (!document) throw refusal('notFound');
    return download(db, document, query.language);
  },
};
