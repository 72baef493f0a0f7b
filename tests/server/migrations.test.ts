import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import { createWorker } from '@app/server/jobs/worker';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { databasePool } from '@app/server/provisioning/simulatedPool';
import { registrationCookie } from '@app/server/auth/registrationCookie';
import { openCluster } from '@app/server/db/cluster';
import { embeddedFolders, openEmbedded } from '@app/server/db/embedded';
import { migrate } from '@app/server/db/migrate';
import { accounts } from '@app/server/db/migrations/0001-accounts';
import { addresses } from '@app/server/db/migrations/0240-addresses';
import { renewalPrices } from '@app/server/db/migrations/0720-renewal-prices';
import { columns } from '@app/server/db/migrations/columns';
import { openApp } from './support/openApp';
import { enterCode, sessionUser } from './support/people';
import { handlersOf } from './support/jobHandlers';
import { paidByHand } from './support/refundsByHand';
import { answerOf, callAs, signIn } from './support/signedIn';
import { cookieOf, createTestApp, testSeal } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';
import { testSeed } from './support/testSeed';
import { upgradeSuite } from './support/upgradeSuite';

const { db, app } = await openApp();

/** An account as the first version stored it, with its password and its consents. */
async function storeOld(id: string, isVerified: boolean, hash: string): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
    values (${id}, 'Ann Lee', ${`${id}@example.com`}, ${isVerified}, 'Ann', 'Lee', 'RU', 'texas')`.execute(
    db,
  );
  await sql`insert into "account" ("id", "accountId", "providerId", "userId", "password")
    values (${id}, ${id}, 'credential', ${id}, ${hash})`.execute(db);
  for (const document of ['userAgreement', 'serviceTerms', 'refundPolicy', 'dataProcessing'])
    await sql`insert into "consent" ("userId", "document", "version", "acceptedAt")
      values (${id}, ${document}, '2024-01-01', now() - interval '1 hour')`.execute(db);
}

beforeAll(async () => {
  const context = await app.deps.auth.$context;
  const hash = await context.password.hash('correct horse battery');
  // What the first version left behind.
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await sql`create table "migration" ("version" integer primary key, "name" text not null,
    "appliedAt" timestamptz not null default current_timestamp)`.execute(db);
  for (const statement of accounts.statements) await sql.raw(statement).execute(db);
  await db.insertInto('migration').values({ version: 1, name: 'accounts' }).execute();
  await storeOld('customer', true, hash);
  await storeOld('waiting', false, hash);
  await sql`insert into "verification" ("id", "identifier", "value", "expiresAt")
    values ('a', 'email-verification-otp-waiting@example.com', 'hash:0', now() + interval '5 minutes'),
      ('b', 'state of an external sign-in', '{}', now() + interval '5 minutes')`.execute(db);
  await migrate(db);
});

it('leaves verified accounts as they are', async () => {
  const login = await app.post('login', { email: 'customer@example.com', password: 'correct horse battery' });
  expect(login.status).toBe(200);
  const left = await sql<{ id: string }>`select "id" from "verification"`.execute(db);
  expect(left.rows).toEqual([{ id: 'b' }]);
});

it('makes registrations of accounts that wait for their code, with password, consents and browser', async () => {
  const email = 'waiting@example.com';
  expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'customer' }]);
  expect((await app.post('login', { email, password: 'correct horse battery' })).status).toBe(403);
  const cookie = registrationCookie('waiting', app.deps.auth.options.secret).split(';')[0] ?? '';
  await app.post('resend-code', { email }, { cookie });
  const verified = await enterCode(app, { email, cookie, code: await app.codeFor(email) });
  expect(verified.status).toBe(200);
  expect(await sessionUser(app, cookieOf(verified))).toMatchObject({ email, firstName: 'Ann' });
  expect((await app.post('login', { email, password: 'correct horse battery' })).status).toBe(200);
  const consents = await db.selectFrom('consent').selectAll().where('userId', '=', 'waiting').execute();
  expect(consents).toHaveLength(4);
  for (const { version, acceptedAt } of consents) {
    expect(version).toBe('2024-01-01');
    expect(Date.now() - acceptedAt.getTime()).toBeGreaterThan(3_500_000);
  }
});

it('lets no account be stored that is not verified', async () => {
  await expect(
    db
      .insertInto('user')
      .values({
        id: 'x',
        name: 'x',
        email: 'x@example.com',
        emailVerified: false,
        firstName: 'x',
        lastName: 'x',
      })
      .execute(),
  ).rejects.toThrow('user_is_verified');
});

it('takes the commissions of months that are over for stated: their acts have been issued', async () => {
  const fresh = await openTestDatabase();
  const portal = createTestApp(fresh, { deps: { hasDemoData: false } });
  const admin = await signIn(portal, 'admin');
  const former = await paidByHand(portal, admin);
  await sql`set session_replication_role = replica`.execute(fresh);
  await sql`update "transfer" set "at" = date_trunc('month', now() at time zone 'utc') at time zone 'utc' - interval '1 second'`.execute(
    fresh,
  );
  await sql`set session_replication_role = default`.execute(fresh);
  const recent = await paidByHand(portal, admin);
  await sql`alter table "payment" drop column "commissionActed"`.execute(fresh);
  for (const statement of columns.find(({ version }) => version === 130)?.statements ?? [])
    await sql.raw(statement).execute(fresh);
  const rows = await fresh.selectFrom('payment').select(['id', 'commission', 'commissionActed']).execute();
  const statedOf = (id: number) => {
    const row = rows.find((each) => each.id === id);
    return row && [row.commission > 0, row.commissionActed === row.commission];
  };
  expect([statedOf(former.id), statedOf(recent.id)]).toEqual([
    [true, true],
    [true, false],
  ]);
  await fresh.destroy();
});

upgradeSuite('the embedded database', openTestDatabase);

it('leaves an address with the oldest of the servers that shared it, and has the others assigned their own', async () => {
  const fresh = await openTestDatabase();
  const portal = createTestApp(fresh);
  const [ann, bob] = [await signIn(portal), await signIn(portal)];
  const { list, settings } = serversContract;
  const serversOf = async (person: typeof ann) => (await answerOf(list, callAs(portal, person, list))).items;
  const [[annsFirst, annsSecond], [bobsFirst]] = [await serversOf(ann), await serversOf(bob)];
  // As it was before: further addresses counted on from the main one, and the same sample for everybody.
  for (const statement of [
    `drop trigger "server_addAddresses" on "server"`,
    `drop trigger "server_changeAddresses" on "server"`,
    `drop function "storeServerAddresses"()`,
    `drop table "serverAddress"`,
    `drop table "simulatedAddress"`,
    `update "server" set "ip" = '185.104.113.20', "addresses" = '["185.104.113.20", "185.104.113.21"]',
      "ipv6Subnets" = '["2a0d:7c40:1::/64", "2a0d:7c41:1::/64"]'
      where "id" in (${annsFirst?.id}, ${bobsFirst?.id})`,
    `update "server" set "settings" = "settings" || '{"ipv4": 2, "ipv6Subnet": "2a0d:7c40:1::/64"}' where "id" = ${annsFirst?.id}`,
    `update "server" set "settings" = "settings" || '{"panel": "plesk"}', "panelUrl" = null where "id" = ${annsSecond?.id}`,
    ...addresses.statements,
  ])
    await sql.raw(statement).execute(fresh);
  expect((await serversOf(ann))[0]?.ip).toBe('185.104.113.20');
  expect((await serversOf(bob))[0]?.ip).toBe('');
  let now = new Date();
  const provisioner = simulatedProvisioner({ clock: () => now, pool: databasePool(fresh) });
  const operation = operationHandler(provisioner, testSeal);
  const worker = createWorker({
    db: fresh,
    changes: changesOfOne(),
    handlers: handlersOf(portal.deps.gateways, { operation }),
    log: { warn: () => undefined, error: (error) => void portal.errors.push(error) },
    clock: () => now,
  });
  await worker.runDue();
  now = new Date(now.getTime() + 60_000);
  await worker.runDue();
  const settingsOf = async (person: typeof ann, id = 0) =>
    answerOf(settings, callAs(portal, person, settings, { params: { id: String(id) } }));
  const one = await settingsOf(ann, annsFirst?.id);
  expect(one).toMatchObject({
    server: { ip: '185.104.113.20', status: annsFirst?.status },
    settings: { ip: '185.104.113.20', ipv6Subnet: '2a0d:7c40:1::/64' },
    ipv6Subnets: ['2a0d:7c40:1::/64'],
  });
  expect(one.addresses).toHaveLength(2);
  const other = await settingsOf(bob, bobsFirst?.id);
  expect(other.addresses).toEqual([other.server.ip]);
  expect(one.addresses).not.toContain(other.server.ip);
  expect(other.ipv6Subnets).toEqual(['auto']);
  const { server } = await settingsOf(ann, annsSecond?.id);
  expect(server).toMatchObject({ status: annsSecond?.status, panelUrl: `https://${server.ip}:8443/` });
  expect(portal.errors).toEqual([]);
  await fresh.destroy();
});

it('refuses a schema that a newer release has migrated, in one sentence, and changes nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-newer-'));
  const seedFile = await testSeed();
  const opened = await openEmbedded(dataDir, seedFile);
  await opened.insertInto('migration').values({ version: 9001, name: 'from-the-future' }).execute();
  // A step that an upgrade would repeat.
  await opened.deleteFrom('migration').where('version', '=', 13).execute();
  await opened.destroy();
  const refused = await openEmbedded(dataDir, seedFile).then(
    () => 'opened',
    (error: unknown) => String(error),
  );
  expect(refused).toContain('a newer release has opened it (this one does not know migration 9001)');
  expect(refused).not.toContain('\n');
  const client = await openCluster(embeddedFolders(dataDir).postgres);
  const { rows } = await client.query('select "version" from "migration" where "version" in (13, 9001)');
  expect(rows).toEqual([{ version: 9001 }]);
  await client.close();
  rmSync(dataDir, { recursive: true, force: true });
  // Three starts of a database, each flushed to the disk: slow on a busy machine.
}, 60_000);

it('leaves the schema of the release before if a step fails, so that this one still starts', async () => {
  const fresh = await openTestDatabase();
  // The first is repeated, the second finds its columns there.
  await fresh.deleteFrom('migration').where('version', 'in', [13, 830]).execute();
  await expect(migrate(fresh)).rejects.toThrow('already exists');
  const repeated = await fresh.selectFrom('migration').select('version').where('version', '=', 13).execute();
  expect(repeated).toEqual([]);
  await fresh.destroy();
});

// tests: PRICES-09
it('keeps the announced prices of plans, as those of the tariff', async () => {
  const fresh = await openTestDatabase();
  const portal = createTestApp(fresh);
  const ann = await signIn(portal);
  const { list } = serversContract;
  const serversOf = async () => (await answerOf(list, callAs(portal, ann, list))).items;
  const [first] = await serversOf();
  for (const statement of [
    `alter table "server" drop column "nextPrices"`,
    `alter table "server" add column "nextPrice" jsonb`,
    `update "server" set "optionsMonthly" = 10000, "monthlyPrice" = 167700,
      "nextPrice" = '{"monthly": 180000, "from": "2036-01-01"}' where "id" = ${first?.id}`,
    `insert into "job" ("kind", "key", "payload", "runAt")
      values ('announcePrice', 'before', '{"plan": "Naos[GB]", "monthly": 1, "from": "2036-01-01"}', now())`,
    ...renewalPrices.statements,
  ])
    await sql.raw(statement).execute(fresh);
  const [announced, ...others] = await serversOf();
  expect(announced?.nextPrices).toEqual([
    { part: 'tariff', monthly: 180_000, change: 22_300, from: '2036-01-01' },
  ]);
  expect(others.flatMap(({ nextPrices }) => nextPrices)).toEqual([]);
  const { payload } = await fresh
    .selectFrom('job')
    .select('payload')
    .where('key', '=', 'before')
    .executeTakeFirstOrThrow();
  expect(payload).toEqual({ subject: 'Naos[GB]', monthly: 1, from: '2036-01-01' });
  await fresh.destroy();
});
