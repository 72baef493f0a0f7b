import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import type { Mail } from '@app/server/mail/mailer';
import { enterCode, registerPerson, sessionUser } from './people';
import { makeRegistration, newEmail } from './payloads';
import { userIdOf } from './signedIn';
import { cookieOf, createTestApp, errorOf, ORIGIN } from './testApp';
import type { TestApp } from './testApp';

const ENGLISH = { 'accept-language': 'en' };

/** Returns a code that differs from the right one. */
function otherCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** The life of an account, the same on every database. */
export function accountSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`accounts on ${databaseName}`, () => {
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

    // tests: AUTH-01, AUTH-02, AUTH-03, AUTH-07, AUTH-08, AUTH-16
    it('registers, refuses login until verified, verifies once, keeps the session, logs out and in again', async () => {
      const person = await registerPerson(app, { firstName: 'Ольга', lastName: "O'Neil" });
      const { email, password, code } = person;

      const early = await app.post('login', { email, password }, ENGLISH);
      expect(early.status).toBe(403);
      expect(await errorOf(early)).toContain('/verify');

      const verified = await enterCode(app, person);
      expect(verified.status).toBe(200);
      const [cookie] = verified.headers.getSetCookie();
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Secure/);
      expect(await sessionUser(app, cookieOf(verified))).toEqual({
        id: await userIdOf(app.deps.db, email),
        email,
        firstName: 'Ольга',
        lastName: "O'Neil",
        role: 'customer',
      });

      // The other tab: with the session of the same address the used code is fine, without it it is not.
      const otherTab = await app.post('verify-email', { email, code }, { cookie: cookieOf(verified) });
      expect(otherTab.status).toBe(200);
      const again = await enterCode(app, person, ENGLISH);
      expect(again.status).toBe(400);
      expect(await errorOf(again)).toContain('already used');
      const otherAddress = { email: newEmail(), code };
      expect((await app.post('verify-email', otherAddress, { cookie: cookieOf(verified) })).status).toBe(403);

      const logout = await app.fetch('/api/auth/logout', {
        method: 'POST',
        headers: { cookie: cookieOf(verified) },
      });
      expect(logout.status).toBe(200);
      expect(logout.headers.getSetCookie().join()).toContain('Max-Age=0');
      expect(await sessionUser(app, cookieOf(verified))).toBeNull();

      const login = await app.post('login', { email: ` ${email.toUpperCase()} `, password });
      expect(login.status).toBe(200);
      expect(await sessionUser(app, cookieOf(login))).toMatchObject({ email });
    });

    it('serves an address in an internationalised top-level domain', async () => {
      const payload = makeRegistration({ email: 'ann@xn--e1afmkfd.xn--p1ai' });
      const person = await registerPerson(app, payload);
      const { email, password } = person;
      expect((await enterCode(app, person)).status).toBe(200);
      const login = await app.post('login', { email: email.toUpperCase(), password });
      expect(login.status).toBe(200);
      expect(await sessionUser(app, cookieOf(login))).toMatchObject({ email });
    });

    it('lets exactly one of two simultaneous uses of a code through', async () => {
      const person = await registerPerson(app);
      const answers = await Promise.all([1, 2].map(() => enterCode(app, person)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    });

    it('accepts a code five wrong tries long, then not even the right one', async () => {
      const person = await registerPerson(app);
      const { email, code } = person;
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await enterCode(app, { ...person, code: otherCode(code) })).status).toBe(400);
      }
      const sixth = await enterCode(app, person, ENGLISH);
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('retry-after')).toBe('1');
      expect(await errorOf(sixth)).toContain('Request a new code');
      expect((await enterCode(app, person)).status).toBe(429);

      expect((await app.post('resend-code', { email }, { cookie: person.cookie })).status).toBe(200);
      expect((await enterCode(app, { ...person, code: await app.codeFor(email) })).status).toBe(200);
    });

    it('refuses an expired code and the code before the last', async () => {
      const person = await registerPerson(app);
      const { email, code, cookie } = person;
      await app.post('resend-code', { email }, { cookie });
      const newest = await app.codeFor(email);
      if (newest !== code) expect((await enterCode(app, person)).status).toBe(400);
      const codeExpiresAt = new Date(Date.now() - 1000);
      await db.updateTable('registration').set({ codeExpiresAt }).where('email', '=', email).execute();
      expect((await enterCode(app, { ...person, code: newest })).status).toBe(400);
    });

    it('gives a code ten minutes', async () => {
      const { email } = await registerPerson(app);
      const { codeExpiresAt } = await db
        .selectFrom('registration')
        .select('codeExpiresAt')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const seconds = (Number(codeExpiresAt) - Date.now()) / 1000;
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(600);
    });

    // tests: AUTH-04
    it('answers a resend the same way for a registered, a verified and an unknown address', async () => {
      const { email, code, cookie } = await registerPerson(app);
      const unknown = newEmail();
      const answers = [
        await app.post('resend-code', { email }, { cookie }),
        await app.post('resend-code', { email: unknown }),
      ];
      await app.deps.background.idle();
      expect(app.mails.filter((mail) => mail.to === email)).toHaveLength(2);
      expect(app.mails.filter((mail) => mail.to === unknown)).toHaveLength(0);
      await enterCode(app, { email, cookie, code: await app.codeFor(email) });
      answers.push(await app.post('resend-code', { email }));
      await app.deps.background.idle();
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(code).toMatch(/^\d{6}$/);
    });

    it('mails that an address is verified when the confirming answer was lost', async () => {
      const person = await registerPerson(app, { firstName: 'Zoë' });
      const { email, password, firstName } = person;
      await enterCode(app, person);
      expect((await enterCode(app, person)).status).toBe(400);
      const answer = await app.post('resend-code', { email }, ENGLISH);
      expect([answer.status, await answer.json()]).toEqual([200, { email }]);
      await app.deps.background.idle();
      const [, mail, ...others] = app.mails.filter((sent) => sent.to === email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Address already verified — Meridian');
      for (const content of [mail?.text, mail?.html]) {
        expect(content).toContain('already verified');
        expect(content).toContain(`${ORIGIN}/login`);
        expect(content).not.toMatch(/\d{6}/);
        expect(content).not.toContain(firstName);
      }
      expect((await app.post('login', { email, password })).status).toBe(200);
    });

    it('says the same about a wrong password and an unknown e-mail, after hashing for both', async () => {
      const { email } = await registerPerson(app);
      const hashed: string[] = [];
      const counting = createTestApp(db, {
        hashing: {
          hash: (password) => (hashed.push(password), hashPassword(password)),
          verify: (comparison) => (hashed.push(comparison.password), verifyPassword(comparison)),
        },
      });
      const refusal = async (address: string) => {
        const answer = await counting.post('login', { email: address, password: 'wrong' }, ENGLISH);
        return { status: answer.status, error: await errorOf(answer), hashed: hashed.splice(0) };
      };
      const [known, unknown] = [await refusal(email), await refusal(newEmail())];
      expect(known.status).toBe(401);
      expect(unknown).toMatchObject({ status: 401, error: known.error });
      for (const { hashed: passwords } of [known, unknown]) expect(passwords).toContain('wrong');
    });

    it('says so when the mail cannot be sent, and lets the person ask for another', async () => {
      const broken = createTestApp(db, {
        mailer: { send: () => Promise.reject(new Error('no SMTP')) },
      });
      const payload = makeRegistration();
      const answer = await broken.post('register', payload, ENGLISH);
      expect(answer.status).toBe(503);
      expect(await errorOf(answer)).toContain('registration is stored');
      const cookie = cookieOf(answer);
      expect((await broken.post('resend-code', { email: payload.email }, { cookie })).status).toBe(503);
      await broken.deps.background.idle();
      expect(broken.errors).toHaveLength(2);
      await app.post('resend-code', { email: payload.email }, { cookie });
      const person = { ...payload, cookie, code: await app.codeFor(payload.email) };
      expect((await enterCode(app, person)).status).toBe(200);
    });

    it('keeps the delivered code, and answers every address alike, while mail fails', async () => {
      let isDown = false;
      const mails: Mail[] = [];
      const send = (mail: Mail) =>
        isDown ? Promise.reject(new Error('no SMTP')) : Promise.resolve(void mails.push(mail));
      const flaky = createTestApp(db, { mailer: { send } });
      const { email } = makeRegistration();
      const cookie = cookieOf(await flaky.post('register', makeRegistration({ email })));
      const resend = async (to: string) => {
        const answer = await flaky.post('resend-code', { email: to }, { cookie });
        await flaky.deps.background.idle();
        return answer;
      };
      const code = /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0];
      isDown = true;
      expect((await resend(email)).status).toBe(200);
      for (const address of [email, newEmail()]) {
        const answer = await resend(address);
        expect(answer.status).toBe(503);
        expect(await errorOf(answer)).toBe('Не удалось отправить код');
      }
      expect(flaky.errors).toHaveLength(2);

      isDown = false;
      await flaky.post('register', makeRegistration());
      expect((await resend(newEmail())).status).toBe(200);
      expect((await enterCode(flaky, { email, cookie, code: code ?? '' })).status).toBe(200);
    });

    it('finds out by a resend that mail works again', async () => {
      let isDown = true;
      const send = () => (isDown ? Promise.reject(new Error('no SMTP')) : Promise.resolve());
      const flaky = createTestApp(db, { mailer: { send } });
      const { email } = makeRegistration();
      expect((await flaky.post('register', makeRegistration({ email }))).status).toBe(503);
      isDown = false;
      expect((await flaky.post('resend-code', { email })).status).toBe(503);
      await flaky.deps.background.idle();
      expect((await flaky.post('resend-code', { email })).status).toBe(200);
      await flaky.deps.background.idle();
    });

    it('reports its health', async () => {
      const answer = await app.fetch('/api/health');
      expect(await answer.json()).toEqual({ status: 'ok' });
    });
  });
}
