import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { openEmbedded } from '@app/server/db/embedded';
import { migrate } from '@app/server/db/migrate';
import { openPostgres } from '@app/server/db/postgres';
import { countRows } from '@app/server/db/rowCounts';
import { makeRegistration } from '../support/payloads';
import { findPostgres, startPostgres } from '../support/realPostgres';
import type { RealPostgres } from '../support/realPostgres';
import { makeDataFolder, runCommand, startServer } from '../support/serverProcess';
import { restoreWritten } from '../support/written';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'meridian-backup-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const inHome = (name: string) => join(home, name);
const binDir = findPostgres();

/** Returns every row of every table, in any order. */
async function allRows(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of Object.keys(await countRows(db))) {
    const found = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as "row" from ${sql.table(table)} t`.execute(db);
    rows[table] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
}

/** Rows and columns that later versions than the one that wrote the rest have. */
const writtenLater = [
  `insert into "legalEntity" ("audience", "details") values ('nobody', '{}')`,
  `insert into "ticket" ("userId", "subject", "department", "status", "updatedAt", "guestEmail", "guestName", "guestLanguage")
    values (null, 'No code', 'technical', 'queued', now(), 'guest@example.com', 'Guest', 'en')`,
  `insert into "guestMail" ("ticketId", "digest") select max("id"), 'one' from "ticket"`,
  `update "customer" set "language" = 'en', "notices" = '{}'`,
  `update "payment" set "payerDraft" = '{}', "shares" = '[]', "gateway" = 'testBank', "due" = '{}', "reference" = 'one',
    "continueUrl" = '/bank/one', "declineReason" = 'refusedByBank', "inquireAt" = now(), "expiresAt" = now(),
    "bills" = '[1]', "cardToken" = 'one', "chargeKey" = 'one', "customBill" = '{}'
    where "id" = (select max("id") from "payment")`,
  `insert into "bankPayment" ("reference", "orderId", "label", "currency", "minor", "returnUrl", "language", "expiresAt",
    "behaviour", "declineReason", "lastDigits", "token")
    values ('one', '1', 'MRD-1', 'RUB', 10000, '/', 'ru', now(), 'silent', 'refusedByBank', '0012', 'one')`,
  `insert into "actMonth" ("month", "at") values ('2026-10-01', now())`,
  `insert into "bankCard" ("token", "behaviour", "lastDigits", "expires") values ('one', 'approve', '0012', '2029-11')`,
  `insert into "viewing" ("adminEmail", "userEmail", "startedAt", "until")
    values ('admin@example.com', 'ann@example.com', now(), now())`,
  `insert into "savedCard" ("userId", "gateway", "method", "token", "brand", "lastDigits", "expires", "addedAt")
    select "userId", 'testBank', 'ruCards', 'one', 'mir', '0012', '2029-11', now() from "payment" limit 1`,
  `insert into "sshKey" ("userId", "name", "type", "bits", "blob", "fingerprint", "addedAt")
    select "userId", 'one', 'ssh-ed25519', 256, 'one', 'one', now() from "payment" limit 1`,
  `insert into "order" ("userId", "at", "paymentId", "amount") select "userId", now(), "id", 100 from "payment" limit 1`,
  `insert into "bankRefund" ("key", "reference", "minor") values ('one', 'one', 100)`,
  `update "server" set "leavesOn" = "endDate"`,
  `insert into "operation" ("userId", "serverId", "orderId", "item", "title", "amount", "command", "undo", "status", "createdAt",
    "startedAt", "endedAt", "reported", "reason", "coversFrom", "coversUntil") select "userId", 2048, "id", 'tariff', 'one', 100, '{}', '{}', 'failed', now(),
    now(), now(), '{}', 'no', now(), now() from "order"`,
  `insert into "refund" ("userId", "email", "paymentId", "operationId", "amount", "target", "reason", "note", "at", "endedAt",
    "gateway", "reference") select "userId", 'ann@example.com', "id", (select max("id") from "operation"), 1, 'method', 'decided', 'one', now(), now(), 'testBank', 'one'
    from "payment" where "amount" > 0 limit 1`,
  `insert into "job" ("kind", "key", "payload", "runAt", "leasedUntil", "doneAt", "failedAt", "error")
    values ('operation', 'one', '{}', now(), now(), now(), now(), 'no')`,
  `insert into "renewalStep" ("userId", "serverId", "endDate", "step", "at", "paymentId")
    select "userId", "id", "endDate", 'lapsed', now(), 1 from "server" limit 1`,
  `insert into "activity" ("at", "kind", "subject") values (now(), 'paymentReceived', '#1')`,
  `insert into "paperNumber" ("entity", "kind", "year", "last") values ('7700000000', 'bill', 2026, 1)`,
  `insert into "paper" ("userId", "issuedTo", "paymentId", "entity", "kind", "year", "serial", "content", "issuedAt")
    values ('one', 'two', 1, '7700000000', 'bill', 2026, 1, '{}', now())`,
  `insert into "exchangeRate" ("currency", "rate", "source", "enteredAt", "enteredBy")
    values ('USD', 8100, 'one', now() + interval '1 second', 'a@b.example')`,
  `insert into "datacenter" ("id", "city", "sale", "reason") values ('xx', '{"ru": "one"}', 'soldOut', '{"ru": "one"}')`,
  `insert into "system" ("family", "version", "sale", "panels", "software") values ('ubuntu', '26.04', 'withheld', '[]', '[]')`,
  `insert into "listPrice" ("item", "from", "value") values ('ipv4', now(), 100)`,
  `insert into "planPrice" ("plan", "from", "monthly") select "name", now(), 100 from "plan" limit 1`,
  `insert into "planRoom" select "name", 3, now() from "plan" limit 1`,
  `insert into "staffNote" ("userId", "author", "at", "text") select "id", 'a@b.example', now(), 'one' from "user" limit 1`,
  `insert into "signIn" ("userId", "at", "device") select "id", now(), 'Firefox' from "user" limit 1`,
  `insert into "unclaimedMoney" ("at", "amount", "receivedOn", "reference", "addedBy", "returnedAt", "note") values (now(), 100, now(), 'one', 'one', now(), 'one')`,
  `insert into "statementLine" ("gateway", "kind", "entry", "reference", "paymentId", "currency", "minor", "day", "importedAt") values ('stripe', 'payment', 'one', 'one', 1, 'RUB', 100, now(), now())`,
  `insert into "statementDays" ("gateway", "from", "to") values ('stripe', now(), now())`,
  `insert into "proxmoxOperation" ("key", "serverId", "command", "passwords", "node", "memoryGb", "next", "task", "progress", "startedAt") values ('op-1-1', 1, '{}', 'one', 'one', 1, '{}', 'one', '{}', now())`,
  `insert into "proxmoxAddress" ("address", "serverId") values ('203.0.113.10', 1), ('203.0.113.11', null)`,
  `insert into "proxmoxFirewall" ("serverId", "firewall") values (1, '{}')`,
  `update "proxmoxAddress" set "freeAfter" = now() where "serverId" is null`,
  `insert into "mailLog" ("at", "day", "kind", "email", "userId", "jobId", "subject", "text", "result", "reason", "event")
    select now(), now(), 'bill', 'a@b.example', "id", 1, 'one', 'one', 'failed', 'no', '{}' from "user" limit 1`,
  `insert into "firewall" ("userId", "serverId", "applied", "state") select "userId", "id", '{"isOn":true,"rules":[]}', 'applied' from "server" limit 1`,
  `insert into "reverseName" ("userId", "serverId", "address", "name", "state") select "userId", "id", '203.0.113.7', 'one.example.ru', 'set' from "server" limit 1`,
  `insert into "ownIso" ("userId", "serverId", "url", "sizeMb", "state", "at") select "userId", "id", 'https://example.org/a.iso', 1, 'attached', now() from "server" limit 1`,
  `insert into "rescue" ("userId", "serverId", "state") select "userId", "id", 'on' from "server" limit 1`,
  `insert into "snapshot" ("userId", "serverId", "name", "madeAt", "sizeMb", "state") select "userId", "id", 'one', now(), 100, 'ready' from "server" limit 1`,
  `insert into "webhook" ("userId", "url", "topics", "secret", "createdAt", "pausedAt")
    select "id", 'https://example.com', '[]', 'one', now(), now() from "user" limit 1`,
  `insert into "webhookDelivery" ("webhookId", "at", "type", "data", "status", "answer")
    select "id", now(), 'test', '{}', 200, 'one' from "webhook"`,
  `insert into "apiToken" ("userId", "name", "scopes", "hash", "hint", "createdAt", "expiresAt", "lastUsedAt")
    select "id", 'one', '["read"]', 'one', 'abcd', now(), now(), now() from "user" limit 1`,
  `insert into "secondFactor" ("userId", "key", "startedAt", "confirmedAt", "lastStep") select "id", 'one', now(), now(), 1 from "user" limit 1`,
  `insert into "recoveryCode" ("hash", "userId") select 'one', "id" from "user" limit 1`,
  `insert into "trustedBrowser" ("tokenHash", "userId", "device", "at", "expiresAt")
    select 'one', "id", 'Firefox', now(), now() from "user" limit 1`,
  `insert into "passkey" ("id", "name", "userId", "credentialID", "publicKey", "counter", "deviceType", "backedUp", "transports", "aaguid", "lastUsedAt")
    select 'one', 'one', "id", 'one', 'one', 1, 'singleDevice', false, 'internal', 'one', now() from "user" limit 1`,
  `insert into "emailChange" ("userId", "email", "oldTokenHash", "newTokenHash", "oldConfirmedAt", "newConfirmedAt", "sessionId", "expiresAt")
    select "id", 'one', 'one', 'one', now(), now(), 'one', now() from "user" limit 1`,
  `insert into "loginChallenge" ("tokenHash", "userId", "expiresAt", "tries") select 'one', "id", now(), 1 from "user" limit 1`,
  `insert into "protectionChange" ("userId", "at", "change", "device")
    select "id", now(), 'secondFactorOn', 'Firefox' from "user" limit 1`,
  `insert into "user" ("id", "name", "email", "firstName", "lastName", "emailVerified") values ('colleague', 'one', 'c@b.example', 'one', 'one', true)`,
  `insert into "customer" ("userId", "status", "mergedInto", "mergedAt")
    select 'colleague', 'Merged', "id", now() from "user" where "id" <> 'colleague' limit 1`,
  `insert into "membership" ("accountId", "userId", "role", "since")
    select "id", 'colleague', 'finance', now() from "user" where "id" <> 'colleague' limit 1`,
  `insert into "dataExport" ("userId", "requestedAt", "state", "readyAt", "expiresAt")
    select "id", now(), 'ready', now(), now() from "user" limit 1`,
  `insert into "dataExportFile" ("exportId", "name", "text") select "id", 'one', 'one' from "dataExport"`,
  `insert into "invitation" ("accountId", "email", "role", "tokenHash", "createdAt", "expiresAt")
    select "id", 'd@b.example', 'finance', 'one', now(), now() from "user" limit 1`,
  `update "apiToken" set "membershipId" = (select "id" from "membership")`,
  `update "session" set "membershipId" = (select "id" from "membership")`,
  `update "serverEvent" set "token" = 'one', "member" = 'one'`,
  `update "operation" set "token" = 'one', "member" = 'one'`,
  `update "ticketMessage" set "member" = 'one'`,
  `update "payment" set "member" = 'one'`,
  `update "order" set "member" = 'one'`,
  `update "plan" set "trafficGb" = 1000`,
  `update "server" set "trafficMonth" = "endDate", "trafficWarned" = 80`,
  `insert into "mailText" ("template", "language", "subject", "body") values ('bill', 'ru', 'one', 'one')`,
  `insert into "paymentStep" ("paymentId", "at", "state", "reason") select "id", now(), 'paid', 'one' from "payment" limit 1`,
  `insert into "incident" ("kind", "severity", "state", "title", "datacenters", "services", "startedAt") values ('incident', 'minor', 'investigating', '{}', '[]', '[]', now())`,
  `insert into "incidentUpdate" ("incidentId", "at", "state", "text") select "id", now(), 'investigating', '{}' from "incident"`,
  `insert into "incidentRecipient" ("incidentId", "stage", "userId") select "incident"."id", 'announced', "user"."id" from "incident", "user" limit 1`,
  `insert into "importedLine" ("kind", "key", "fingerprint", "userId", "serverId", "at")
    select 'customers', 'one', 'one', "id", 1, now() from "user" limit 1`,
  `insert into "adoptedMachine" ("serverId", "machine") values (1, '105')`,
  `insert into "cannedAnswer" ("title", "text") values ('one', 'one')`,
  `insert into "outgoingAnswer" ("ticketId", "staffEmail", "text", "closes", "sendAt")
    select "id", 'a@b.example', 'one', false, now() from "ticket" limit 1`,
  `with "added" as (insert into "content" ("size", "store") values (1, 'database') returning "id")
    insert into "outgoingFile" ("answerId", "contentId", "name", "size", "type")
    select "outgoingAnswer"."id", "added"."id", 'one', 1, 'text/plain' from "outgoingAnswer", "added"`,
  `update "session" set "confirmedAt" = now()`,
  `update "server" set "tags" = '["one"]'`,
  `insert into "savedFilter" ("userId", "name", "query") select "id", 'one', '?q=one' from "user" limit 1`,
  `insert into "ticketWriter" ("ticketId", "staffId", "until") select "id", "userId", now() from "ticket" limit 1`,
  `insert into "ticketNote" ("ticketId", "at", "staffEmail", "text") select "id", now(), 'a@b.example', 'one' from "ticket" limit 1`,
];

/** Fills a database with rows in every table and column; gives them. */
async function fillEverything(db: Db) {
  await restoreWritten(db);
  await migrate(db);
  for (const statement of writtenLater) await sql.raw(statement).execute(db);
  const rows = await allRows(db);
  await db.destroy();
  return rows;
}

/** Starts a server, lets somebody register or log in, stops it. */
async function withServer(env: Record<string, string>, call: string, email: string): Promise<number> {
  const server = await startServer(env);
  const { status } = await server.post(call, makeRegistration({ email }));
  await server.kill('SIGTERM');
  return status;
}

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  const first = { DATA_DIR: '' };
  const file = () => inHome('backup.tar.gz');
  beforeAll(async () => {
    first.DATA_DIR = inHome('first');
    await makeDataFolder(first.DATA_DIR);
    expect(await withServer(first, 'register', 'before@example.com')).toBe(201);
  });

  it('is opened and counted before it gets its name, and is for the owner only', async () => {
    const { exitCode, output } = await runCommand(['backup', file()], first);
    expect(output).toMatch(
      /^Backed up to .+ counted the same rows: account 0, .*registration 1, .*user 0.*\.\n$/,
    );
    expect(exitCode).toBe(0);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(home).sort()).toEqual(['backup.tar.gz', 'first']);
    expect((await runCommand(['backup', file()], first)).output).toContain('exists already');
  });

  it('brings everything back on another machine', async () => {
    const second = { DATA_DIR: inHome('second') };
    const { exitCode, output } = await runCommand(['restore', file()], second);
    expect(output).toMatch(/^Restored .+ registration 1, .*\n$/);
    expect(exitCode).toBe(0);
    // 403: there is the registration with its password, not verified yet.
    expect(await withServer(second, 'login', 'before@example.com')).toBe(403);
  });

  it('has every row of every table, files of tickets and the books among them', async () => {
    const [full, again] = [{ DATA_DIR: inHome('full') }, { DATA_DIR: inHome('full-again') }];
    await makeDataFolder(full.DATA_DIR);
    const rows = await fillEverything(await openEmbedded(full.DATA_DIR, null));
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
    expect(await runCommand(['backup', inHome('full.tar.gz')], full)).toMatchObject({ exitCode: 0 });
    expect((await runCommand(['restore', inHome('full.tar.gz')], again)).exitCode).toBe(0);
    const restored = await openEmbedded(again.DATA_DIR, null);
    expect(await allRows(restored)).toEqual(rows);
    await restored.destroy();
  });

  it('does not go over a database without the word, and sets it aside with it', async () => {
    expect(await withServer(first, 'register', 'after@example.com')).toBe(201);
    const refused = await runCommand(['restore', file()], first);
    expect(refused).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('Add --replace') as string,
    });
    expect(await withServer(first, 'login', 'after@example.com')).toBe(403);

    const replaced = await runCommand(['restore', file(), '--replace'], first);
    expect(replaced.exitCode).toBe(0);
    const aside = readdirSync(first.DATA_DIR).find((name) => name.startsWith('postgres.replaced-'));
    expect(replaced.output).toContain(aside);
    expect(existsSync(join(first.DATA_DIR, aside ?? '', 'PG_VERSION'))).toBe(true);
    expect(await withServer(first, 'login', 'after@example.com')).toBe(401);
    expect(await withServer(first, 'login', 'before@example.com')).toBe(403);
  });

  it('is refused in one sentence while a server runs, when damaged, or when it is none', async () => {
    const server = await startServer(first);
    expect((await runCommand(['backup', inHome('other')], first)).output).toContain('is in use by another');
    await server.kill('SIGTERM');
    writeFileSync(inHome('text'), 'not a backup');
    truncateSync(file(), 100_000);
    const empty = { DATA_DIR: inHome('third') };
    for (const args of [
      ['restore', file()],
      ['restore', inHome('text')],
      ['restore', inHome('none')],
      ['restore'],
    ]) {
      const { exitCode, output } = await runCommand(args, empty);
      expect(output).toMatch(/^[^\n]+\n$/);
      expect(exitCode).toBe(1);
      expect(existsSync(join(empty.DATA_DIR, 'postgres'))).toBe(false);
    }
  });
});

describe.runIf(binDir !== null)('a backup of a PostgreSQL', { timeout: 120_000 }, () => {
  let one: RealPostgres;
  let other: RealPostgres;
  beforeAll(async () => {
    [one, other] = await Promise.all([startPostgres(binDir ?? ''), startPostgres(binDir ?? '')]);
  });
  afterAll(() => Promise.all([one.stop(), other.stop()]));

  it('is restored to check it while the server runs, and brings everything back elsewhere', async () => {
    const from = { DATA_DIR: inHome('from'), DATABASE_URL: one.url };
    const to = { DATA_DIR: inHome('to'), DATABASE_URL: other.url };
    const file = inHome('backup.pgdump');
    const server = await startServer(from);
    expect((await server.post('register', makeRegistration({ email: 'moves@example.com' }))).status).toBe(
      201,
    );
    const backedUp = await runCommand(['backup', file], from);
    await server.kill('SIGTERM');
    expect(backedUp.output).toMatch(/counted the same rows: account 0, .*registration 1, /);
    expect(backedUp.exitCode).toBe(0);

    expect((await runCommand(['restore', file], to)).exitCode).toBe(0);
    expect(await withServer(to, 'login', 'moves@example.com')).toBe(403);
    expect((await runCommand(['restore', file], to)).output).toContain('add --replace');
    expect((await runCommand(['restore', file, '--replace'], to)).exitCode).toBe(0);
    expect((await runCommand(['restore', file], { DATA_DIR: inHome('to') })).output).toContain(
      'set DATABASE_URL',
    );
  });

  it('has every row of every table, files of tickets and the books among them', async () => {
    const [from, to] = [
      { DATA_DIR: inHome('from'), DATABASE_URL: one.url },
      { DATA_DIR: inHome('to'), DATABASE_URL: other.url },
    ];
    const rows = await fillEverything(await openPostgres(one.url));
    expect((await runCommand(['backup', inHome('full.pgdump')], from)).exitCode).toBe(0);
    expect((await runCommand(['restore', inHome('full.pgdump'), '--replace'], to)).exitCode).toBe(0);
    const restored = await openPostgres(other.url);
    expect(await allRows(restored)).toEqual(rows);
    await restored.destroy();
  });

  it('goes over the schema of a newer release whole, and a damaged one changes nothing', async () => {
    const to = { DATA_DIR: inHome('to'), DATABASE_URL: other.url };
    const newer = await openPostgres(other.url);
    for (const statement of [
      `create table "later" ("userId" text references "user" ("id"), "number" serial)`,
      `create function "laterCount"() returns bigint language sql as 'select count(*) from "later"'`,
      `insert into "migration" ("version", "name") values (9001, 'later')`,
    ])
      await sql.raw(statement).execute(newer);
    const before = await allRows(newer);
    const archive = readFileSync(inHome('full.pgdump'));
    writeFileSync(inHome('cut.pgdump'), archive.subarray(0, archive.length * 0.9));
    const damaged = await runCommand(['restore', inHome('cut.pgdump'), '--replace'], to);
    expect(damaged).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^pg_restore failed: [^\n]+\n$/) as string,
    });
    expect(await allRows(newer)).toEqual(before);

    // A view of the provider is not dropped without a word.
    await sql.raw(`create schema "bi" create view "report" as select * from public."user"`).execute(newer);
    const blocked = await runCommand(['restore', inHome('full.pgdump'), '--replace'], to);
    expect(blocked).toMatchObject({ exitCode: 1, output: expect.stringContaining('bi.report') as string });
    expect(await allRows(newer)).toEqual(before);
    await sql`drop schema "bi" cascade`.execute(newer);
    await newer.destroy();

    expect((await runCommand(['restore', inHome('full.pgdump'), '--replace'], to)).exitCode).toBe(0);
    const restored = await openPostgres(other.url);
    expect(Object.keys(await countRows(restored))).not.toContain('later');
    const functions = await sql`select from pg_proc where proname = 'laterCount'`.execute(restored);
    expect(functions.rows).toEqual([]);
    await restored.destroy();
  });
});
