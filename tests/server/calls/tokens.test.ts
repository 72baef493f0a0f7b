import { randomUUID } from 'node:crypto';
import { quotaDefaults } from '@/domain/admin/quotas';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import type { Call } from '@app/contract/call';
import { everyCall } from '@app/contract/contract';
import { isAllowed, scopesOf } from '@app/contract/scopes';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { tokensContract } from '@app/contract/tokens';
import { ended } from '@app/server/operations/results';
import { tokenScopes, type TokenDraft } from '@/domain/tokens/apiToken';
import { password } from '../support/authenticator';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type CallParts, type Person } from '../support/signedIn';

const { db, app } = await openApp({
  limits: {
    callsPerToken: { max: 12, windowSeconds: 60 },
    changePasswordPerAccount: { max: 2, windowSeconds: 900 },
  },
});
const ann = await signIn(app);
const { list, create, revoke } = tokensContract;

const make = (draft: Partial<TokenDraft> = {}, person: Person = ann) =>
  answerOf(
    create,
    callAs(app, person, create, { body: { password, name: 'Script', scopes: ['read'], days: 30, ...draft } }),
  );
const listed = async (person: Person = ann) =>
  (await answerOf(list, callAs(app, person, list))).items.toReversed();
/** Makes a call as a script does: with a token, without cookies and without `Origin`. */
const callWith = (secret: string, one: Call, parts: CallParts = {}) =>
  app.fetch(
    one.path.replace(/\{(\w+)\}/g, (_, name: string) => parts.params?.[name] ?? '1'),
    {
      method: one.method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(parts.key !== undefined && { 'idempotency-key': parts.key }),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    },
  );
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await codeOf(response)];
};
const serversOf = async (person: Person) =>
  (await answerOf(serversContract.list, callAs(app, person, serversContract.list))).items;

// tests: TOKENS-01, TOKENS-02
it('is shown once, stored as a hash only, and listed by its last characters', async () => {
  const { token, secret } = await make({ name: '  Terraform ', scopes: ['billing', 'servers'], days: 90 });
  expect(secret).toMatch(/^mrd_[\w-]{43}$/);
  expect(token).toMatchObject({ name: 'Terraform', scopes: ['servers', 'billing'], isExpired: false });
  expect(token.hint).toBe(secret.slice(-4));
  expect(Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt)).toBe(90 * 86_400_000);
  expect((await listed())[0]).toEqual(token);
  const stored = await db.selectFrom('apiToken').selectAll().where('id', '=', token.id).execute();
  expect(JSON.stringify(stored)).not.toContain(secret.slice(4));
  expect((await make({ days: null })).token.expiresAt).toBeNull();
});

it.each([
  ['a name', { name: ' ' }],
  ['a shorter name', { name: 'x'.repeat(61) }],
  ['a scope', { scopes: [] }],
  ['a known lifetime', { days: 31 as never }],
])('needs %s', async (_, draft) => {
  const body = { password, name: 'Script', scopes: ['read'], days: 30, ...draft };
  expect(await refusalOf(callAs(app, ann, create, { body }))).toEqual([422, 'invalidRequest']);
});

// tests: TOKENS-10
it('is made after the password of its person, which is guessed only so often', async () => {
  const eve = await signIn(app);
  const draft = { name: 'Script', scopes: ['read'], days: 30 };
  const makeWith = (body: object) => refusalOf(callAs(app, eve, create, { body: { ...draft, ...body } }));
  expect(await makeWith({})).toEqual([422, 'invalidRequest']);
  expect(await makeWith({ password: 'wrong' })).toEqual([403, 'wrongCurrentPassword']);
  expect(await listed(eve)).toEqual([]);
  expect((await make({}, eve)).token.name).toBe('Script');
  expect(await makeWith({ password: 'wrong' })).toEqual([403, 'wrongCurrentPassword']);
  expect(await makeWith({ password })).toEqual([429, 'tooManyTries']);
  const bob = await signIn(app);
  await db.updateTable('account').set({ password: null }).where('userId', '=', bob.id).execute();
  const answer = callAs(app, bob, create, { body: { ...draft, password } });
  expect(await refusalOf(answer)).toEqual([409, 'noPassword']);
});

// tests: TOKENS-03
it('acts for its account without a cookie, and its last use is listed', async () => {
  const { token, secret } = await make();
  expect(token.lastUsedAt).toBeNull();
  const { items } = await answerOf(serversContract.list, callWith(secret, serversContract.list));
  expect(items).toEqual(await serversOf(ann));
  const { email } = await answerOf(accountContract.summary, callWith(secret, accountContract.summary));
  expect(email).toBe(ann.email);
  expect((await listed())[0]?.lastUsedAt).not.toBeNull();
});

it('is used instead of the cookie of the same request', async () => {
  const bob = await signIn(app);
  const { secret } = await make({}, bob);
  const headers = { authorization: `bearer ${secret}` };
  const { email } = await answerOf(
    accountContract.summary,
    callAs(app, ann, accountContract.summary, { headers }),
  );
  expect(email).toBe(bob.email);
  // A proxy in front of the portal may have a password of its own.
  const basic = { authorization: 'Basic YTpi' };
  const own = await answerOf(
    accountContract.summary,
    callAs(app, ann, accountContract.summary, { headers: basic }),
  );
  expect(own.email).toBe(ann.email);
});

// tests: TOKENS-04
describe('a token that is not valid', () => {
  const summary = (secret: string) => refusalOf(callWith(secret, accountContract.summary));
  const refused = [401, 'invalidToken'];

  it('is refused if it is unknown, also beside a session', async () => {
    expect(await summary('mrd_unknown')).toEqual(refused);
    const headers = { authorization: 'Bearer mrd_unknown' };
    const answer = await callAs(app, ann, accountContract.summary, { headers });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });

  it('is refused from the moment it expires', async () => {
    const { token, secret } = await make();
    await db
      .updateTable('apiToken')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('id', '=', token.id)
      .execute();
    expect(await summary(secret)).toEqual(refused);
    expect((await listed())[0]).toMatchObject({ id: token.id, isExpired: true, lastUsedAt: null });
  });

  it('is refused as soon as it is revoked, which only its owner can do', async () => {
    const { token, secret } = await make();
    const params = { id: String(token.id) };
    const bob = await signIn(app);
    await serversOf(bob);
    expect(await refusalOf(callAs(app, bob, revoke, { params }))).toEqual([404, 'notFound']);
    expect((await callWith(secret, accountContract.summary)).status).toBe(200);
    expect((await callAs(app, ann, revoke, { params })).status).toBe(204);
    expect(await summary(secret)).toEqual(refused);
  });

  it('is refused while its account is suspended', async () => {
    const bob = await signIn(app);
    await serversOf(bob);
    const { secret } = await make({}, bob);
    const set = (status: 'Active' | 'Suspended') =>
      db
        .updateTable('customer')
        .set({ status, suspendedAt: status === 'Suspended' ? new Date() : null })
        .where('userId', '=', bob.id)
        .execute();
    await set('Suspended');
    expect(await summary(secret)).toEqual(refused);
    await set('Active');
    expect((await callWith(secret, accountContract.summary)).status).toBe(200);
  });
});

// tests: TOKENS-05
describe('the scopes of a token', () => {
  const bodyOf = (one: Call) => (one.method === 'GET' ? {} : { body: {} });

  it('let no token make tokens, change the password or the profile, or reach the admin area', async () => {
    const owner = await signIn(app, 'admin');
    const { secret } = await make({ scopes: [...tokenScopes] }, owner);
    for (const one of [
      ...Object.values(tokensContract),
      accountContract.saveProfile,
      accountContract.saveNotices,
      adminContract.users,
      adminContract.staff,
    ])
      expect([one.path, ...(await refusalOf(callWith(secret, one, bodyOf(one))))]).toEqual([
        one.path,
        403,
        'tokenScope',
      ]);
    const open = everyCall.filter(({ one }) => isAllowed(tokenScopes, one)).map(({ one }) => one);
    expect(open.filter(({ role }) => role === 'admin')).toEqual([]);
    expect(open.filter(({ path, role }) => role !== 'anyone' && path.startsWith('/api/auth'))).toEqual([]);
  });

  it('let a token for reading read everything that any token may, and change nothing', () => {
    for (const { one } of everyCall) {
      if (one.role !== 'customer') continue;
      const isOpen = scopesOf(one) !== 'session';
      expect([one.path, isAllowed(['read'], one)]).toEqual([one.path, isOpen && one.method === 'GET']);
    }
  });

  it('require both scopes where a change of a server is charged', () => {
    const { changeTariff, save, leave, reboot } = serversContract;
    expect(isAllowed(['servers'], save)).toBe(true);
    for (const one of [changeTariff, leave]) {
      expect(isAllowed(['servers'], one)).toBe(false);
      expect(isAllowed(['billing', 'support', 'read'], one)).toBe(false);
      expect(isAllowed(['servers', 'billing'], one)).toBe(true);
    }
    expect(isAllowed(['servers'], reboot)).toBe(true);
  });

  it('refuse what was not granted, and say so', async () => {
    const { secret } = await make({ scopes: ['support'] });
    const parts = { params: { id: '1' } };
    expect(await refusalOf(callWith(secret, serversContract.list))).toEqual([403, 'tokenScope']);
    expect(await refusalOf(callWith(secret, supportContract.ticket, parts))).toEqual([404, 'notFound']);
  });
});

// tests: TOKENS-06
it('is named in the history of a server, in that of a stop too, and nowhere afterwards', async () => {
  const { secret } = await make({ name: 'Nightly', scopes: ['servers'] });
  const server = (await serversOf(ann)).find(({ status }) => status === 'Active');
  if (!server) throw new Error('No active server');
  const params = { id: String(server.id) };
  const newest = async () => {
    const { details } = serversContract;
    return (await answerOf(details, callAs(app, ann, details, { params }))).events[0];
  };
  const power = { params, key: randomUUID(), body: { action: 'stop' } };
  expect((await callWith(secret, serversContract.power, power)).status).toBe(200);
  const { id } = await db
    .selectFrom('operation')
    .select('id')
    .where('serverId', '=', server.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((tx) => ended(tx, { id, now: new Date(), publish: () => undefined }, { status: 'done' }));
  expect(await newest()).toMatchObject({ kind: 'stopped', actor: 'customer', token: 'Nightly' });
  const start = { params, key: randomUUID(), body: { action: 'start' } };
  expect((await callWith(secret, serversContract.power, start)).status).toBe(200);
  expect(await newest()).toMatchObject({ actor: 'customer', token: 'Nightly' });
  await db.updateTable('server').set({ status: 'Active' }).where('id', '=', server.id).execute();
  const reboot = { params, key: randomUUID(), body: { action: 'restart' } };
  expect((await callAs(app, ann, serversContract.power, reboot)).status).toBe(200);
  expect(await newest()).not.toHaveProperty('token');
});

// tests: TOKENS-07
it('may make so many calls in a minute, whatever the account’s other tokens do', async () => {
  const [busy, other] = [await make(), await make()];
  for (let made = 0; made < 12; made += 1)
    expect((await callWith(busy.secret, accountContract.summary)).status).toBe(200);
  const refused = await callWith(busy.secret, accountContract.summary);
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'tooManyTries']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await callWith(other.secret, accountContract.summary)).status).toBe(200);
});

it('has a limited number of siblings', async () => {
  const bob = await signIn(app);
  await serversOf(bob);
  for (let made = 0; made < quotaDefaults.apiTokensPerAccount; made += 1) await make({}, bob);
  const body = { password, name: 'One more', scopes: ['read'], days: null };
  expect(await refusalOf(callAs(app, bob, create, { body }))).toEqual([409, 'tooManyTokens']);
});

it('loosens no check of the origin: a page of another site may not send one', async () => {
  const { secret } = await make({ scopes: ['servers'] });
  const foreign = await app.fetch(serversContract.reboot.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, origin: 'https://evil.example' },
  });
  expect([foreign.status, await codeOf(foreign)]).toEqual([403, 'foreignOrigin']);
});

// tests: TOKENS-08
it('is described by the OpenAPI document: the scheme, and the scopes of each call', async () => {
  const document = v.parse(
    v.object({
      components: v.object({ securitySchemes: v.record(v.string(), v.looseObject({ type: v.string() })) }),
      paths: v.record(v.string(), v.record(v.string(), v.looseObject({ security: v.optional(v.unknown()) }))),
    }),
    await (await app.fetch('/api/openapi.json')).json(),
  );
  expect(document.components.securitySchemes['token']).toMatchObject({ type: 'http', scheme: 'bearer' });
  const described = (one: Call) => document.paths[one.path]?.[one.method.toLowerCase()];
  const security = [{ session: [] }, { token: [] }];
  expect(described(serversContract.list)).toMatchObject({
    security,
    'x-token-scopes': [['servers'], ['read']],
  });
  expect(described(serversContract.leave)).toMatchObject({
    security,
    'x-token-scopes': [['servers', 'billing']],
  });
  expect(described(create)?.security).toEqual([{ session: [] }]);
});
