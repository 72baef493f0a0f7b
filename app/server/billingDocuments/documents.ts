import { parse } from 'valibot';
import { documentPathOf, paymentDocumentPathOf } from '@app/contract/documents';
import { sql } from 'kysely';
import {
  documentRules,
  listedDocumentKinds,
  type DocumentConditions,
  type DocumentSortKey,
} from '@/domain/documents/document';
import {
  documentNumber,
  billingDocumentSchema,
  documentTotals,
  type CompletionCertificate,
  type BillingDocument,
  type RefundDocument,
} from '@/domain/documents/billingDocument';
import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byText, byValue } from '../paging/order';

/* Completion certificates and refund documents of an account; bills and receipts are listed with payments. */

const listed = (db: Db) => db.selectFrom('paper').where('kind', 'in', [...listedDocumentKinds]);

const ofAccount = (db: Db, userId: string) => listed(db).where('userId', '=', userId);

const isListed = (document: BillingDocument): document is CompletionCertificate | RefundDocument =>
  document.kind === 'act' || document.kind === 'refund';

/** Finds a certificate or refund document by id. A null `userId` finds any account's. */
export async function documentOf(db: Db, userId: string | null, id: number): Promise<BillingDocument | null> {
  const found = userId === null ? listed(db) : ofAccount(db, userId);
  const row = await found.select('content').where('id', '=', id).executeTakeFirst();
  return row ? parse(billingDocumentSchema, row.content) : null;
}

function wireDocument(id: number, document: CompletionCertificate | RefundDocument) {
  const { kind, number, date, payer, lines } = document;
  return {
    id: String(id),
    kind,
    number,
    date,
    payer: payer.name,
    amount: documentTotals(lines).total,
    currency: 'RUB' as const,
    payment: document.kind === 'refund' ? document.refund.payment : null,
    path: documentPathOf(String(id)),
  };
}

/** Returns an account's newest documents of all kinds and their total number. */
export async function newestDocuments(db: Db, userId: string, limit: number) {
  const issued = db.selectFrom('paper').where('userId', '=', userId);
  const { total } = await issued
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await issued
    .select(['id', 'content', 'paymentId'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const items = rows.map(({ id, content, paymentId }) => {
    const { kind, number, date, lines } = parse(billingDocumentSchema, content);
    const path =
      kind === 'act' || kind === 'refund'
        ? documentPathOf(String(id))
        : paymentDocumentPathOf(String(paymentId), kind);
    const { total: amount } = documentTotals(lines);
    return { id: String(id), kind, number, date, amount, currency: 'RUB' as const, path };
  });
  return { items, total };
}

/** Returns the refund documents of each of these payments, oldest first. */
export async function refundDocumentsOf(
  db: Db,
  userId: string,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { number: string; path: string }[]>> {
  const found = new Map<number, { number: string; path: string }[]>();
  if (paymentIds.length === 0) return found;
  const rows = await db
    .selectFrom('paper')
    .innerJoin('refund', 'refund.id', 'paper.refundId')
    .select(['paper.id', 'year', 'serial', 'prefix', 'refund.paymentId'])
    .where('paper.userId', '=', userId)
    .where('refund.userId', '=', userId)
    .where('refund.paymentId', 'in', [...paymentIds])
    .orderBy('paper.id')
    .execute();
  for (const { id, year, serial, prefix, paymentId } of rows) {
    if (paymentId === null) continue;
    const document = { number: documentNumber(year, serial, prefix), path: documentPathOf(String(id)) };
    found.set(paymentId, [...(found.get(paymentId) ?? []), document]);
  }
  return found;
}

const text = {
  number: sql<string>`"paper"."content" ->> 'number'`,
  date: sql<string>`"paper"."content" ->> 'date'`,
  payer: sql<string>`"paper"."content" -> 'payer' ->> 'name'`,
  payment: sql<string>`"paper"."content" -> 'refund' ->> 'payment'`,
};

const columns: ListColumns<DocumentSortKey, DocumentConditions> = {
  id: 'paper.id',
  sorts: {
    id: byValue('paper.id', 'bigint'),
    number: byText(text.number),
    kind: byRank('paper.kind', listedDocumentKinds),
    date: byValue(sql`(${text.date})::date`, 'date'),
    payer: byText(text.payer),
    amount: byValue(
      sql`(select coalesce(sum(("line" ->> 'amount')::bigint), 0)::bigint
        from jsonb_array_elements("paper"."content" -> 'lines') as "line")`,
      'bigint',
    ),
  },
  conditions: { kind: (kind) => sql<boolean>`"paper"."kind" = ${kind}` },
  search: (pattern) => sql<boolean>`"folded"(
    concat_ws(E'\\n', ${text.number}, ${text.payer}, ${text.payment}, ${text.date})) like ${pattern}`,
};

/** A page of them. */
export function documentPage(
  db: Db,
  userId: string,
  query: ListRequest<DocumentSortKey, DocumentConditions>,
) {
  const toItems = (rows: readonly { readonly id: number; readonly content: unknown }[]) =>
    rows.map(({ id, content }) => {
      const document = parse(billingDocumentSchema, content);
      if (!isListed(document)) throw new TypeError(`Document ${id} belongs to a payment`);
      return wireDocument(id, document);
    });
  const all = ofAccount(db, userId).select(['paper.id', 'paper.content']);
  return listPage([listSource(all, columns, query, { toItems })], documentRules, query);
}
