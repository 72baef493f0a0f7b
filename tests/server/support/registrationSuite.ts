import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '@app/server/db/database';
import { makeRegistration, newEmail } from './payloads';
import { enterCode, registerPerson, sessionUser } from './people';
import { cookieOf, createTestApp, errorOf } from './testApp';
import type { TestApp } from './testApp';

const ENGLISH = { 'accept-language': 'en' };
const STRANGERS = 'password of a stranger';

function otherCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** Several registrations of one address, and of a taken one, the same on every database. */
export function registrationSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`registrations on ${databaseName}`, () => {
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

    const newestTo = (email: string) => app.mails.findLast((mail) => mail.to === email);
    const countOf = async (table: 'user' | 'registration', email: string) =>
      (await db.selectFrom(table).select('id').where('email', '=', email).execute()).length;

    // tests: AUTH-07, AUTH-26
    it('stay valid beside each other until one is verified, with its own password and names', async () => {
      const owner = await registerPerson(app, { firstName: 'Ann' });
      const { email } = owner;
      const strangers = [];
      for (let time = 0; time < 3; time += 1)
        strangers.push(await registerPerson(app, { email, password: STRANGERS, firstName: 'Mallory' }));
      expect(await countOf('registration', email)).toBe(4);
      expect(await countOf('user', email)).toBe(0);

      const verified = await enterCode(app, owner);
      expect(verified.status).toBe(200);
      expect(await sessionUser(app, cookieOf(verified))).toMatchObject({ email, firstName: 'Ann' });
      expect(await countOf('registration', email)).toBe(0);
      for (const stranger of strangers) expect((await enterCode(app, stranger)).status).toBe(403);
      expect((await app.post('login', { email, password: STRANGERS })).status).toBe(401);
      expect((await app.post('login', owner)).status).toBe(200);
    });

    it('are one a browser: the newer replaces the older', async () => {
      const first = await registerPerson(app);
      const { email } = first;
      const again = await app.post('register', makeRegistration({ email }), { cookie: first.cookie });
      expect(again.status).toBe(201);
      expect(await countOf('registration', email)).toBe(1);
      expect((await enterCode(app, first)).status).toBe(403);
      const person = { email, cookie: cookieOf(again), code: await app.codeFor(email) };
      expect((await enterCode(app, person)).status).toBe(200);
    });

    it('have each their own code: tries and resends of others end none of them', async () => {
      const owner = await registerPerson(app);
      const { email } = owner;
      const stranger = await registerPerson(app, { email });
      for (let time = 0; time < 5; time += 1)
        expect((await enterCode(app, { ...stranger, code: otherCode(stranger.code) })).status).toBe(400);
      expect((await enterCode(app, stranger)).status).toBe(429);
      for (const cookie of [stranger.cookie, '']) await app.post('resend-code', { email }, { cookie });
      await app.deps.background.idle();
      expect((await enterCode(app, owner)).status).toBe(200);
    });

    it('can be verified in another browser by a person who knows the password', async () => {
      const owner = await registerPerson(app);
      const { email, password } = owner;
      await registerPerson(app, { email, password: STRANGERS });
      const login = await app.post('login', { email, password }, ENGLISH);
      expect(login.status).toBe(403);
      expect((await enterCode(app, { ...owner, cookie: cookieOf(login) })).status).toBe(200);
    });

    it('make one account of two codes that are entered at the same moment', async () => {
      const one = await registerPerson(app);
      const other = await registerPerson(app, { email: one.email });
      const answers = await Promise.all([enterCode(app, one), enterCode(app, other)]);
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses[0]).toBe(200);
      expect([400, 403]).toContain(statuses[1]);
      expect(await countOf('user', one.email)).toBe(1);
    });

    it('give way to an account that an external sign-in has made meanwhile', async () => {
      const person = await registerPerson(app);
      const { email } = person;
      await db
        .insertInto('user')
        .values({
          id: `external ${email}`,
          name: 'Ann',
          email,
          emailVerified: true,
          firstName: 'Ann',
          lastName: '',
        })
        .execute();
      expect((await enterCode(app, person)).status).toBe(400);
      expect(await countOf('user', email)).toBe(1);
      expect(await countOf('registration', email)).toBe(1);
    });

    // tests: AUTH-26
    it('of a taken address answer like any other, and notify its owner by mail', async () => {
      const owner = await registerPerson(app);
      const { email } = owner;
      await enterCode(app, owner);
      const free = newEmail();
      const { password } = await app.deps.auth.$context;
      const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
      const countHashes = () => hash.mock.calls.length + verify.mock.calls.length;
      const answersFor = async (address: string) => {
        hash.mockClear();
        verify.mockClear();
        const payload = makeRegistration({ email: address, password: STRANGERS });
        const registered = await app.post('register', payload, ENGLISH);
        const cookie = cookieOf(registered);
        const wrong = { email: address, code: '000000' };
        const answers = [
          registered,
          await app.post('resend-code', { email: address }, { cookie, ...ENGLISH }),
          await app.post('login', payload, ENGLISH),
          await app.post('login', { ...payload, password: 'no password at all' }, ENGLISH),
        ];
        await app.deps.background.idle();
        for (let time = 0; time < 6; time += 1)
          answers.push(await app.post('verify-email', wrong, { cookie, ...ENGLISH }));
        return Promise.all(
          answers.map(async (answer) => [
            answer.status,
            (await answer.text()).replaceAll(address.toLowerCase(), 'the address'),
            answer.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '')),
          ]),
        );
      };
      const ofFree = await answersFor(free);
      expect(countHashes()).toBe(5);
      expect(ofFree.map(([status]) => status)).toEqual([201, 200, 403, 401, 400, 400, 400, 400, 400, 429]);
      expect(await answersFor(email.toUpperCase())).toEqual(ofFree);
      // The time of an answer is mostly hashing, equal in both cases.
      expect(countHashes()).toBe(5);
      vi.restoreAllMocks();
      const mail = newestTo(email);
      expect(mail?.subject).toContain('already registered');
      for (const content of [mail?.text, mail?.html]) {
        expect(content).toContain('Somebody tried to register');
        expect(content).toContain('http://localhost/login');
        expect(content).toContain('http://localhost/forgot-password');
        expect(content).not.toMatch(/\d{6}/);
      }
      expect(app.mails.filter(({ to }) => to === email)).toHaveLength(
        app.mails.filter(({ to }) => to === free).length + 1,
      );
      expect((await app.post('login', owner)).status).toBe(200);
    });

    it('mail a browser without one where the code can be entered', async () => {
      const { email, code } = await registerPerson(app);
      expect(await errorOf(await app.post('verify-email', { email, code }, ENGLISH))).toContain('browser');
      expect((await app.post('resend-code', { email }, ENGLISH)).status).toBe(200);
      await app.deps.background.idle();
      const mail = newestTo(email);
      expect(mail?.subject).toContain('not finished');
      expect(mail?.text).not.toMatch(/\d{6}/);
    });
  });
}
