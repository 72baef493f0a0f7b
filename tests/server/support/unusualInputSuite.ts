import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { enterCode, registerPerson, sessionUser } from './people';
import { cookieOf, createTestApp } from './testApp';
import type { TestApp } from './testApp';

/** Names, passwords and cookies of an unusual kind, the same on every database. */
export function unusualInputSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`unusual input on ${databaseName}`, () => {
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

    const longNames: ReadonlyArray<[string, string]> = [
      ['200 characters', 'Я'.repeat(200)],
      ['200 family emoji', '👨‍👩‍👧‍👦'.repeat(200)],
      ['right-to-left', 'محمد بن سلمان'],
      ['a joiner that Persian needs', 'علی\u200cرضا'],
      ['quotes and SQL', `"Robert'); drop table "user";--`],
      ['braces and markup', '{{7*7}} {code} <script>alert(1)</script> & ${x}'],
    ];
    it.each(longNames)('keeps a name with %s as it was typed', async (_kind, name) => {
      const person = await registerPerson(app, { firstName: name, lastName: name });
      const verified = await enterCode(app, person);
      expect(await sessionUser(app, cookieOf(verified))).toMatchObject({ firstName: name, lastName: name });
      expect(app.mails.at(-1)?.html).not.toContain(name);
    });

    it('hashes and accepts a password of 128 Cyrillic characters', async () => {
      const password = 'Пароль—ё '.repeat(20).slice(0, 128);
      const strong = createTestApp(db, { hashing: { hash: hashPassword, verify: verifyPassword } });
      const person = await registerPerson(strong, { password });
      const { email } = person;
      await enterCode(strong, person);
      expect((await strong.post('login', { email, password })).status).toBe(200);
      expect((await strong.post('login', { email, password: password.slice(0, 127) })).status).toBe(401);
      const stored = await db.selectFrom('account').select('password').execute();
      for (const row of stored) expect(row.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    });

    it('signs nobody in by a damaged, forged or oversized cookie', async () => {
      const person = await registerPerson(app);
      const { email } = person;
      const cookie = cookieOf(await enterCode(app, person));
      const [name = '', value = ''] = cookie.split(/[=;]/);
      const damaged = [
        `${name}=`,
        `${name}=%`,
        `${name}=%00%ff`,
        `${name}=${value.slice(0, -6)}AAAAAA`,
        `${name}=${'x'.repeat(8000)}`,
        `${name}="';drop table session;--`,
        ';;;=;',
      ];
      for (const bad of damaged) expect(await sessionUser(app, bad)).toBeNull();
      expect(await sessionUser(app, cookie)).toMatchObject({ email });
    });
  });
}
