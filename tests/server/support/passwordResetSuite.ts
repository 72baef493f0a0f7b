import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { makeRegistration, newEmail } from './payloads';
import { enterCode, registerPerson, sessionUser } from './people';
import { userIdOf } from './signedIn';
import { cookieOf, createTestApp, errorOf } from './testApp';
import type { TestApp } from './testApp';

const ENGLISH = { 'accept-language': 'en' };
const next = 'an entirely new password';

/** A forgotten password, the same on every database. */
export function passwordResetSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`password reset on ${databaseName}`, () => {
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

    async function customer() {
      const person = await registerPerson(app);
      return { ...person, session: cookieOf(await enterCode(app, person)) };
    }

    async function tokenFor(email: string): Promise<string> {
      const answer = await app.post('forgot-password', { email }, ENGLISH);
      expect([answer.status, await answer.json()]).toEqual([200, { email }]);
      await app.deps.background.idle();
      const text = app.mails.findLast((mail) => mail.to === email)?.text ?? '';
      const [, token] = /^http:\/\/localhost\/reset-password\?token=([\w-]{43})$/m.exec(text) ?? [];
      if (token === undefined) throw new Error(`No link was mailed to ${email}`);
      return token;
    }

    const reset = (token: string, password: string = next) =>
      app.post('reset-password', { token, password }, ENGLISH);

    // tests: RECOVER-09, RECOVER-10
    it('mails a link that sets another password once and ends every session', async () => {
      const { email, password, session } = await customer();
      const elsewhere = cookieOf(await app.post('login', { email, password }));
      const [older, token] = [await tokenFor(email), await tokenFor(email)];
      const answer = await reset(token);
      // No session: only a browser that guesses of others do not lock out.
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([
        200,
        [expect.stringMatching(/^meridian\.known-browser=/)],
      ]);
      expect(await sessionUser(app, cookieOf(answer))).toBeNull();
      for (const cookie of [session, elsewhere]) expect(await sessionUser(app, cookie)).toBeNull();
      expect((await app.post('login', { email, password })).status).toBe(401);
      expect((await app.post('login', { email, password: next })).status).toBe(200);
      for (const used of [token, older]) {
        const again = await reset(used, 'one more new password');
        expect(again.status).toBe(400);
        expect(await errorOf(again)).toContain('expired or was already used');
      }
      expect((await app.post('login', { email, password: next })).status).toBe(200);
    });

    it('lets exactly one of several uses of a link at the same moment through', async () => {
      const { email } = await customer();
      const token = await tokenFor(email);
      const passwords = ['password number one', 'password number two', 'password number three'];
      const answers = await Promise.all(passwords.map((password) => reset(token, password)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
      const winner = passwords[answers.findIndex((answer) => answer.status === 200)] ?? '';
      expect((await app.post('login', { email, password: winner })).status).toBe(200);
    });

    it('gives a link thirty minutes, stores it hashed, and lets a refused password not use it up', async () => {
      const { email, password } = await customer();
      const token = await tokenFor(email);
      const row = await db.selectFrom('passwordReset').selectAll().executeTakeFirstOrThrow();
      expect(row.tokenHash).not.toContain(token);
      const minutes = (row.expiresAt.getTime() - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(29);
      expect(minutes).toBeLessThanOrEqual(30);
      expect((await reset(token, 'short')).status).toBe(422);
      await db
        .updateTable('passwordReset')
        .set({ expiresAt: new Date(Date.now() - 1) })
        .execute();
      expect((await reset(token)).status).toBe(400);
      expect((await app.post('login', { email, password })).status).toBe(200);
      expect((await reset(await tokenFor(email))).status).toBe(200);
    });

    // tests: RECOVER-11
    it('answers alike for an account, a registration and an unknown address; only mailboxes learn', async () => {
      const { email } = await customer();
      const waiting = await registerPerson(app);
      const unknown = newEmail();
      const before = app.mails.length;
      const answers = await Promise.all(
        [email, waiting.email, unknown].map(async (address) => {
          const answer = await app.post('forgot-password', { email: address }, ENGLISH);
          return [answer.status, (await answer.text()).replace(address, ''), answer.headers.getSetCookie()];
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      await app.deps.background.idle();
      const mails = app.mails.slice(before).map(({ to, subject }) => [to, subject]);
      expect(mails.sort()).toEqual(
        [
          [email, 'Password recovery — Meridian'],
          [waiting.email, 'Registration not finished — Meridian'],
        ].sort(),
      );
      // A registration stays one: only its code creates the account.
      expect((await enterCode(app, waiting)).status).toBe(200);
    });

    it('does not wait for the mail', async () => {
      const { email } = await customer();
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const slow = createTestApp(db, { mailer: { send: () => gate } });
      expect((await slow.post('forgot-password', { email })).status).toBe(200);
      release();
      await slow.deps.background.idle();
    });

    it('gives a password to an account that had none, of an external sign-in', async () => {
      const { email } = await customer();
      const id = await userIdOf(db, email);
      await db.deleteFrom('account').where('userId', '=', id).execute();
      expect((await reset(await tokenFor(email))).status).toBe(200);
      expect((await app.post('login', { email, password: next })).status).toBe(200);
    });

    it('is undone by a change of password: the link in the mail works no more', async () => {
      const { email, password, session } = await customer();
      const token = await tokenFor(email);
      const change = { currentPassword: password, newPassword: 'changed while signed in' };
      expect((await app.post('change-password', change, { cookie: session })).status).toBe(200);
      expect((await reset(token)).status).toBe(400);
    });

    it('never leads to a host that the request names', async () => {
      const { email } = await customer();
      const evil = { host: 'evil.example', origin: 'http://evil.example' };
      const before = app.mails.length;
      const refused = await app.post('forgot-password', { email }, evil);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'unknownHost' }]);
      await app.deps.background.idle();
      expect(app.mails).toHaveLength(before);
      // A forwarded host is trusted from a proxy, but not used in links.
      const proxied = createTestApp(db, { trustProxy: '1' });
      const passedOn = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
      expect((await proxied.post('forgot-password', { email }, passedOn)).status).toBe(200);
      await proxied.deps.background.idle();
      expect(proxied.mails.map(({ text }) => text)).toEqual([
        expect.stringContaining('\nhttp://localhost/reset-password?token='),
      ]);
      const configured = createTestApp(db, { publicUrl: 'https://my.example.com' });
      const forged = { origin: 'https://my.example.com', 'x-forwarded-host': 'evil.example' };
      expect((await configured.post('forgot-password', { email }, forged)).status).toBe(200);
      await configured.deps.background.idle();
      expect(configured.mails.map(({ text }) => text).join()).not.toContain('evil');
    });

    it('answers every address alike while mail fails, and detects that it works again', async () => {
      const { email } = await customer();
      let isDown = true;
      const send = () => (isDown ? Promise.reject(new Error('no SMTP')) : Promise.resolve());
      const flaky = createTestApp(db, { mailer: { send } });
      const forgot = async (address: string) => {
        const answer = await flaky.post('forgot-password', { email: address }, ENGLISH);
        await flaky.deps.background.idle();
        return answer;
      };
      expect((await forgot(email)).status).toBe(200);
      for (const address of [newEmail(), email]) {
        const answer = await forgot(address);
        expect(answer.status).toBe(503);
        expect(await errorOf(answer)).toBe('Could not send the message for resetting the password');
      }
      expect(flaky.errors).toHaveLength(2);
      isDown = false;
      expect((await forgot(email)).status).toBe(503);
      expect((await forgot(email)).status).toBe(200);
    });

    it('limits mails per mailbox for all requesters, and link attempts per network address', async () => {
      const limited = createTestApp(db, {
        limits: {
          forgotPerAccount: { max: 3, windowSeconds: 3600 },
          resetPerAddress: { max: 2, windowSeconds: 3600 },
        },
        trustProxy: '1',
      });
      const from = (address: string) => ({ 'x-forwarded-for': address });
      for (const email of [makeRegistration().email, (await customer()).email]) {
        const forgot = async (address: string) =>
          (await limited.post('forgot-password', { email }, from(address))).status;
        expect([await forgot('1.1.1.1'), await forgot('2.2.2.2'), await forgot('3.3.3.3')]).toEqual([
          200, 200, 200,
        ]);
        expect(await forgot('4.4.4.4')).toBe(429);
      }
      await limited.deps.background.idle();
      expect(limited.mails).toHaveLength(3);
      const tries = [1, 2, 3].map(() =>
        limited.post('reset-password', { token: 'x', password: next }, from('5.5.5.5')),
      );
      expect((await Promise.all(tries)).map((answer) => answer.status).sort()).toEqual([400, 400, 429]);
      const { email } = await customer();
      const token = await tokenFor(email);
      for (let time = 0; time < 2; time += 1)
        expect(
          (await limited.post('reset-password', { token, password: 'short' }, from('6.6.6.6'))).status,
        ).toBe(422);
      const body = { token, password: next };
      expect((await limited.post('reset-password', body, from('6.6.6.6'))).status).toBe(200);
    });
  });
}
