import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { staffPage } from '@app/server/admin/staff';
import { differencePage } from '@app/server/admin/statements';
import type { Db } from '@app/server/db/database';
import { deskPage } from '@app/server/desk/queue';
import { staffRoles } from '@/domain/admin/rights';
import { staffRules } from '@/domain/admin/staff';
import {
  differenceRules,
  differenceStates,
  statementGateways,
  statementKinds,
} from '@/domain/admin/statement';
import { ticketPriorities } from '@/domain/desk/desk';
import { createDeskRules, ticketHolders, ticketWaits } from '@/domain/desk/deskRules';
import { supportDepartments, ticketStatuses } from '@/domain/support/support';
import { noDelayKey } from '@/domain/support/ticketRules';
import { comparing, listedCount, pick, texts } from './listSuite';

const me = 'staff-0';
/** Some tickets wait since then for exactly an hour, and some for days. */
const now = new Date('2026-03-05T01:00:00Z');

/** Lists that staff work with: the database answers every query as the rules of src/domain do over arrays. */
export function staffListSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`lists of staff in ${databaseName}`, () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await addStaff(db);
      await addTickets(db);
      await addLines(db);
    });
    afterAll(() => db.destroy());

    const compares = comparing(() => db);
    compares(
      'tickets of all customers',
      createDeskRules(() => now),
      async (on, request) => ({ ...(await deskPage(on, { callerId: me, now }, request)), sums: {} }),
      {
        wait: ticketWaits,
        status: ticketStatuses,
        department: supportDepartments,
        priority: ticketPriorities,
        holder: ticketHolders,
      },
    );
    compares(
      'members of the staff',
      staffRules,
      async (on, request) => ({ ...(await staffPage(on, [], request)), sums: {} }),
      { role: staffRoles },
    );
    compares(
      'differences between statements and payments',
      differenceRules,
      async (on, request) => ({ ...(await differencePage(on, request)), sums: {} }),
      { gateway: statementGateways, kind: statementKinds, state: differenceStates },
    );
  });
}

/** Members of the staff with every role, some of whom have never signed in. */
async function addStaff(db: Db): Promise<void> {
  for (let place = 0; place < listedCount; place += 1) {
    const role = place % 5 === 0 ? null : pick(staffRoles, place);
    const lastLoginAt = place % 3 === 0 ? null : new Date(Date.UTC(2026, place % 4, 2));
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt", "role", "staffRole", "lastLoginAt")
      values (${`staff-${place}`}, ${pick(texts, place * 7)}, ${`${pick(texts, place)}.${place}@example.com`}, true, 'Ann', 'Lee', 'RU', 'texas', '2026-01-01',
        'admin', ${role}, ${lastLoginAt})`.execute(db);
  }
}

/** Tickets that differ in every column of the queue, with many equal values. */
async function addTickets(db: Db): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt")
    select 'asker-' || n, 'Ann', n || '.Ёлка.рф@example.com', true, 'Ann', 'Lee', 'RU', 'texas', '2026-01-01'
    from generate_series(0, 4) as "n"`.execute(db);
  for (let place = 0; place < listedCount; place += 1) {
    const since = Date.UTC(2026, 2, (place % 9) + 1);
    const assignee = pick([null, me, 'staff-1', 'staff-2'], place);
    await sql`insert into "ticket" ("userId", "subject", "department", "status", "priority", "assigneeId", "waitingKey", "updatedAt")
      values (${`asker-${place % 5}`}, ${pick(texts, place * 3)}, ${pick(supportDepartments, place)}, ${pick(ticketStatuses, place * 5)},
        ${pick(ticketPriorities, Math.floor(place / 2))}, ${assignee}, ${place % 4 === 0 ? noDelayKey : -since}::bigint,
        ${new Date(Date.UTC(2026, 3, (place % 7) + 1))})`.execute(db);
  }
}

/** Lines of statements about money that the portal does not know. */
async function addLines(db: Db): Promise<void> {
  for (let place = 0; place < listedCount; place += 1)
    await sql`insert into "statementLine" ("gateway", "kind", "entry", "reference", "paymentId", "currency", "minor", "day", "importedAt")
      values (${pick(statementGateways, place)}, ${pick(statementKinds, Math.floor(place / 2))}, ${`entry-${place}`},
        ${`${pick(texts, place * 3)} ${place}`}, null, 'RUB', ${((place % 6) + 1) * 100},
        ${`2026-0${(place % 8) + 1}-03`}::date, now())`.execute(db);
}
