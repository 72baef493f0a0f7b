import { Kysely, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billPage } from '@app/server/admin/bills';
import { jobPage } from '@app/server/admin/jobs';
import { paymentPage } from '@app/server/admin/payments';
import { refundPage } from '@app/server/admin/refunds';
import { serverPage } from '@app/server/admin/servers';
import { userPage } from '@app/server/admin/users';
import { auditPage } from '@app/server/audit/auditTrail';
import type { Db } from '@app/server/db/database';
import { deskPage } from '@app/server/desk/queue';
import { pgDialect } from '@app/server/db/pgDialect';
import { openPostgres } from '@app/server/db/postgres';
import type { Schema } from '@app/server/db/schema';
import type { ListRequest } from '@app/server/paging/listPage';
import { adminBillRules } from '@/domain/admin/bill';
import {
  auditRules,
  jobRules,
  paymentRules,
  refundRules,
  serverRules,
  userRules,
  type AuditConditions,
  type AuditKey,
} from '@/domain/admin/lists';
import { createDeskRules, type DeskConditions, type DeskSortKey } from '@/domain/desk/deskRules';
import { namesOf, type ConditionValues, type ListRules } from '@/domain/list/listRules';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { addCrowd } from './support/crowd';
import { onPostgres } from './support/onPostgres';
import { planOf, stepsOf, type PlanStep } from './support/queryPlan';

/** Of these an administrator has a handful: failed jobs are started again, and what they were for is in another table. */
const sortedInMemory: readonly string[] = [
  'jobs by subject',
  'jobs by title',
  'jobs by user',
  'jobs by reason',
];

onPostgres('plans of lists', (urlOf) => {
  /** Statements that were run while it was not null. */
  let run: CompiledQuery[] = [];
  let db: Db;
  beforeAll(async () => {
    await (await openPostgres(urlOf())).destroy();
    db = new Kysely<Schema>({
      // Settings are a connection's.
      dialect: pgDialect({ connectionString: urlOf(), max: 1 }),
      log: ({ query }) => void run.push(query),
    });
    await addCrowd(db, { accounts: 300, serversEach: 3, paymentsEach: 30, ticketsEach: 1 });
    await sql`insert into "refund" ("userId", "email", "paymentId", "amount", "target", "reason", "at", "endedAt")
      select "userId", "userId" || '@example.com', "id", 1, 'balance', 'decided', now(), now() from "payment"
        where "status" = 'Paid'`.execute(db);
    await sql`update "job" set "failedAt" = now(), "doneAt" = null where "id" % 3 = 0`.execute(db);
    // New words wait in a list of the trigram index, which searches read whole until then.
    await sql`vacuum analyze`.execute(db);
    // So few rows are read and sorted at once; with many the planner does what it does under these.
    for (const setting of ['enable_seqscan', 'enable_sort'])
      await sql`set ${sql.ref(setting)} = off`.execute(db);
  }, 120_000);
  afterAll(() => db.destroy());

  interface Page {
    readonly next: string | null;
  }

  /** The plans of the statements that read rows of a page, and of the others: these count, and look customers up. */
  async function plansOf(read: () => Promise<Page>) {
    run = [];
    const { next } = await read();
    // Explaining them runs statements too.
    const statements = [...run];
    const rows: PlanStep[] = [];
    const others: PlanStep[] = [];
    for (const query of statements)
      (query.sql.includes('"sortedBy"') ? rows : others).push(await planOf(db, query));
    return { next, rows, others };
  }

  const typesOf = (plan: PlanStep) => stepsOf(plan).map((step) => step['Node Type']);
  const indexesOf = (plan: PlanStep) => stepsOf(plan).flatMap((step) => step['Index Name'] ?? []);

  function reads<Row, Key extends string, Values extends ConditionValues<Values>, Sum extends string>(
    name: string,
    rules: ListRules<Row, number, Key, Values, Sum>,
    page: (db: Db, request: ListRequest<Key, Values>) => Promise<Page>,
  ) {
    describe(name, () => {
      const usual = namesOf(rules.sorts).filter((key) => !sortedInMemory.includes(`${name} by ${key}`));
      it.each(usual)('by %s are read along an index, and the second page begins inside it', async (sort) => {
        for (const direction of ['ascending', 'descending'] as const) {
          const request = { sort, direction, limit: 20 } as ListRequest<Key, Values>;
          const first = await plansOf(() => page(db, request));
          expect(first.rows.length).toBeGreaterThan(0);
          for (const plan of first.rows) expect(typesOf(plan)).not.toContain('Sort');
          const cursor = first.next ?? undefined;
          expect(cursor).toBeDefined();
          const second = await plansOf(() => page(db, { ...request, cursor }));
          for (const plan of second.rows) {
            expect(typesOf(plan)).not.toContain('Sort');
            expect(stepsOf(plan).map((step) => step['Index Cond'] ?? '')).toContainEqual(
              expect.stringMatching(/[<>]/),
            );
          }
        }
      });
    });
  }

  function findsByTrigrams(
    name: string,
    page: (db: Db, request: { search: string }) => Promise<Page>,
    search = 'owd-77',
  ) {
    it(`a part of a word is looked up in ${name} by an index`, async () => {
      run = [];
      await page(db, { search });
      const searches = run.filter(({ sql: text }) => text.includes(' like ') && !text.includes('"sortedBy"'));
      expect(searches.length).toBeGreaterThan(0);
      for (const query of searches)
        expect(indexesOf(await planOf(db, query))).toContainEqual(expect.stringMatching(/_search_idx$/));
    });
  }

  const auditTrail = (on: Db, request: ListRequest<AuditKey, AuditConditions>) =>
    auditPage(on, { ...request, timeZone: defaultTimeZone });

  reads('users', userRules, userPage);
  reads('servers', serverRules, serverPage);
  reads('payments', paymentRules, paymentPage);
  reads('bills', adminBillRules, billPage);
  reads('refunds', refundRules, refundPage);
  reads('jobs', jobRules, jobPage);
  reads('audit', auditRules, auditTrail);

  findsByTrigrams('users', userPage);
  findsByTrigrams('servers', serverPage);
  findsByTrigrams('payments', paymentPage);
  // Of nobody's: the bills of one customer are here as fast to read as all of them.
  findsByTrigrams('bills', billPage, 'zzqx');
  findsByTrigrams('refunds', refundPage);
  findsByTrigrams('audit', auditTrail);

  const queue = (on: Db, request: ListRequest<DeskSortKey, DeskConditions>) =>
    deskPage(on, { callerId: 'crowd-1', now: new Date() }, request);
  reads(
    'tickets',
    createDeskRules(() => new Date()),
    queue,
  );
  findsByTrigrams('tickets', queue);

  it('servers and payments are counted by account', async () => {
    const plans = [
      ...(await plansOf(() => serverPage(db, {}))).others,
      ...(await plansOf(() => paymentPage(db, {}))).others,
    ];
    const tables = plans.flatMap(stepsOf).flatMap((step) => step['Relation Name'] ?? []);
    expect([...new Set(tables)].toSorted()).toEqual(['accountSummary', 'formerPayment']);
  });
});
