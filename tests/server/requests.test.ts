import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { makeRegistration } from './support/payloads';
import { createTestApp, errorOf, ORIGIN } from './support/testApp';
import type { TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const ENGLISH = { 'accept-language': 'en' };
const CALLS_WITH_PAYLOAD = ['login', 'register', 'verify-email', 'resend-code'];

let db: Db;
let app: TestApp;
beforeAll(async () => {
  db = await openTestDatabase();
  app = createTestApp(db);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
});

describe.each(CALLS_WITH_PAYLOAD)('POST /api/auth/%s', (call) => {
  it.each(['', '{', '{"email":', 'null garbage', '\u0000', '{"a":1}}'])(
    'refuses malformed JSON %j',
    async (body) => {
      const answer = await app.post(call, body, ENGLISH);
      expect(answer.status).toBe(400);
      expect(await errorOf(answer)).toContain('not JSON');
    },
  );

  it.each(['null', '[]', '"text"', '1', '{}', '{"email":{}}', '{"__proto__":{"email":"a@b.cc"}}'])(
    'refuses JSON of a wrong form: %s',
    async (body) => {
      const answer = await app.post(call, body);
      expect(answer.status).toBe(422);
      expect(await errorOf(answer)).toEqual(expect.stringMatching(/[а-я]/));
    },
  );

  it('refuses a body above 64 KiB, announced or not', async () => {
    const big = JSON.stringify({ email: 'x'.repeat(70_000) });
    expect((await app.post(call, big)).status).toBe(413);
    expect((await app.post(call, big, { 'content-length': String(big.length) })).status).toBe(413);
    const nearly = await app.post(call, JSON.stringify({ email: 'x'.repeat(60_000) }));
    expect(nearly.status).toBe(422);
  });

  it('refuses another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      expect((await app.post(call, '{}', { 'content-type': type })).status).toBe(415);
    }
    expect((await app.post(call, '{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
      422,
    );
  });

  it('refuses other methods and names the right one', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
      const answer = await app.fetch(`/api/auth/${call}`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST');
    }
  });
});

describe('fields', () => {
  const register = (parts: Record<string, unknown>) =>
    app.post('register', { ...makeRegistration(), ...parts }, ENGLISH);

  it.each([
    [{ email: 'ann' }, 'e-mail'],
    [{ email: 'ann@localhost' }, 'e-mail'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'e-mail'],
    [{ email: 'ann@example.com\r\nBcc: all@example.com' }, 'e-mail'],
    [{ email: ['ann@example.com'] }, 'e-mail'],
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(513) }, 'password'],
    [{ firstName: '   ' }, 'first name'],
    [{ lastName: 'nul\u0000' }, 'last name'],
    [{ lastName: 'x'.repeat(3001) }, 'last name'],
    [{ countryCode: 'XX' }, 'country'],
    [{ region: 'moscow' }, 'region'],
    [{ agreements: {} }, 'agree'],
    [{ agreements: { ...makeRegistration().agreements, dataProcessing: 'yes' } }, 'agree'],
  ])('refuses a registration with %j and says why', async (parts, word) => {
    const answer = await register(parts);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toContain(word);
  });

  it.each(['userAgreement', 'serviceTerms', 'refundPolicy', 'dataProcessing'])(
    'needs the agreement %s',
    async (name) => {
      const { agreements } = makeRegistration();
      const answer = await app.post(
        'register',
        makeRegistration({ agreements: { ...agreements, [name]: false } }),
      );
      expect(answer.status).toBe(422);
      expect(await errorOf(answer)).toBe('Необходимо согласиться со всеми условиями');
    },
  );

  it('refuses codes that are not six digits', async () => {
    for (const code of ['12345', '1234567', '12345a', '１２３４５６', 123456, ' 12345']) {
      expect((await app.post('verify-email', { email: 'a@example.com', code })).status).toBe(422);
    }
  });
});

describe('language of errors', () => {
  it.each([
    [undefined, 'ru'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,ru;q=0.5', 'en'],
    ['de,ru;q=0.3,en;q=0.7', 'en'],
    ['fr', 'ru'],
    ['*', 'ru'],
    [';;q=,,en;q=x', 'ru'],
    ['en;q=0', 'ru'],
  ])('for Accept-Language %j is %s', async (header, language) => {
    const answer = await app.post('login', {}, header === undefined ? {} : { 'accept-language': header });
    expect(answer.headers.get('content-language')).toBe(language);
    expect(await errorOf(answer)).toEqual(
      expect.stringMatching(language === 'ru' ? /[а-я]/ : /^[\x20-\x7e]+$/),
    );
  });
});

describe('origin of a POST', () => {
  const post = (headers: Record<string, string>, options: Parameters<typeof createTestApp>[1] = {}) =>
    createTestApp(db, options).fetch('/api/auth/resend-code', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"email":"nobody@example.com"}',
    });

  it('must be ours', async () => {
    expect((await post({ origin: ORIGIN })).status).toBe(200);
    expect((await post({ origin: 'https://portal.example.com', host: 'portal.example.com' })).status).toBe(
      200,
    );
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, `${ORIGIN}:8080`, 'x']) {
      const answer = await post({ origin });
      expect(answer.status).toBe(403);
    }
  });

  it('may be the configured public address', async () => {
    const publicUrl = 'https://my.example.com';
    expect((await post({ origin: publicUrl }, { publicUrl })).status).toBe(200);
    expect((await post({ origin: 'http://my.example.com' }, { publicUrl })).status).toBe(403);
  });

  it('may be absent unless the browser says that another site sent it', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  it('believes a forwarded host only behind a trusted proxy', async () => {
    const headers = { origin: 'https://my.example.com', 'x-forwarded-host': 'my.example.com' };
    expect((await post(headers)).status).toBe(403);
    expect((await post(headers, { trustProxy: true })).status).toBe(200);
  });

  it('is checked on logout too', async () => {
    const answer = await app.fetch('/api/auth/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('encrypted connections', () => {
  const headers = { 'x-forwarded-proto': 'https', origin: ORIGIN };

  it('get Secure cookies and HSTS, by a trusted proxy or the public address only', async () => {
    const logout = (options: Parameters<typeof createTestApp>[1]) =>
      createTestApp(db, options).fetch('/api/auth/logout', { method: 'POST', headers });
    const untrusted = await logout({});
    expect(untrusted.headers.getSetCookie().join()).not.toContain('Secure');
    expect(untrusted.headers.has('strict-transport-security')).toBe(false);
    for (const options of [{ trustProxy: true }, { publicUrl: 'https://localhost' }]) {
      const answer = await logout(options);
      const cookies = answer.headers.getSetCookie();
      expect(cookies.filter((cookie) => cookie.endsWith('; Secure'))).toHaveLength(cookies.length);
      expect(answer.headers.has('strict-transport-security')).toBe(true);
    }
  });
});

describe('everything else under /api', () => {
  it.each([
    '/api',
    '/api/',
    '/api/auth',
    '/api/auth/sign-up/email',
    '/api/auth/sign-in/email',
    '/api/auth/sign-in/social',
    '/api/auth/sign-out',
    '/api/auth/get-session',
    '/api/auth/list-sessions',
    '/api/auth/update-user',
    '/api/auth/reset-password',
    '/api/auth/ok',
    '/api/auth/error',
    '/api/auth/callback/google',
    '/api/auth/email-otp/send-verification-otp',
    '/api/auth/email-otp/verify-email',
    '/api/auth/sign-in/email-otp',
    '/api/auth/login/',
    '/api/auth//login',
    '/api/auth/%6cogin%2f',
  ])('%s is 404 by any method', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await app.fetch(path, { method });
      expect(answer.status).toBe(404);
      expect(await errorOf(answer)).toBeTypeOf('string');
    }
  });

  it('tells the configuration', async () => {
    expect(await (await app.fetch('/api/auth/config')).json()).toEqual({
      access: 'open',
      externalSignIn: null,
    });
    const answer = await app.post('external', {}, ENGLISH);
    expect(answer.status).toBe(404);
    expect(await errorOf(answer)).toContain('not set up');
    expect((await app.fetch('/api/auth/callback/oidc?code=1&state=2')).status).toBe(404);
  });

  it('is never cached and carries the security headers, errors included', async () => {
    for (const answer of [await app.fetch('/api/auth/session'), await app.fetch('/api/nothing')]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
  });

  it('fails its health call and hides the reason when the database is gone', async () => {
    const lost = await openTestDatabase();
    const broken = createTestApp(lost);
    expect((await broken.fetch('/api/health')).status).toBe(200);
    await lost.destroy();
    const answer = await broken.fetch('/api/health');
    expect(answer.status).toBe(503);
    const login = await broken.post('login', { email: 'a@example.com', password: 'x' }, ENGLISH);
    expect(login.status).toBe(500);
    expect(await errorOf(login)).toBe('Something went wrong on the server. Try again later');
    expect(broken.errors).toHaveLength(2);
  });
});
