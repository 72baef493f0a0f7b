import { expect, it, vi } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { deleteAccount } from '../support/deleteAccount';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];

const { users, addUser, saveUser, suspendUser, settlement, deleteUser } = adminContract;

/** Of an account without money. */
const deletion = { balance: 'return', note: 'Закрыт по просьбе клиента', sum: 0 } as const;

const allUsers = async () =>
  (await answerOf(users, callAs(app, admin, users, { query: { limit: '500' } }))).items;

async function userOf(email: string) {
  const user = (await allUsers()).find((each) => each.email === email);
  if (!user) throw new Error(`${email} is not listed`);
  return user;
}

const paramsOf = async ({ email }: { email: string }) => ({ id: String((await userOf(email)).id) });
const suspend = async (person: Person, by = admin) =>
  callAs(app, by, suspendUser, { params: await paramsOf(person) });
const save = async (person: Person, body: unknown, by = admin) =>
  callAs(app, by, saveUser, { params: await paramsOf(person), body });

/** The trail about somebody, oldest first. */
const trailOf = (email: string) =>
  db
    .selectFrom('auditEvent')
    .select(['adminEmail', 'kind', 'before', 'after'])
    .where('subject', '=', email)
    .orderBy('id')
    .execute();

const logIn = ({ email }: { email: string }) =>
  app.post('login', { email, password: 'correct horse battery' });

it('lists every account, newest first, also one that has made no call yet', async () => {
  expect(await db.selectFrom('customer').selectAll().where('userId', '=', ann.id).execute()).toEqual([]);
  const listed = await allUsers();
  expect(listed.map(({ email }) => email)).toEqual([ann.email, admin.email]);
  expect(listed[0]).toMatchObject({
    status: 'Active',
    balance: 0,
    servers: 0,
    joined: dayIn(defaultTimeZone, new Date()),
  });
  expect(Date.now() - Date.parse(listed[0]?.lastLogin ?? '')).toBeLessThan(60_000);
});

it('gives the list in pages, none twice, and refuses a cursor that is none', async () => {
  await signIn(app);
  const first = await answerOf(users, callAs(app, admin, users, { query: { limit: '2' } }));
  const rest = await answerOf(
    users,
    callAs(app, admin, users, { query: { cursor: first.next ?? '', limit: '2' } }),
  );
  expect([first.total, rest.total, rest.next]).toEqual([3, 3, null]);
  expect([...first.items, ...rest.items]).toEqual(await allUsers());
  const wrong = await callAs(app, admin, users, { query: { cursor: 'x' } });
  expect([wrong.status, await codeOf(wrong)]).toEqual([422, 'invalidRequest']);
});

it('adds an account, whose owner sets a password by mail; an address is taken once', async () => {
  const body = { name: 'ООО «Север»', email: 'New@Example.com', status: 'Active' };
  const both = await Promise.all([1, 2].map(() => callAs(app, admin, addUser, { body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const email = 'new@example.com';
  expect(await userOf(email)).toMatchObject({ name: 'ООО «Север»', status: 'Active', lastLogin: null });
  expect((await logIn({ email })).status).toBe(401);
  await app.post('forgot-password', { email });
  await app.deps.background.idle();
  const link = /token=([\w-]+)/.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  await app.post('reset-password', { token: link, password: 'correct horse battery' });
  expect((await logIn({ email })).status).toBe(200);
  expect(await trailOf(email)).toEqual([
    { adminEmail: admin.email, kind: 'userAdded', before: null, after: { ...body, email } },
  ]);
  const wrong = await callAs(app, admin, addUser, { body: { ...body, email: 'nobody', name: ' ' } });
  expect(await wrong.json()).toMatchObject({ code: 'invalidRequest', fields: ['name', 'email'] });
});

// tests: LOGIN-21
it('ends the session of whom it suspends at once, and lets nobody in until access is given back', async () => {
  const bob = await signIn(app);
  await answerOf(accountContract.summary, callAs(app, bob, accountContract.summary));
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(bob.id, told);
  expect(await (await suspend(bob)).json()).toMatchObject({ status: 'Suspended' });
  expect(told).toHaveBeenCalledWith(['account', 'servers', 'notifications']);
  expect((await callAs(app, bob, accountContract.summary)).status).toBe(401);
  expect(await db.selectFrom('session').select('userId').where('userId', '=', bob.id).execute()).toEqual([]);
  const login = await logIn(bob);
  expect(await login.clone().text()).toContain('support@');
  expect([login.status, login.headers.getSetCookie(), await codeOf(login)]).toEqual([403, [], 'suspended']);
  // A wrong password does not reveal it.
  expect((await app.post('login', { email: bob.email, password: 'something else' })).status).toBe(401);
  const twice = await suspend(bob);
  expect([twice.status, await codeOf(twice)]).toEqual([409, 'changed']);
  const { name } = await userOf(bob.email);
  await answerOf(saveUser, save(bob, { name, status: 'Active' }));
  expect((await callAs(app, bob, accountContract.summary)).status).toBe(401);
  expect((await logIn(bob)).status).toBe(200);
  expect((await trailOf(bob.email)).map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['userSuspended', { status: 'Active' }, { status: 'Suspended' }],
    ['userRestored', { status: 'Suspended' }, { status: 'Active', lostDays: 0 }],
  ]);
  stop();
});

it('ends a session that is opened at the very moment of the suspension', async () => {
  const bob = await signIn(app);
  await Promise.all([suspend(bob), logIn(bob), logIn(bob)]);
  expect(await db.selectFrom('session').select('userId').where('userId', '=', bob.id).execute()).toEqual([]);
});

it('renames an account for its owner too, and writes down what it was called', async () => {
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const { name } = await userOf(ann.email);
  await answerOf(saveUser, save(ann, { name: ' Анна Петрова ', status: 'Active' }));
  const summary = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
  expect([summary.name, (await userOf(ann.email)).name]).toEqual(['Анна Петрова', 'Анна Петрова']);
  expect(told).toHaveBeenCalledExactlyOnceWith(['account']);
  await answerOf(saveUser, save(ann, { name: 'Анна Петрова', status: 'Active' }));
  expect(await trailOf(ann.email)).toEqual([
    { adminEmail: admin.email, kind: 'userEdited', before: { name }, after: { name: 'Анна Петрова' } },
  ]);
  stop();
});

it('lets no administrator suspend or delete themselves', async () => {
  const own = await Promise.all([
    suspend(admin),
    save(admin, { name: 'Admin', status: 'Suspended' }),
    callAs(app, admin, deleteUser, { params: await paramsOf(admin), body: deletion }),
    callAs(app, admin, settlement, { params: await paramsOf(admin) }),
  ]);
  for (const answer of own) expect([answer.status, await codeOf(answer)]).toEqual([409, 'ownAccount']);
  expect(await userOf(admin.email)).toMatchObject({ status: 'Active' });
  expect(await trailOf(admin.email)).toEqual([]);
});

it('deletes an account with all it has, but for the trail', async () => {
  const [bob, second] = [await signIn(app), await signIn(app, 'admin')];
  await answerOf(suspendUser, suspend(bob, second));
  const params = await paramsOf(bob);
  await answerOf(deleteUser, callAs(app, admin, deleteUser, { params, body: deletion }));
  expect((await allUsers()).map(({ email }) => email)).not.toContain(bob.email);
  const again = await callAs(app, admin, deleteUser, { params, body: deletion });
  expect([again.status, await codeOf(again)]).toEqual([404, 'notFound']);
  await answerOf(deleteUser, deleteAccount(app, admin, second));
  const trail = await trailOf(bob.email);
  expect(trail.map(({ adminEmail, kind }) => [adminEmail, kind])).toEqual([
    [second.email, 'userSuspended'],
    [admin.email, 'userDeleted'],
  ]);
  expect(trail[1]).toMatchObject({
    before: { email: bob.email, status: 'Suspended' },
    after: { balance: 0, returned: 0, writtenOff: 0, note: deletion.note },
  });
});

it('leaves a right state when two administrators act on one account, or on each other', async () => {
  const [bob, second] = [await signIn(app), await signIn(app, 'admin')];
  const suspensions = await Promise.all([suspend(bob), suspend(bob, second)]);
  expect(suspensions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const params = await paramsOf(bob);
  const deletions = await Promise.all(
    [admin, second].map((by) => callAs(app, by, deleteUser, { params, body: deletion })),
  );
  expect(deletions.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await trailOf(bob.email)).map(({ kind }) => kind)).toEqual(['userSuspended', 'userDeleted']);
  const third = await signIn(app, 'admin');
  const mutual = await Promise.all([suspend(third, second), suspend(second, third)]);
  expect(mutual.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const left = await Promise.all([second, third].map(({ email }) => userOf(email)));
  expect(left.map(({ status }) => status).toSorted()).toEqual(['Active', 'Suspended']);
});

it('has nothing for a number that nobody has', async () => {
  for (const one of [saveUser, suspendUser, deleteUser])
    for (const id of ['999999', '0', 'x'] as const) {
      const body = one === deleteUser ? deletion : { name: 'A', status: 'Active' };
      const answer = await callAs(app, admin, one, { params: { id }, body });
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'notFound']);
    }
});
