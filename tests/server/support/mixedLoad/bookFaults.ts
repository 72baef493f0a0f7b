import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { sampleNotifications } from '@/sample-data/notifications';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { sampleServers } from '@/sample-data/servers';
import type { ServerEventKind } from '@/domain/serverDetails';

/** How many events of a kind an account begins with (D25). */
export const sampleEvents = (kind: ServerEventKind): number =>
  sampleServers.flatMap((server) => makeServerDetails(server).events).filter((event) => event.kind === kind)
    .length;

const sampleReceived = sampleNotifications.filter(({ about }) => about.kind === 'paymentReceived').length;

/** What of an account there is of some entries of its paid payments. */
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

/** Whatever such a query finds is a fault: half of an act, an act that happened twice, or money from nowhere. */
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
  'processed and not audited, or the reverse': `select p."id" as "what" from "payment" p where p."entries" = '[]'
      and p."method" = 'manual' and (p."status" = 'Paid')::int <> (
        select count(*) from "auditEvent" where "kind" = 'paymentProcessed' and "subject" = '#' || p."id")`,
};

/** What in a database under the load contradicts itself. */
export async function bookFaults(db: Db): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await sql.raw<{ what: unknown }>(query).execute(db);
    found.push(...rows.map(({ what }) => `${fault}: ${String(what)}`));
  }
  return found;
}
