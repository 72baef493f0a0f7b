import { afterAll, describe, expect, it } from 'vitest';
import { makeRegistration } from './support/payloads';
import { createTestApp, errorOf } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const ENGLISH = { 'accept-language': 'en' };
const CALLS_WITH_PAYLOAD = [
  'login',
  'register',
  'verify-email',
  'resend-code',
  'forgot-password',
  'reset-password',
];

const app = createTestApp(unusedDatabase());
afterAll(() => {
  expect(app.errors).toEqual([]);
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

  // tests: AUTH-05
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

  // tests: AUTH-02, AUTH-06
  it.each([
    [{ email: 'ann' }, 'e-mail'],
    [{ email: 'ann@localhost' }, 'e-mail'],
    [{ email: 'ann@example.p1ai' }, 'e-mail'],
    [{ email: 'ann@example.xn--p1ai-' }, 'e-mail'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'e-mail'],
    [{ email: 'ann@example.com\r\nBcc: all@example.com' }, 'e-mail'],
    [{ email: ['ann@example.com'] }, 'e-mail'],
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(513) }, 'password'],
    [{ firstName: '   ' }, 'first name'],
    [{ lastName: 'zero\u200bwidth' }, 'last name'],
    [{ firstName: 'An\u202ena' }, 'first name'],
    [{ lastName: 'x'.repeat(3001) }, 'last name'],
    [{ countryCode: 'XX' }, 'country'],
    [{ region: 'moscow' }, 'region'],
    [{ countryCode: 'RU', region: 'idaho' }, 'region'],
    [{ countryCode: 'US', region: 'RU-MOW' }, 'region'],
    [{ agreements: {} }, 'agree'],
    [{ agreements: { ...makeRegistration().agreements, dataProcessing: 'yes' } }, 'agree'],
  ])('refuses a registration with %j and says why', async (parts, word) => {
    const answer = await register(parts);
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toContain(word);
  });

  // tests: AUTH-02, REGISTER-12
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

  // tests: AUTH-03
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

it('every refusal is problem details, with a code that is the same in every language', async () => {
  const refusedIn = async (language: string) => {
    const answer = await app.post('login', {}, { 'accept-language': language });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const body: unknown = await answer.json();
    return body;
  };
  const problem = {
    type: 'about:blank',
    title: 'invalidEmail',
    status: 422,
    code: 'invalidEmail',
    fields: ['email', 'password'],
  };
  expect(await refusedIn('en')).toEqual({ ...problem, error: expect.stringMatching(/^[A-Z]/) as string });
  expect(await refusedIn('ru')).toEqual({ ...problem, error: expect.stringMatching(/^[А-Я]/) as string });
});
