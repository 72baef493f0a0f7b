import { sql } from 'kysely';
import { byteOrderMark } from '@/domain/values/csv';
import {
  ledgerFileName,
  ledgerHead,
  ledgerRows,
  type LedgerLine,
  type LedgerSpan,
} from '@/domain/admin/ledger';
import { toIsoDateTime } from '@/domain/time/dates';
import type { TimeZone } from '@/domain/time/timeZone';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';
import { withinDays } from '../db/withinDays';
import { refusal } from '../http/refusal';
import type { Download } from '../http/sendDownload';
import { audit } from '../audit/audit';
import { timeZoneOf } from '../settings/storedSettings';

/* Ledger export for bookkeeping (D27, D33). */

/** Transfers per query, which bounds the memory of an export of any length. */
const transfersAtOnce = 500;

interface Row extends Omit<LedgerLine, 'at' | 'customer'> {
  readonly at: Date;
  readonly customer: string | null;
}

/** Days in the provider's zone (D41). */
interface SpanOfZone extends LedgerSpan {
  readonly timeZone: TimeZone;
}

/**
 * Reads transfers of a span with all their entries, after a given one. A transfer is stored as a whole, so concurrent
 * postings keep the sum at zero. `offset 0` stops the planner from reading all entries for one part.
 */
async function linesAfter(db: Db, span: SpanOfZone, last: number | null): Promise<LedgerLine[]> {
  const { rows } = await sql<Row>`
    with "part" as materialized (
      select "id", "at", "key", "userId" from "transfer"
      where ${withinDays('at', span)}
        and ${last === null ? sql`true` : sql`("at", "id") > (select "at", "id" from "transfer" where "id" = ${last})`}
      order by "at", "id" limit ${transfersAtOnce}
    )
    select "part"."at", "part"."id" as "transfer", "part"."key", "entry"."account",
      (select "email" from "user" where "id" = "part"."userId") as "customer", "entry"."amount"
    from "part"
    cross join lateral (select "account", "amount" from "ledgerEntry" where "transferId" = "part"."id" offset 0) "entry"
    order by "part"."at", "part"."id", "entry"."account"`.execute(db);
  return rows.map((row) => ({
    ...row,
    at: toIsoDateTime(row.at),
    customer: row.customer ?? '',
  }));
}

async function* contentOf(db: Db, span: SpanOfZone): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(byteOrderMark + ledgerHead(span.format));
  let lines = await linesAfter(db, span, null);
  while (lines.length > 0) {
    yield bytes.encode(ledgerRows(lines, span.format));
    lines = await linesAfter(db, span, lines.at(-1)?.transfer ?? null);
  }
}

/**
 * Streams the ledger entries of a span as CSV. The export is audited before the first byte.
 *
 * @throws Problem 422 `invalidRequest` if the span ends before it starts
 */
export async function exportLedger(
  db: Db,
  { caller, now, span }: { readonly caller: Caller; readonly now: Date; readonly span: LedgerSpan },
): Promise<Download> {
  if (span.to < span.from) throw refusal('invalidRequest', { fields: ['to'] });
  await audit(db, { caller, now, kind: 'ledgerExported', subject: '', before: null, after: { ...span } });
  return {
    name: ledgerFileName(span),
    size: null,
    type: 'text/csv; charset=utf-8',
    content: contentOf(db, { ...span, timeZone: await timeZoneOf(db) }),
  };
}
