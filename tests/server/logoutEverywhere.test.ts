import { expect, it } from 'vitest';
import { openApp } from './support/openApp';
import { enterCode, registerPerson, sessionUser } from './support/people';
import { cookieOf } from './support/testApp';

const { app } = await openApp();

const everywhere = (cookie: string, headers: Record<string, string> = {}) =>
  app.fetch('/api/auth/logout-everywhere', { method: 'POST', headers: { cookie, ...headers } });

// tests: AUTH-27
it('ends every session of the account, takes the cookie, and leaves other people signed in', async () => {
  const person = await registerPerson(app);
  const { email, password } = person;
  const here = cookieOf(await enterCode(app, person));
  const elsewhere = cookieOf(await app.post('login', { email, password }));
  const other = await registerPerson(app);
  const others = cookieOf(await enterCode(app, other));

  const answer = await everywhere(here);
  expect([answer.status, await answer.json()]).toEqual([200, { user: null }]);
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/);
  for (const cookie of [here, elsewhere]) expect(await sessionUser(app, cookie)).toBeNull();
  expect(await sessionUser(app, others)).toMatchObject({ email: other.email });
  expect((await app.post('login', { email, password })).status).toBe(200);
});

it('is for signed-in users, from this site', async () => {
  const person = await registerPerson(app);
  const here = cookieOf(await enterCode(app, person));
  expect((await everywhere('')).status).toBe(401);
  expect((await everywhere(here, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await sessionUser(app, here)).toMatchObject({ email: person.email });
});
