import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openApp } from './support/openApp';
import { enterCode, registerPerson, sessionUser } from './support/people';
import { cookieOf, createTestApp } from './support/testApp';

const { db, app } = await openApp();
const secure = createTestApp(db, { publicUrl: 'https://localhost' });
const origin = 'https://localhost';

/** Returns the cookies of an answer that a browser sends back. */
const toPaymentCurrency = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

async function signInSecurely() {
  const person = await registerPerson(app);
  await enterCode(app, person);
  const { email, password } = person;
  const answer = await secure.post('login', { email, password }, { origin });
  return { email, password, answer, cookies: toPaymentCurrency(answer) };
}

describe('cookies of an encrypted connection', () => {
  // tests: AUTH-09
  it('belong to this host alone', async () => {
    const { email, answer, cookies } = await signInSecurely();
    const set = answer.headers.getSetCookie();
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-meridian.session_token',
      '__Host-meridian.known-browser',
    ]);
    for (const cookie of set) {
      expect(cookie).toMatch(/; Secure$/);
      expect(cookie.match(/; Path=[^;]*/g)).toEqual(['; Path=/']);
      expect(cookie).not.toMatch(/Domain=/i);
    }
    expect(await sessionUser(secure, cookies)).toMatchObject({ email });
    const out = await secure.post('logout', {}, { origin, cookie: cookies });
    expect(out.headers.getSetCookie().join()).toMatch(/^__Host-meridian\.session_token=; Max-Age=0/);
    expect(await sessionUser(secure, cookies)).toBeNull();
  });

  it('are not taken from a neighbour under the same domain, also beside the own ones', async () => {
    const { email, cookies } = await signInSecurely();
    const stranger = await signInSecurely();
    const planted = stranger.cookies.replaceAll('__Host-', '');
    expect(await sessionUser(secure, planted)).toBeNull();
    expect(await sessionUser(secure, `${planted}; ${cookies}`)).toMatchObject({ email });
    expect(await sessionUser(secure, `${cookies}; ${planted}`)).toMatchObject({ email });
    // Without encryption the prefix is nobody's.
    expect(await sessionUser(app, cookies)).toBeNull();
    expect(await sessionUser(app, planted)).toMatchObject({ email: stranger.email });
  });

  it('of before the change of names sign in once more, without a mail about a new device', async () => {
    const person = await registerPerson(app);
    const verified = await enterCode(app, person);
    const { email, password } = person;
    const old = toPaymentCurrency(verified);
    expect(old).toContain('meridian.known-browser=');
    expect(await sessionUser(secure, old)).toBeNull();
    const jobs = () => db.selectFrom('job').select('key').where('key', 'like', 'mail:signedIn:%').execute();
    const before = (await jobs()).length;
    const again = await secure.post('login', { email, password }, { origin, cookie: old });
    expect(again.status).toBe(200);
    expect(await jobs()).toHaveLength(before);
  });
});

describe('signing out', () => {
  // tests: AUTH-12
  it('has the browser drop its pages, and neither the device’s cart nor what makes it known', async () => {
    for (const call of ['logout', 'logout-everywhere']) {
      const { cookies } = await signInSecurely();
      const answer = await secure.post(call, {}, { origin, cookie: cookies });
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    }
  });
});

describe('security headers', () => {
  it('let no base address be set, and cover other hosts only where that is set', async () => {
    const answer = await secure.fetch('/api/auth/config');
    expect(answer.headers.get('content-security-policy')).toContain("base-uri 'none'");
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const wide = createTestApp(db, { publicUrl: origin, deps: { hstsSubdomains: true } });
    expect((await wide.fetch('/api/auth/config')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

describe('a session', () => {
  // tests: AUTH-12
  it('ends 30 days after it began, however often it is prolonged', async () => {
    const person = await registerPerson(app);
    const cookie = cookieOf(await enterCode(app, person));
    const age = (days: number) =>
      sql`update "session" set "createdAt" = now() - make_interval(days => ${days}), "updatedAt" = now(),
        "expiresAt" = now() + interval '5 days' where "userId" = (select "id" from "user" where "email" = ${person.email})`.execute(
        db,
      );
    await age(29);
    // The library prolongs it by a week at this call.
    expect(await sessionUser(app, cookie)).toMatchObject({ email: person.email });
    const { left } = await db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(sql<number>`extract(epoch from "session"."expiresAt" - now())::float8`.as('left'))
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(left).toBeGreaterThan(23 * 3600);
    expect(left).toBeLessThanOrEqual(24 * 3600);
    await age(31);
    expect(await sessionUser(app, cookie)).toBeNull();
    const changed = await app.post(
      'change-password',
      { currentPassword: person.password, newPassword: 'an entirely new password' },
      { cookie },
    );
    expect(changed.status).toBe(401);
  });
});

describe('another password', () => {
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ news: { kind: string } }>`select "payload" -> 'news' as "news" from "job"
      where "kind" = 'mail' and "payload" ->> 'userId' = (select "id" from "user" where "email" = ${email})`.execute(
      db,
    );
    return rows.map(({ news }) => news.kind);
  };

  // tests: ACCOUNT-08
  it('is reported to the owner by mail, changed or set by a link', async () => {
    const person = await registerPerson(app);
    const cookie = cookieOf(await enterCode(app, person));
    const { email, password } = person;
    const wrong = { currentPassword: 'not it', newPassword: 'an entirely new password' };
    expect((await app.post('change-password', wrong, { cookie })).status).toBe(403);
    expect(await mailsTo(email)).toEqual([]);
    const right = { ...wrong, currentPassword: password };
    expect((await app.post('change-password', right, { cookie })).status).toBe(200);
    expect(await mailsTo(email)).toEqual(['passwordChanged']);
    await app.post('forgot-password', { email });
    await app.deps.background.idle();
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await app.post('reset-password', { token, password: 'yet another password' })).status).toBe(200);
    expect(await mailsTo(email)).toEqual(['passwordChanged', 'passwordChanged']);
  });
});
