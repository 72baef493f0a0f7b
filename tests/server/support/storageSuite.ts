import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { migrate } from '@app/server/db/migrate';
import { enterCode, registerPerson, sessionUser } from './people';
import { makeRegistration } from './payloads';
import { cookieOf, createTestApp, errorOf } from './testApp';
import type { TestApp } from './testApp';

const ENGLISH = { 'accept-language': 'en' };

/** What is stored about an account, the same on every database. */
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
      await migrate(db);
      expect(await db.selectFrom('migration').select('version').execute()).toEqual([{ version: 1 }]);
    });

    // proves: REGISTER-20
    it('stores four consents with version and time, and the code only hashed', async () => {
      const { email, code } = await registerPerson(app);
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
      const codes = await sql<{ value: string }>`select "value" from "verification"`.execute(db);
      for (const { value } of codes.rows) expect(value).not.toContain(code);
    });

    it('refuses a second registration of a verified address in any case', async () => {
      const person = await registerPerson(app);
      const { email } = person;
      await enterCode(app, person);
      const again = await app.post('register', makeRegistration({ email: email.toUpperCase() }), ENGLISH);
      expect(again.status).toBe(409);
      expect(await errorOf(again)).toContain('already registered');
      expect(again.headers.getSetCookie()).toEqual([]);
      expect((await app.post('login', person)).status).toBe(200);
    });

    it('replaces an unverified account whole: name, password, consents and code', async () => {
      const first = await registerPerson(app, { firstName: 'Mallory', password: 'password of a stranger' });
      const { email } = first;
      const second = await registerPerson(app, { email, firstName: 'Ann' });
      const rows = await db
        .selectFrom('user')
        .innerJoin('consent', 'consent.userId', 'user.id')
        .select(['firstName', 'document'])
        .where('email', '=', email)
        .execute();
      expect(rows.map((row) => row.firstName)).toEqual(['Ann', 'Ann', 'Ann', 'Ann']);
      const codes = await sql`select from "verification" where "identifier" like ${`%${email}`}`.execute(db);
      expect(codes.rows).toHaveLength(1);
      expect((await app.post('login', first)).status).toBe(401);
      expect((await enterCode(app, second)).status).toBe(200);
    });

    it('keeps one of two registrations at the same moment, which can be verified', async () => {
      const payload = makeRegistration();
      const twins = await Promise.all([app.post('register', payload), app.post('register', payload)]);
      expect(twins.map((answer) => answer.status)).toEqual([201, 201]);
      const rows = await db.selectFrom('user').select('id').where('email', '=', payload.email).execute();
      expect(rows).toHaveLength(1);
      const login = await app.post('login', payload);
      await app.post('resend-code', payload);
      const person = { ...payload, cookie: cookieOf(login), code: await app.codeFor(payload.email) };
      expect((await enterCode(app, person)).status).toBe(200);
    });

    it('deletes expired sessions and codes, and accounts that nobody verified within a day', async () => {
      const abandoned = await registerPerson(app);
      const recent = await registerPerson(app);
      const customer = await registerPerson(app);
      const { email, password } = customer;
      const ended = cookieOf(await enterCode(app, customer));
      await sql`update "session" set "expiresAt" = now() - interval '1 second'`.execute(db);
      const lasting = cookieOf(await app.post('login', { email, password }));
      await db
        .updateTable('user')
        .set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
        .where('email', 'in', [abandoned.email, email])
        .execute();
      await sql`update "verification" set "expiresAt" = now() - interval '1 second' where "identifier" like ${`%${abandoned.email}`}`.execute(
        db,
      );
      const count = async (table: 'session' | 'verification' | 'account' | 'consent') =>
        Number(
          (await sql<{ n: string }>`select count(*) as "n" from ${sql.table(table)}`.execute(db)).rows[0]?.n,
        );
      const tables = ['session', 'verification', 'account', 'consent'] as const;
      const before = await Promise.all(tables.map(count));

      await deleteExpired(db);

      const after = await Promise.all(tables.map(count));
      const [sessions, codes, accounts, consents] = tables.map(
        (_, index) => (before[index] ?? 0) - (after[index] ?? 0),
      );
      expect(sessions).toBeGreaterThanOrEqual(1);
      expect(codes).toBeGreaterThanOrEqual(1);
      expect([accounts, consents]).toEqual([1, 4]);
      const { rows } = await sql`select 1 from "session" where "expiresAt" < now()`.execute(db);
      expect(rows).toEqual([]);
      expect(await sessionUser(app, ended)).toBeNull();
      expect(await sessionUser(app, lasting)).toMatchObject({ email });
      const people = [abandoned.email, recent.email, email];
      const left = await db.selectFrom('user').select('email').where('email', 'in', people).execute();
      expect(left.map((row) => row.email).sort()).toEqual([recent.email, email].sort());
      expect((await enterCode(app, recent)).status).toBe(200);
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

    it('rolls a registration back whole when a part of it fails', async () => {
      const payload = makeRegistration({ lastName: 'will fail' });
      await sql`alter table "consent" add constraint "broken" check ("version" = 'never') not valid`.execute(
        db,
      );
      const failed = await app.post('register', payload);
      await sql`alter table "consent" drop constraint "broken"`.execute(db);
      expect(failed.status).toBe(500);
      expect(app.errors.splice(0)).toHaveLength(1);
      expect((await app.post('register', payload)).status).toBe(201);
    });
  });
}
