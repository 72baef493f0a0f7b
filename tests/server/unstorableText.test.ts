import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, everyCall } from '@app/contract/contract';
import type { Call } from '@app/contract/call';
import { makeRegistration } from './support/payloads';
import { enterCode, sessionUser } from './support/people';
import { openApp } from './support/openApp';
import { codeOf, signIn, type Person } from './support/signedIn';
import { cookieOf, ORIGIN } from './support/testApp';

const { app } = await openApp();
let customer: Person;
let admin: Person;
beforeAll(async () => {
  customer = await signIn(app);
  admin = await signIn(app, 'admin');
});

const refused = async (answer: Response) => [answer.status, await codeOf(answer)];

/** JSON with what PostgreSQL cannot store, as escapes: that is how it comes. */
const bodies = [
  String.raw`{"name":"a\u0000b"}`,
  String.raw`{"a\u0000b":1}`,
  String.raw`{"a":[{"b":["\ud800"]}]}`,
  String.raw`{"a":{"b\uDFFF":null}}`,
  String.raw`{"a":"\ude00\ud83d"}`,
  String.raw`"\u0000"`,
];

function sendTo(one: Call, path: string, body: string): Promise<Response> {
  const { cookie } = one.role === 'admin' ? admin : customer;
  const headers = { cookie, origin: ORIGIN, 'idempotency-key': randomUUID(), 'if-match': '"1"' };
  if (one.files) {
    const form = new FormData();
    form.set('data', body);
    return app.fetch(path, { method: one.method, headers, body: form });
  }
  const json = { ...headers, 'content-type': 'application/json' };
  return app.fetch(path, {
    method: one.method,
    headers: one.body ? json : headers,
    body: one.body ? body : null,
  });
}

const pathOf = ({ path }: Call, id: string) => path.replaceAll(/\{\w+\}/g, id);
/** Parameters that are no numbers. */
const named = new Map([
  ['name', 'Naos%5BGB%5D'],
  ['method', 'cards'],
  ['template', 'bill'],
  ['language', 'en'],
]);
const storedPathOf = ({ path }: Call) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named.get(name) ?? '1');

describe.each(everyCall)('$area $name', ({ one }) => {
  it.runIf(one.body !== undefined)('refuses a body that cannot be stored', async () => {
    for (const body of bodies) {
      expect(await refused(await sendTo(one, storedPathOf(one), body))).toEqual([400, 'invalidCharacters']);
    }
  });

  it.runIf(one.path.includes('{'))('refuses a NUL in its path', async () => {
    for (const id of ['%00', '1%00', 'a%00b'])
      expect(await refused(await sendTo(one, pathOf(one, id), '{}'))).toEqual([400, 'invalidCharacters']);
  });

  it.runIf(one.query !== undefined)('refuses a NUL in its query', async () => {
    for (const query of ['search=a%00b', 'cursor=%00', 'unknown=%00', 'a%00b=1']) {
      const answer = await sendTo(one, `${pathOf(one, '1')}?${query}`, '{}');
      expect(await refused(answer)).toEqual([400, 'invalidCharacters']);
    }
    // Half a pair has no encoding: what looks like one is other text.
    const answer = await sendTo(one, `${pathOf(one, '1')}?search=%ED%A0%80`, '{}');
    expect(answer.status).toBeLessThan(500);
  });
});

it.each(['login', 'register', 'verify-email', 'resend-code', 'forgot-password', 'reset-password'])(
  'refuses a body of %s that cannot be stored',
  async (call) => {
    for (const body of bodies)
      expect(await refused(await app.post(call, body))).toEqual([400, 'invalidCharacters']);
  },
);

it('refuses a cursor that holds a NUL inside its encoding', async () => {
  const cursor = Buffer.from(JSON.stringify(['a\0b', 1])).toString('base64url');
  for (const sort of ['domain', 'tariff']) {
    const answer = await app.fetch(`/api/servers?sort=${sort}&cursor=${cursor}`, {
      headers: { cookie: customer.cookie },
    });
    expect(await refused(answer)).toEqual([422, 'invalidRequest']);
  }
});

it('refuses a body that is nested more deeply than it can be read, and keeps whole pairs', async () => {
  const deep = '['.repeat(30_000) + String.raw`"\u0000"` + ']'.repeat(30_000);
  expect(await refused(await app.post('login', deep))).toEqual([400, 'invalidCharacters']);
  const answer = await app.post('login', String.raw`{"email":"ann@example.com","password":"\ud83d\ude00"}`);
  expect(await refused(answer)).toEqual([401, 'wrongLogin']);
});

// tests: AUTH-01
it('takes an address in any spelling of its domain for the same account', async () => {
  const local = `anna-${randomUUID().slice(0, 8)}`;
  const typed = `${local}@почта.рф`;
  const ascii = `${local}@xn--80a1acny.xn--p1ai`;
  const registered = await app.post('register', makeRegistration({ email: typed }));
  const person = { email: typed, code: await app.codeFor(ascii), cookie: cookieOf(registered) };
  expect((await enterCode(app, person)).status).toBe(200);
  for (const email of [typed, ascii, `${local}@ПОЧТА.РФ`, ` ${local}@xn--80A1ACNY.xn--p1ai`]) {
    const { password } = makeRegistration();
    const answer = await app.post('login', { email, password });
    expect(await sessionUser(app, cookieOf(answer))).toMatchObject({ email: ascii });
    expect((await app.post('forgot-password', { email })).status).toBe(200);
  }
  await app.deps.background.idle();
  expect(new Set(app.mails.map(({ to }) => to).filter((to) => to.startsWith(local)))).toEqual(
    new Set([ascii]),
  );
  const again = await app.post('register', makeRegistration({ email: typed }));
  expect(again.status).toBe(201);
  await app.deps.background.idle();
  expect(app.mails.at(-1)).toMatchObject({ to: ascii, summary: 'notice: taken' });
  for (const email of [
    `${local}@почта.рф:80`,
    `${local}@почта.рф/x`,
    `${local}@поч\u200bта.рф`,
    `анна@почта.рф`,
  ])
    expect((await app.post('login', { email, password: 'x' })).status).toBe(422);
});

it('has calls of every area', () => {
  expect(new Set(everyCall.map(({ area }) => area))).toEqual(new Set(Object.keys(contract)));
});
