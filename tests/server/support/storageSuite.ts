import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { migrate } from '@app/server/db/migrate';
import { enterCode, registerPerson, sessionUser } from './people';
import { cookieOf, createTestApp } from './testApp';
import type { TestApp } from './testApp';

/** Tests the stored data of an account, the same on every database. */
export function storageSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`stored accounts on ${databaseName}`, () => {
    let db: Db;
    let app: TestApp;

    beforeAll(async () => {
      db = await open();
      app = createTestApp(db);
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      await db.destroy();
    });

    it('has every table and column that the auth library expects', async () => {
      const { toBeCreated, toBeAdded } = await getMigrations(app.deps.auth.options);
      expect([...toBeCreated, ...toBeAdded]).toEqual([]);
    });

    it('migrates an already migrated database without a change', async () => {
      const applied = () => db.selectFrom('migration').select(['version', 'appliedAt']).execute();
      const before = await applied();
      expect(before.length).toBeGreaterThan(1);
      await migrate(db);
      expect(await applied()).toEqual(before);
    });

    // tests: REGISTER-20
    it('stores four consents with version and time, and the code only hashed', async () => {
      const person = await registerPerson(app);
      const { email, code } = person;
      const { codeHash } = await db
        .selectFrom('registration')
        .select('codeHash')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(codeHash).not.toContain(code);
      expect((await enterCode(app, person)).status).toBe(200);
      const consents = await db
        .selectFrom('consent')
        .innerJoin('user', 'user.id', 'consent.userId')
        .select(['document', 'version', 'acceptedAt'])
        .where('email', '=', email)
        .orderBy('document')
        .execute();
      expect(consents.map((row) => row.document)).toEqual([
        'dataProcessing',
        'refundPolicy',
        'serviceTerms',
        'userAgreement',
      ]);
      expect(new Set(consents.map((row) => row.version))).toEqual(new Set(['2025-04-01']));
      for (const { acceptedAt } of consents)
        expect(Math.abs(acceptedAt.getTime() - Date.now())).toBeLessThan(10_000);
    });

    it('deletes expired sessions, registrations and reset links', async () => {
      const abandoned = await registerPerson(app);
      const recent = await registerPerson(app);
      const customer = await registerPerson(app);
      const { email, password } = customer;
      const ended = cookieOf(await enterCode(app, customer));
      await sql`update "session" set "expiresAt" = now() - interval '1 second'`.execute(db);
      const lasting = cookieOf(await app.post('login', { email, password }));
      await app.post('forgot-password', { email });
      await app.deps.background.idle();
      const past = new Date(Date.now() - 1000);
      await db.updateTable('passwordReset').set({ expiresAt: past }).execute();
      await db
        .updateTable('registration')
        .set({ expiresAt: past })
        .where('email', '=', abandoned.email)
        .execute();

      await deleteExpired(db, new Date());

      const tables = ['session', 'registration', 'passwordReset'] as const;
      for (const table of tables) {
        const left = await db
          .selectFrom(table)
          .select('expiresAt')
          .where('expiresAt', '<', new Date())
          .execute();
        expect(left).toEqual([]);
      }
      expect(await sessionUser(app, ended)).toBeNull();
      expect(await sessionUser(app, lasting)).toMatchObject({ email });
      expect((await enterCode(app, abandoned)).status).toBe(403);
      expect((await enterCode(app, recent)).status).toBe(200);
    });

    it('keeps what happened for 90 days', async () => {
      const now = new Date();
      const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
      await db.deleteFrom('activity').execute();
      for (const [subject, days] of [
        ['kept', 89.9],
        ['old', 90.1],
      ] as const)
        await db
          .insertInto('activity')
          .values({ at: daysAgo(days), kind: 'serverOrdered', subject })
          .execute();
      await deleteExpired(db, now);
      expect(await db.selectFrom('activity').select('subject').execute()).toEqual([{ subject: 'kept' }]);
    });

    it('knows an administrator by the database or by the environment', async () => {
      const person = await registerPerson(app);
      const { email } = person;
      const cookie = cookieOf(await enterCode(app, person));
      const configured = createTestApp(db, { deps: { adminEmails: [email] } });
      expect(await sessionUser(configured, cookie)).toMatchObject({ role: 'admin' });
      await db.updateTable('user').set({ role: 'admin' }).where('email', '=', email).execute();
      expect(await sessionUser(app, cookie)).toMatchObject({ role: 'admin' });
    });

    it('makes no account when a part of it fails', async () => {
      const person = await registerPerson(app);
      await sql`alter table "consent" add constraint "broken" check ("version" = 'never') not valid`.execute(
        db,
      );
      const failed = await enterCode(app, person);
      await sql`alter table "consent" drop constraint "broken"`.execute(db);
      expect(failed.status).toBe(500);
      expect(app.errors.splice(0)).toHaveLength(1);
      expect((await app.post('login', person)).status).toBe(403);
      expect((await enterCode(app, person)).status).toBe(200);
    });
  });
}
