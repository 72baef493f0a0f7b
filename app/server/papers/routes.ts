import type { papersContract } from '@app/contract/papers';
import { paperKindOf, type Paper, type PaperKind } from '@/domain/documents/billingDocument';
import type { PaperLanguage } from '@/domain/documents/sumInWords';
import { lockCustomer } from '../customers/lock';
import { paymentOf } from '../billing/rows';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import type { Download } from '../http/sendDownload';
import { documentOf, documentPage } from './documents';
import { issuedPaper, issuePaper } from './issue';
import { paperFileName } from '../pdf/texts';

async function download(paper: Paper, language: PaperLanguage): Promise<Download> {
  // Loaded at the first request: fonts and layout would slow every start.
  const { renderPaper } = await import('../pdf/renderPaper');
  const bytes = await renderPaper(paper, language);
  return {
    name: paperFileName(paper, language),
    size: bytes.length,
    type: 'application/pdf',
    content: (async function* () {
      yield bytes;
    })(),
  };
}

/**
 * Issues what a payment that is older than the papers lacks. It bears the payment's own day: the law sets no time for a bill, nor
 * for a receipt that is no fiscal one.
 */
async function issuedLate(db: Db, userId: string, id: number, kind: PaperKind): Promise<Paper> {
  return db.transaction().execute(async (tx) => {
    await lockCustomer(tx, userId);
    const row = await tx
      .selectFrom('payment')
      .selectAll()
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || paperKindOf(paymentOf(row)) !== kind) throw refusal('notFound');
    return issuePaper(tx, row, kind, { now: new Date(), day: row.date });
  });
}

/** Papers as PDF (D36). */
export const paperRoutes: Handlers<typeof papersContract> = {
  async ofPayment({ db, caller, params, query }) {
    let wanted = db.selectFrom('payment').select('userId').where('id', '=', params.id);
    if (caller.role !== 'admin') wanted = wanted.where('userId', '=', caller.id);
    const payment = await wanted.executeTakeFirst();
    if (!payment) throw refusal('notFound');
    const issued = await issuedPaper(db, params.id, params.kind);
    const paper = issued ?? (await issuedLate(db, payment.userId, params.id, params.kind));
    return download(paper, query.language);
  },
  list: ({ db, caller, query }) => documentPage(db, caller.id, query),
  async document({ db, caller, params, query }) {
    const paper = await documentOf(db, caller.id, params.id);
    if (!paper) throw refusal('notFound');
    return download(paper, query.language);
  },
};
