import { parse } from 'valibot';
import { documentPathOf } from '@app/contract/papers';
import { listedPapers } from '@/domain/papers/document';
import {
  paperNumber,
  paperSchema,
  paperTotals,
  type ActPaper,
  type Paper,
  type RefundPaper,
} from '@/domain/papers/paper';
import { pageFrom, pageRequested } from '../paging/page';
import type { Db } from '../db/database';

/* An account's acts and papers of refunds; bills and receipts stand with their payments. */

const ofAccount = (db: Db, userId: string) =>
  db
    .selectFrom('paper')
    .where('userId', '=', userId)
    .where('kind', 'in', [...listedPapers]);

const isListed = (paper: Paper): paper is ActPaper | RefundPaper =>
  paper.kind === 'act' || paper.kind === 'refund';

/** An act or the paper of a refund of this account; null where it has none of that number. */
export async function documentOf(db: Db, userId: string, id: number): Promise<Paper | null> {
  const row = await ofAccount(db, userId).select('content').where('id', '=', id).executeTakeFirst();
  return row ? parse(paperSchema, row.content) : null;
}

function wireDocument(id: number, paper: ActPaper | RefundPaper) {
  const { kind, number, date, payer, lines } = paper;
  return {
    id: String(id),
    kind,
    number,
    date,
    payer: payer.name,
    amount: paperTotals(lines).total,
    currency: 'RUB' as const,
    payment: paper.kind === 'refund' ? paper.refund.payment : null,
    path: documentPathOf(String(id)),
  };
}

/** The papers of what was given back of each of these payments of an account, oldest first. */
export async function refundPapersOf(
  db: Db,
  userId: string,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { number: string; path: string }[]>> {
  const found = new Map<number, { number: string; path: string }[]>();
  if (paymentIds.length === 0) return found;
  const rows = await db
    .selectFrom('paper')
    .innerJoin('refund', 'refund.id', 'paper.refundId')
    .select(['paper.id', 'year', 'serial', 'refund.paymentId'])
    .where('paper.userId', '=', userId)
    .where('refund.paymentId', 'in', [...paymentIds])
    .orderBy('paper.id')
    .execute();
  for (const { id, year, serial, paymentId } of rows) {
    if (paymentId === null) continue;
    const paper = { number: paperNumber(year, serial), path: documentPathOf(String(id)) };
    found.set(paymentId, [...(found.get(paymentId) ?? []), paper]);
  }
  return found;
}

/** A page of them, newest first. */
export async function documentPage(
  db: Db,
  userId: string,
  query: { cursor?: string | undefined; limit?: number | undefined },
) {
  const page = pageRequested(query);
  const { total } = await ofAccount(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofAccount(db, userId)
    .select(['id', 'content'])
    .where('id', '<', page.before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
  const papers = rows.flatMap(({ id, content }) => {
    const paper = parse(paperSchema, content);
    return isListed(paper) ? { id, paper } : [];
  });
  return pageFrom(papers, page, total, ({ id, paper }) => wireDocument(id, paper));
}
