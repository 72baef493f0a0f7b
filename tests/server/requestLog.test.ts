import { expect, it } from 'vitest';
import { createLog } from '@app/server/log';
import { openApp } from './support/openApp';
import { makeRegistration } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { userIdOf } from './support/signedIn';
import { createTestApp } from './support/testApp';

const { db, app } = await openApp({ limits: { loginPerAccountAndAddress: { max: 2, windowSeconds: 3600 } } });

const eventsOf = async (work: () => Promise<unknown>) => {
  app.events.length = 0;
  await work();
  return [...app.events];
};

it('has one line a call, with its refusal and without its query', async () => {
  const events = await eventsOf(async () => {
    await app.fetch('/api/auth/session?token=s3cret');
    await app.post('login', {});
    await app.fetch('/api/none');
    await app.fetch('/favicon.ico');
    await app.fetch('/api/health');
  });
  const ms = expect.any(Number) as number;
  expect(events).toEqual([
    { event: 'request', method: 'GET', path: '/api/auth/session', status: 200, code: undefined, ms },
    { event: 'request', method: 'POST', path: '/api/auth/login', status: 422, code: 'invalidEmail', ms },
    { event: 'request', method: 'GET', path: '/api/none', status: 404, code: 'unknownCall', ms },
  ]);
});

it('names sign-ins, refusals and lockouts by account or pseudonym', async () => {
  const person = await registerPerson(app);
  const { email, password } = person;
  const events = await eventsOf(async () => {
    await enterCode(app, { ...person, code: person.code === '000000' ? '111111' : '000000' });
    await enterCode(app, person);
    await app.post('login', { email, password });
    await app.post('login', { email, password: 'not it, not it' });
    await app.post('login', { email, password: 'nor this one' });
    await app.post('login', { email, password });
  });
  const id = await userIdOf(db, email);
  const who = {
    login: expect.stringMatching(/^[\w-]{12}$/) as string,
    client: expect.stringMatching(/^[\w-]{12}$/) as string,
  };
  expect(events.filter(({ event }) => event !== 'request')).toEqual([
    { event: 'sign-in refused', method: 'code', reason: 'wrongCode', ...who },
    { event: 'sign-in', method: 'code', account: id, ...who },
    { event: 'sign-in', method: 'password', account: id, ...who },
    { event: 'sign-in refused', method: 'password', reason: 'wrongLogin', ...who },
    { event: 'sign-in refused', method: 'password', reason: 'wrongLogin', ...who },
    { event: 'sign-in locked out', method: 'password', reason: 'tooManyTries', ...who },
  ]);
  expect(new Set(events.flatMap(({ login }) => login ?? [])).size).toBe(1);
});

it('names what came of a return from an identity provider', async () => {
  const person = await registerPerson(app);
  await enterCode(app, person);
  const signedIn = (await app.post('login', person)).headers;
  signedIn.set('location', '/dashboard/vps');
  const answers = [
    signedIn,
    new Headers({ location: '/login?error=email_not_verified' }),
    new Headers({ location: '/login?error=no+account+for+ann%40example.com' }),
  ];
  const external = {
    name: 'Example ID',
    start: () => Promise.reject(new Error('not tried here')),
    finish: async () => ({
      answer: new Response(null, { status: 302, headers: answers.shift() ?? {} }),
      awaiting: null,
    }),
  };
  const returning = createTestApp(db, { deps: { external } });
  for (let visit = 0; visit < 3; visit += 1) await returning.fetch('/api/auth/callback/oidc?code=c0de');
  expect(returning.events.filter(({ event }) => event !== 'request')).toEqual([
    expect.objectContaining({ event: 'sign-in', method: 'external', account: expect.any(String) as string }),
    expect.objectContaining({ event: 'sign-in refused', method: 'external', reason: 'email_not_verified' }),
    expect.objectContaining({ event: 'sign-in refused', method: 'external', reason: 'other' }),
  ]);
  expect(JSON.stringify(returning.events)).not.toContain('c0de');
});

it('holds no password, code, cookie, address or name, whatever happens', async () => {
  const lines: string[] = [];
  const log = createLog('json', (_level, line) => void lines.push(line));
  const quiet = createTestApp(db, { deps: { log } });
  const person = await registerPerson(quiet, { firstName: 'Ferdinand', lastName: 'Oblomov' });
  await enterCode(quiet, { ...person, code: person.code === '000000' ? '111111' : '000000' });
  const verified = await enterCode(quiet, person);
  await quiet.post('login', person);
  await quiet.post('login', { ...person, password: 'a wrong password' });
  const cookies = verified.headers.getSetCookie().map((cookie) => /=([^;]*)/.exec(cookie)?.[1] ?? '');
  const { email, password, code, cookie } = person;
  const secrets = [email, password, 'a wrong password', code, cookie, ...cookies, 'Ferdinand', 'Oblomov'];
  expect(lines.length).toBeGreaterThan(7);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});

it('shares an id with the answer and with the errors of the request', async () => {
  const lines: string[] = [];
  const log = createLog('json', (_level, line) => void lines.push(line));
  const mailer = { send: () => Promise.reject(new Error('no mail')) };
  const failing = createTestApp(db, { mailer, deps: { log } });
  const answer = await failing.post('register', makeRegistration());
  expect(answer.status).toBe(503);
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ request: id });
  expect(lines[0]).toContain('no mail');
});

it('takes the id of a trusted proxy only, and only one that looks like one', async () => {
  const idFrom = async (trustProxy: string, id: string) => {
    const answer = await createTestApp(db, { trustProxy }).fetch('/', { headers: { 'x-request-id': id } });
    return answer.headers.get('x-request-id');
  };
  expect(await idFrom('1', 'edge-1:42')).toBe('edge-1:42');
  expect(await idFrom('0', 'edge-1:42')).toMatch(/^[\da-f-]{36}$/);
  for (const odd of ['a b', '{"a":1}', 'x'.repeat(129)])
    expect(await idFrom('1', odd)).toMatch(/^[\da-f-]{36}$/);
});
