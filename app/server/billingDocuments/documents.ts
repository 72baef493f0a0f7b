import { parse } from 'valibot';
import { documentPathOf } from '@app/contract/documents';
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

/* An account's completion certificates and refund documents; bills and receipts stand with their payments. */

const ofAccount = (db: Db, userId: string) =>
  db
    .selectFrom('paper')
    .where('userId', '=', userId)
    .where('kind', 'in', [...listedDocumentKinds]);

const isListed = (document: BillingDocument): document is CompletionCertificate | RefundDocument =>
  document.kind === 'act' || document.kind === 'refund';

/** A certificate or the document of a refund of this account; null where it has none of that number. */
export async function documentOf(db: Db, userId: string, id: number): Promise<BillingDocument | null> {
  const row = await ofAccount(db, userId).select('content').where('id', '=', id).executeTakeFirst();
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

/** The documents of what was given back of each of these payments of an account, oldest first. */
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
    .select(['paper.id', 'year', 'serial', 'refund.paymentId'])
    .where('paper.userId', '=', userId)
    .where('refund.userId', '=', userId)
    .where('refund.paymentId', 'in', [...paymentIds])
    .orderBy('paper.id')
    .execute();
  for (const { id, year, serial, paymentId } of rows) {
    if (paymentId === null) continue;
    const document = { number: documentNumber(year, serial), path: documentPathOf(String(id)) };
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
