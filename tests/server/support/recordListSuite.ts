import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { jobPage } from '@app/server/admin/jobs';
import { mailPage } from '@app/server/admin/mails';
import { auditPage } from '@app/server/audit/auditTrail';
import type { Db } from '@app/server/db/database';
import { adminEventKinds } from '@/domain/admin/activity';
import { jobSubjects } from '@/domain/admin/job';
import { mailKinds, mailResults, mailRules } from '@/domain/admin/mail';
import { auditRules, jobRules } from '@/domain/admin/lists';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { comparing, listedCount, pick, texts } from './listSuite';

const admins = ['root@example.com', 'Ёлка@example.com', ''];

/** Lists of records: the database answers every query as the rules of src/domain do over arrays. */
export function recordListSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`lists of records in ${databaseName}`, () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await addRecords(db);
    });
    afterAll(() => db.destroy());

    const compares = comparing(() => db);
    compares(
      'audit events',
      auditRules,
      async (on, request) => {
        const { items, ...page } = await auditPage(on, { ...request, timeZone: defaultTimeZone });
        return { ...page, items: items.map((item) => ({ ...item, id: Number(item.id) })) };
      },
      { kind: adminEventKinds.slice(0, 4), admin: admins, day: ['2026-03-03', '2026-05-03'] },
    );
    compares('mails', mailRules, mailPage, {
      kind: mailKinds,
      result: mailResults,
      day: ['2026-03-03', '2026-05-03'],
    });
    compares('failed jobs', jobRules, jobPage, { subject: jobSubjects });
  });
}

async function addRecords(db: Db): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region", "createdAt")
    select 'records-' || n, 'Ann', 'records-' || n || '@example.com', true, 'Ann', 'Lee', 'RU', 'texas', '2026-01-01'
    from generate_series(0, 4) as "n"`.execute(db);
  for (let place = 0; place < listedCount; place += 1) {
    const text = pick(texts, place * 3);
    await sql`insert into "auditEvent" ("at", "adminEmail", "kind", "subject", "customerEmail")
      values (${`2026-0${(place % 8) + 1}-02T22:30:00Z`}, ${pick(admins, place)}, ${pick(adminEventKinds, Math.floor(place / 2))}, ${text},
        ${`${pick(texts, place * 5)}@example.com`})`.execute(db);
    await sql`insert into "mailLog" ("at", "day", "kind", "email", "subject", "text", "result", "reason")
      values (now(), ${`2026-0${(place % 8) + 1}-03`}::date, ${pick(mailKinds, place)}, ${`${place % 9}.${pick(texts, place)}@example.com`},
        ${text}, 'text', ${pick(mailResults, place)}, ${place % 2 === 0 ? null : 'no'})`.execute(db);
    const userId = place % 6 === 0 ? null : `records-${place % 5}`;
    const command = { action: pick(jobSubjects, place) };
    await sql`with "made" as (
        insert into "operation" ("userId", "serverId", "title", "command", "createdAt", "status")
          values (${userId}, ${place}, ${text}, ${JSON.stringify(command)}::jsonb, now(), 'failed') returning "id"
      ) insert into "job" ("kind", "key", "payload", "runAt", "failedAt", "error")
        select ${place % 7 === 0 ? 'mail' : 'operation'}, 'record-' || "id", jsonb_build_object('operationId', "id"), now(),
          ${new Date(Date.UTC(2026, place % 9, 1, 0, 0, 0, place % 3))}, ${place % 4 === 0 ? null : pick(texts, place * 7)}
        from "made"`.execute(db);
  }
}
