import { sql, type RawBuilder } from 'kysely';
import {
  differenceRules,
  differenceStates,
  statementGateways,
  statementKinds,
  type DifferenceConditions,
  type DifferenceKey,
  type DifferenceState,
  type StatementDifference,
  type StatementGateway,
  type StatementKind,
  type StatementPart,
} from '@/domain/admin/statement';
import type { CurrencyId } from '@/domain/payment/currency';
import type { IsoDate } from '@/domain/time/dates';
import type { Db } from '../db/database';
import { listPage, listSource, type ListColumns, type ListRequest } from '../paging/listPage';
import { byRank, byValue } from '../paging/order';
import { timeZoneOf } from '../settings/storedSettings';

/* Statements of gateways, compared with the portal's payments and refunds. */

interface DifferenceRow {
  id: number;
  day: IsoDate;
  gateway: StatementGateway;
  kind: StatementKind;
  paymentId: number | null;
  reference: string | null;
  hereCurrency: CurrencyId | null;
  hereMinor: number | null;
  thereCurrency: CurrencyId | null;
  thereMinor: number | null;
  state: DifferenceState;
}

/**
 * Differences, read anew each time: a payment that arrives late, or a later statement, resolves them.
 * `there` sums the lines by payment, `here` has the money that the ledger booked for a gateway's payment and what
 * gateways have sent back. A line finds its payment by our number or by the gateway's, also one of a deleted account,
 * whose sum is unknown. Ids of lines are even, those of our own rows odd.
 */
const differencesIn = (timeZone: string): RawBuilder<DifferenceRow> => sql<DifferenceRow>`
  with "line" as (
    select l.*, coalesce(n."id", r."id", f."id") as "ownId", n."id" is null and r."id" is null and f."id" is not null as "isFormer"
    from "statementLine" l
    left join "payment" n on n."id" = l."paymentId" and n."gateway" = l."gateway"
    left join "payment" r on n."id" is null and r."gateway" = l."gateway" and r."reference" = l."reference"
    left join "formerPayment" f on n."id" is null and r."id" is null and f."gateway" = l."gateway"
      and (f."id" = l."paymentId" or f."reference" = l."reference")
  ), "there" as (
    select "gateway", "kind", coalesce('#' || "ownId", "reference", '#' || "paymentId") as "key",
      min("id") as "id", min("day") as "day", max("ownId") as "ownId", max(coalesce("reference", 'MRD-' || "paymentId")) as "reference",
      min("currency") as "currency", max("currency") as "lastCurrency", sum("minor")::bigint as "minor",
      bool_or("isFormer") as "isFormer"
    from "line" group by 1, 2, 3
  ), "own" as (
    select p."gateway", 'payment' as "kind", p."id" as "ownId", p."reference", 4 * p."id" + 1 as "id",
      (t."at" at time zone ${timeZone})::date as "day", p."due"->>'currency' as "currency",
      (p."due"->>'minor')::bigint as "minor"
    from "payment" p
    join "transfer" t on t."userId" = p."userId" and t."key" = 'payment:' || p."id" || ':money'
    where p."gateway" is not null and p."reference" is not null and p."due" is not null
    union all
    select "gateway", 'refund', "paymentId", max("reference"), 4 * min("id") + 3,
      (min("endedAt") at time zone ${timeZone})::date, min("sent"->>'currency'), sum(("sent"->>'minor')::bigint)::bigint
    from "refund"
    where "gateway" is not null and "sent" is not null and "endedAt" is not null and "canceledAt" is null
    group by "gateway", "paymentId"
  )
  select coalesce(2 * there."id", own."id") as "id", coalesce(there."day", own."day") as "day",
    coalesce(there."gateway", own."gateway") as "gateway", coalesce(there."kind", own."kind") as "kind",
    coalesce(own."ownId", there."ownId") as "paymentId", coalesce(own."reference", there."reference") as "reference",
    own."currency" as "hereCurrency", own."minor" as "hereMinor",
    there."currency" as "thereCurrency", there."minor" as "thereMinor",
    case when own."id" is null then 'missingHere' when there."id" is null then 'missingThere' else 'otherSum' end as "state"
  from "there" there
  full join "own" own on own."gateway" = there."gateway" and own."kind" = there."kind" and '#' || own."ownId" = there."key"
  where case
    when own."id" is null then not (there."isFormer" and there."kind" = 'payment')
    when there."id" is null then exists (select from "statementDays" d
      where d."gateway" = own."gateway" and own."day" between d."from" and d."to")
    else own."minor" <> there."minor" or own."currency" <> there."currency" or there."currency" <> there."lastCurrency" end`;

const columns: ListColumns<DifferenceKey, DifferenceConditions> = {
  id: 'id',
  sorts: {
    day: byValue('day', 'date'),
    gateway: byRank('gateway', statementGateways),
    kind: byRank('kind', statementKinds),
    payment: byValue(sql`coalesce("paymentId", 0)`, 'bigint'),
    here: byValue(sql`coalesce("hereMinor", 0)`, 'bigint'),
    there: byValue(sql`coalesce("thereMinor", 0)`, 'bigint'),
    state: byRank('state', differenceStates),
  },
  conditions: {
    gateway: (gateway) => sql<boolean>`"gateway" = ${gateway}`,
    kind: (kind) => sql<boolean>`"kind" = ${kind}`,
    state: (state) => sql<boolean>`"state" = ${state}`,
  },
  search: (pattern) =>
    sql<boolean>`"folded"(coalesce('MRD-' || "paymentId", '') || E'\n' || coalesce("reference", '')) like ${pattern}`,
};

const amountOf = (currency: CurrencyId | null, minor: number | null) =>
  currency === null || minor === null ? null : { currency, minor };

const toDifference = (row: DifferenceRow): StatementDifference => ({
  id: row.id,
  day: row.day,
  gateway: row.gateway,
  kind: row.kind,
  payment: row.paymentId,
  reference: row.reference,
  here: amountOf(row.hereCurrency, row.hereMinor),
  there: amountOf(row.thereCurrency, row.thereMinor),
  state: row.state,
});

/** Returns a page of differences, newest day first by default. */
export async function differencePage(db: Db, query: ListRequest<DifferenceKey, DifferenceConditions>) {
  const differences = sql<DifferenceRow>`(${differencesIn(await timeZoneOf(db))})`.as<'difference'>(
    'difference',
  );
  const source = listSource(db.selectFrom(differences).selectAll(), columns, query, {
    toItems: (rows) => rows.map(toDifference),
  });
  return listPage([source], differenceRules, query);
}

/** Stores lines of a statement once; a repeated import adds nothing. Returns how many were new. */
export async function importStatement(
  tx: Db,
  { gateway, lines, days }: StatementPart,
  now: Date,
): Promise<{ added: number; known: number }> {
  const added =
    lines.length === 0
      ? []
      : await tx
          .insertInto('statementLine')
          .values(
            lines.map(({ kind, entry, reference, payment, amount, day }) => ({
              gateway,
              kind,
              entry,
              reference,
              paymentId: payment,
              ...amount,
              day,
              importedAt: now,
            })),
          )
          .onConflict((conflict) => conflict.columns(['gateway', 'kind', 'entry']).doNothing())
          .returning('id')
          .execute();
  if (days)
    await tx
      .insertInto('statementDays')
      .values({ gateway, ...days })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { added: added.length, known: lines.length - added.length };
}
