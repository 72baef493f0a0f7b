import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { sampleNotifications } from '@/sample-data/notifications';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { sampleServers } from '@/sample-data/servers';
import type { ServerEventKind } from '@/domain/servers/serverDetails';

/** Number of sample events of a kind in a new account (D25). */
export const sampleEvents = (kind: ServerEventKind): number =>
  sampleServers.flatMap((server) => makeServerDetails(server).events).filter((event) => event.kind === kind)
    .length;

const sampleReceived = sampleNotifications.filter(({ about }) => about.kind === 'paymentReceived').length;

/** Returns SQL that sums an account's entries of its paid payments. */
const paidEntries = (kind: string, value: string) =>
  `coalesce((select sum(${value}) from "payment" p, jsonb_array_elements(p."entries") e
    where p."userId" = c."userId" and p."status" = 'Paid' and e ->> 'kind' = '${kind}'), 0)`;
const requests = (kind: string) =>
  `(select count(*) from "request" r where r."userId" = c."userId" and r."key" like '${kind}-%')`;
const events = (kind: ServerEventKind) =>
  `((select count(*) from "serverEvent" s where s."userId" = c."userId" and s."kind" = '${kind}') - ${sampleEvents(kind)})`;
const payments = (condition: string) =>
  `(select count(*) from "payment" p where p."userId" = c."userId" and ${condition})`;
const moved = (condition: string) =>
  `(select count(*) from "transfer" t join "ledgerEntry" l on l."transferId" = t."id"
    where t."userId" = c."userId" and t."key" like 'payment:%' and (${condition}))`;
/** How often a step of a payment is booked. */
const booked = (step: 'money' | 'balance' | 'reserve' | 'return') =>
  `(select count(*) from "transfer" t where t."userId" = p."userId" and t."key" = 'payment:' || p."id" || ':${step}')`;
const messages = `(select count(*) from "ticketMessage" m where m."userId" = c."userId" and m."author" = 'customer')`;
const customersWhere = (condition: string) =>
  `select c."userId" as "what" from "customer" c where ${condition}`;

/** Queries whose every row is a fault: half of an act, an act that happened twice, or money from nowhere. */
const faults: Readonly<Record<string, string>> = {
  'the books do not add up': `select sum("amount") as "what" from "ledgerEntry" having sum("amount") <> 0`,
  'a transfer that does not add up': `select t."id" as "what" from "transfer" t
    left join "ledgerEntry" l on l."transferId" = t."id"
    group by t."id" having count(l."amount") < 2 or sum(l."amount") <> 0`,
  'a balance below zero': `select "account" as "what" from "ledgerEntry" where "account" like 'customer:%'
    group by "account" having sum("amount") < 0`,
  'paid and not booked once, or booked and not paid': `select p."id" as "what" from "payment" p
    where p."reason" is distinct from 'sample'
      and ${booked('money')} + ${booked('balance')} <> (p."status" = 'Paid')::int`,
  'paid for another amount than it comes to': `select p."id" as "what" from "payment" p
    join "transfer" t on t."userId" = p."userId" and t."key" in ('payment:' || p."id" || ':money', 'payment:' || p."id" || ':balance')
    where p."amount" <> (select coalesce(sum(l."amount"), 0) from "ledgerEntry" l where l."transferId" = t."id"
      and (l."account" = 'revenue' or l."account" like 'revenue:%'
        or p."entries" = '[]' and l."account" = 'customer:' || p."userId"))`,
  'booked for no payment': `select t."id" as "what" from "transfer" t where t."key" like 'payment:%' and not exists (
      select from "payment" p where p."userId" = t."userId" and 'payment:' || p."id" = regexp_replace(t."key", ':[a-z]+$', ''))`,
  'held of the balance and not given back or spent, or the reverse': `select p."id" as "what" from "payment" p
    where p."reason" is distinct from 'sample' and (
      ${booked('reserve')} <> (p."fromBalance" > 0)::int
      or ${booked('return')} <> (p."fromBalance" > 0 and p."status" = 'Canceled')::int
      or (p."status" <> 'Pending' and 0 <> (select coalesce(sum(l."amount"), 0) from "ledgerEntry" l
        join "transfer" t on t."id" = l."transferId"
        where l."account" = 'reserved' and t."userId" = p."userId" and t."key" like 'payment:' || p."id" || ':%')))`,
  'a payment without the request for it, or the reverse': customersWhere(
    `${requests('pay')} <> ${payments('p."reason" is null')}`,
  ),
  'an answer about no payment': `select r."key" as "what" from "request" r where r."key" like 'pay-%' and not exists (
      select from "payment" p where p."userId" = r."userId" and p."id" = (r."answer" ->> 'id')::bigint)`,
  'a key without its answer': `select "key" as "what" from "request" where "answer" is null and "key" not like 'settle-%'`,
  'servers that are not paid for, or paid for and not delivered': customersWhere(
    `(select count(*) from "server" s where s."userId" = c."userId") <> ${sampleServers.length}
      + ${paidEntries('order', `(e -> 'configuration' ->> 'count')::int`)}`,
  ),
  'renewals that are not paid for, or the reverse': customersWhere(
    `${events('renewed')} <> ${paidEntries('renewal', '1')}`,
  ),
  'a change of tariff that is neither done nor billed, or is twice': customersWhere(
    `${requests('tariff')} <> ${events('tariffChanged')} + ${payments(`p."reason" like 'tariff:%'`)}`,
  ),
  'a bill paid from the balance without its request, or the reverse': customersWhere(
    `${requests('settle')} <> ${payments(`p."fromBalance" = 0 and ${booked('balance')} = 1`)}`,
  ),
  'money received and not told of': customersWhere(
    `(select count(*) from "notification" n where n."userId" = c."userId" and n."about" ->> 'kind' = 'paymentReceived')
      <> ${sampleReceived} + ${moved(`l."account" = 'incoming' or l."account" like 'clearing:%'`)}`,
  ),
  'a notice that does not fit its bill': `select p."id" as "what" from "payment" p
    left join "notification" n on n."id" = p."noticeId"
    where p."reason" is distinct from 'sample'
      and case when p."status" <> 'Pending' then n."isRead" = false
        when p."due" is null then n."isRead" is distinct from false else p."noticeId" is not null end`,
  'uses of a promo code': `select "code" as "what" from "promo" where "code" = 'WELCOME10'
    and 1000 - "usesLeft" <> (select count(*) from "payment" where "promo" = 'WELCOME10' and "status" <> 'Canceled')`,
  'a ticket without the request for it, or the reverse': customersWhere(
    `${requests('ticket')} <> (select count(*) from "ticket" t where t."userId" = c."userId")`,
  ),
  'a message without the request for it, or the reverse': customersWhere(
    `${requests('ticket')} + ${requests('reply')} <> ${messages}`,
  ),
  'a ticket without its robot': `select "id" as "what" from "ticket" t where (
      select count(*) from "ticketMessage" m where m."ticketId" = t."id" and m."author" = 'robot') <> 1`,
  'a message without its file': `select m."ticketId" as "what" from "ticketMessage" m where m."author" = 'customer' and (
      select count(*) from "attachment" a where a."ticketId" = m."ticketId" and a."messageNumber" = m."number") <> 1`,
  'a file that is not what it was': `select a."id" as "what" from "attachment" a where a."name" is distinct from (
      select encode(sha256(string_agg(c."data", ''::bytea order by c."number")), 'hex') || '.txt'
      from "contentChunk" c where c."contentId" = a."contentId")`,
  'half an account': `select u."id" as "what" from "user" u where
      (select count(*) from "account" a where a."userId" = u."id") <> 1
      or (select count(*) from "consent" c where c."userId" = u."id") <> 4
      or exists (select from "registration" r where r."email" = u."email")`,
  'half a beginning': customersWhere(
    `not exists (select from "cart" k where k."userId" = c."userId")
      or not exists (select from "transfer" t where t."userId" = c."userId" and t."key" = 'opening')`,
  ),
  'renewed by the clock and not charged': `select s."serverId" || ' of ' || s."endDate" as "what" from "renewalStep" s
    where s."step" = 'renewed' and not exists (select from "payment" p where p."id" = s."paymentId"
      and p."userId" = s."userId" and p."status" = 'Paid' and p."reason" = 'renewal:' || s."serverId")`,
  'charged by the clock and not renewed, or twice': `select p."id" as "what" from "payment" p
    where p."status" = 'Paid' and p."reason" like 'renewal:%' and jsonb_array_length(p."entries") > 0
      and (select count(*) from "renewalStep" s where s."paymentId" = p."id" and s."step" = 'renewed') <> 1`,
  'a card that was charged twice for one period': `select max(p."id") as "what" from "payment" p
    join "bankPayment" b on b."reference" = p."reference" and b."status" = 'paid'
    where p."chargeKey" is not null group by p."userId", regexp_replace(p."chargeKey", ':[^:]*$', '') having count(*) > 1`,
  'a renewal that is done and gave no time': `select j."key" as "what" from "job" j
    where j."kind" = 'renewal' and j."key" like '%:load:%' and j."doneAt" is not null and not exists (
      select from "renewalStep" s where s."step" = 'renewed'
        and 'renewal:' || s."serverId" || ':load:' || s."endDate" = j."key")`,
  'a gap in the numbers of documents': `select p."entity" || ' ' || p."kind" || ' ' || p."year" as "what" from "paper" p
    group by p."entity", p."kind", p."year" having min(p."serial") <> 1 or max(p."serial") <> count(*) or max(p."serial") <> (
      select n."last" from "paperNumber" n where (n."entity", n."kind", n."year") = (p."entity", p."kind", p."year"))`,
  'acts that do not state what is stored as stated': customersWhere(
    `coalesce((select sum((line ->> 'amount')::bigint) from "paper" p, jsonb_array_elements(p."content" -> 'lines') line
        where p."userId" = c."userId" and p."kind" = 'act'), 0)
      <> coalesce((select sum(o."acted") from "operation" o where o."userId" = c."userId"), 0)
        + coalesce((select sum(p."commissionActed") from "payment" p where p."userId" = c."userId"), 0)`,
  ),
  'days that two acts state': `with "stated" as (select p."id", p."userId", line -> 'subject' as "subject",
        (line -> 'days' ->> 'from')::date as "from", (line -> 'days' ->> 'to')::date as "to"
      from "paper" p, jsonb_array_elements(p."content" -> 'lines') line where p."kind" = 'act')
    select b."id" as "what" from "stated" a join "stated" b on b."userId" = a."userId" and b."id" > a."id"
      and b."subject" = a."subject" and b."from" <= a."to" and a."from" <= b."to" and b."subject" ->> 'kind' = 'rent'`,
  'acts that are done and not issued': `select j."key" as "what" from "job" j
    where j."kind" = 'acts' and j."key" like '%:load:%' and j."doneAt" is not null and exists (
      select from "operation" o join "order" r on r."id" = o."orderId" join "payment" p on p."id" = r."paymentId"
      where o."userId" = j."payload" ->> 'userId' and p."payerDraft" ->> 'type' = 'organization' and o."status" = 'done'
        and o."endedAt" < j."doneAt" and o."coversFrom" < (j."payload" ->> 'month')::date + interval '1 month'
        and o."coversUntil" > (j."payload" ->> 'month')::date
        and coalesce(o."actedUntil", o."coversFrom") < least(o."coversUntil", (j."payload" ->> 'month')::date + interval '1 month'))`,
  'a job that was given up': `select "key" || ': ' || "error" as "what" from "job" where "failedAt" is not null`,
  'processed and not audited, or the reverse': `select p."id" as "what" from "payment" p where p."entries" = '[]'
      and p."method" = 'manual' and (p."status" = 'Paid')::int <> (
        select count(*) from "auditEvent" where "kind" = 'paymentProcessed' and "subject" = '#' || p."id")`,
};

/** Finds contradictions in a database under the load. */
export async function bookFaults(db: Db): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await sql.raw<{ what: unknown }>(query).execute(db);
    found.push(...rows.map(({ what }) => `${fault}: ${String(what)}`));
  }
  return found;
}
