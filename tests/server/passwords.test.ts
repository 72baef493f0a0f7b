import { afterAll, beforeEach, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { sshKeysContract } from '@app/contract/sshKeys';
import { changesOfOne } from '@app/server/changes';
import { createWorker } from '@app/server/jobs/worker';
import { accessHandler } from '@app/server/operations/accessJob';
import { addOperations } from '@app/server/provisioning/operations';
import type { Command, Operation } from '@app/server/provisioning/provisioner';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import type { Mail } from '@app/server/mail/mailer';
import { createSeal } from '@app/server/seal';
import { brand } from '@/brand';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePublicKey } from '@/sample-data/sshKeys';
import { billingOf, makePaymentBody, newKey } from './support/accountMoney';
import { handlersOf } from './support/jobHandlers';
import { newestNotice } from './support/notices';
import { openApp } from './support/openApp';
import { answerOf, callAs, signIn } from './support/signedIn';
import { testSeal } from './support/testApp';

const { db, app } = await openApp();
const ann = await signIn(app);
await callAs(app, ann, serversContract.list);
afterAll(() => expect(app.errors).toEqual([]));

const begun: Command[] = [];
const mails: Mail[] = [];
const warned: string[] = [];
/** Of the server's secret, which changes in some tests. */
let seal = testSeal;
/** Whether the provisioner says of everything that it can never be done. */
let isHopeless = false;
beforeEach(() => {
  for (const list of [begun, mails, warned]) list.length = 0;
  seal = testSeal;
  isHopeless = false;
});

/** Does what is due as of so many seconds from now; what the provisioner was sent is recorded, and every second call fails. */
function work(seconds: number) {
  const clock = () => new Date(Date.now() + seconds * 1000);
  const simulated = simulatedProvisioner({ clock });
  const begin = (operation: Operation, attempt: number) => {
    begun.push(operation.command);
    if (isHopeless) return Promise.resolve({ status: 'failed', reason: 'No such image' } as const);
    return attempt === 1
      ? Promise.reject(new Error('The answer was lost'))
      : simulated.begin(operation, attempt);
  };
  const handlers = handlersOf(app.deps.gateways, {
    operation: operationHandler({ ...simulated, begin }, seal),
    access: accessHandler({
      mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
      seal,
      brandNames: brand.name,
      baseUrl: 'https://my.example.com',
    }),
  });
  const log = { warn: (event: string) => void warned.push(event), error: () => undefined };
  return createWorker({ db, changes: changesOfOne(), handlers, log, clock }).runDue();
}

const passwordsOf = (command: Command | undefined) =>
  command && 'passwords' in command ? command.passwords : undefined;
const stored = () =>
  db.selectFrom('operation').select(['passwords', 'command', 'status']).orderBy('id').execute();

/** Until everything that was requested is done. */
async function finish() {
  for (let seconds = 0; seconds <= 600; seconds += 120) await work(seconds);
}

it('generates a password for a new server, the same at every attempt, and mails it to its owner only', async () => {
  const body = makePaymentBody({ entries: [{ ...makeOrderEntry(), id: newKey() }], minor: 157_700 });
  await billingOf(app, ann).pay(body);
  await work(0);
  const [sealed] = (await stored()).map(({ passwords }) => passwords ?? '');
  const password = passwordsOf(begun[0])?.password ?? '';
  expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  expect(sealed).not.toContain(password);
  expect(createSeal('the secret of another server').open(sealed ?? '')).toBeNull();

  await finish();
  expect(begun.length).toBeGreaterThan(1);
  expect(new Set(begun.map((command) => passwordsOf(command)?.password))).toEqual(new Set([password]));
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  expect(mails[0]?.text).toContain(password);
  expect(mails[0]?.html).toContain(password);
  for (const row of await stored()) {
    expect(row).toMatchObject({ status: 'done', passwords: null });
    expect(JSON.stringify(row.command)).not.toContain(password);
  }
});

const chosen = 'Correct-horse-7-staple';

/** Its owner gives the server a password. */
async function choosePassword() {
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const params = { id: String(items.find(({ status }) => status === 'Active')?.id) };
  const { version, settings } = await answerOf(
    serversContract.settings,
    callAs(app, ann, serversContract.settings, { params }),
  );
  const saved = await callAs(app, ann, serversContract.save, {
    params,
    version,
    body: { settings, charge: 0, password: chosen, userPassword: null },
  });
  expect(saved.status).toBe(200);
}

it('sets the passwords that its owner has chosen, mails none of them, and forgets them', async () => {
  await choosePassword();
  expect(JSON.stringify(await stored())).not.toContain(chosen);
  await finish();
  expect(begun.map(({ action }) => action)).toContain('setOptions');
  expect(new Set(begun.map((command) => passwordsOf(command)?.password))).toEqual(new Set([chosen]));
  expect(mails).toEqual([]);
  expect((await stored()).filter(({ passwords }) => passwords !== null)).toEqual([]);
});

it('forgets a chosen password with the operation that failed for good, and has its owner choose it again', async () => {
  await choosePassword();
  isHopeless = true;
  await finish();
  expect((await stored()).at(-1)).toMatchObject({ status: 'failed', passwords: null });
  expect(await newestNotice(db, ann)).toMatchObject({ kind: 'serverFailed', hasForgottenPassword: true });
  isHopeless = false;
  begun.length = 0;
  await startAgain();
  await finish();
  expect(begun).not.toEqual([]);
  expect(begun.map(passwordsOf)).toEqual(begun.map(() => undefined));
  expect(mails).toEqual([]);
});

// tests: SERVERPAGE-18
it('restores system and software after a failed reinstallation, and stores the new ones once a retry succeeds', async () => {
  const { settings, save } = serversContract;
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const params = { id: String(items.find(({ status }) => status === 'Active')?.id) };
  const read = () => answerOf(settings, callAs(app, ann, settings, { params }));
  const system = async () => {
    const { settings: stored, server } = await read();
    return [stored.os, stored.software, server.os, server.status];
  };
  const before = await read();
  const os = before.settings.os === 'Ubuntu 20.04' ? 'Ubuntu 22.04' : 'Ubuntu 20.04';
  const software = before.settings.software === 'docker' ? 'nginx' : 'docker';
  const body = {
    settings: { ...before.settings, os, software },
    charge: 0,
    password: null,
    userPassword: null,
  } as const;
  await answerOf(save, callAs(app, ann, save, { params, version: before.version, body }));
  expect(await system()).toEqual([os, software, os, 'Activation']);
  isHopeless = true;
  await finish();
  const { os: oldOs, software: oldSoftware } = before.settings;
  expect(await system()).toEqual([oldOs, oldSoftware, oldOs, 'Active']);
  expect(await newestNotice(db, ann)).toMatchObject({
    kind: 'serverFailed',
    operation: 'reinstall',
    hasForgottenPassword: false,
  });
  const failures = await db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute();
  expect(JSON.stringify(failures)).toContain('"operation":"reinstall"');
  isHopeless = false;
  await startAgain();
  await finish();
  expect(await system()).toEqual([os, software, os, 'Active']);
});

/** An administrator starts the failed job. */
async function startAgain() {
  const admin = await signIn(app, 'admin');
  const { items } = await answerOf(adminContract.jobs, callAs(app, admin, adminContract.jobs));
  const params = { id: String(items[0]?.id) };
  expect((await callAs(app, admin, adminContract.startJob, { params })).ok).toBe(true);
}

it('makes another password for a fresh machine whose installation is started again', async () => {
  const { serverId, command } = await db
    .selectFrom('operation')
    .select(['serverId', 'command'])
    .where('command', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  if (!command || !('spec' in command)) throw new Error('No machine was made');
  const reinstall = { action: 'reinstall', spec: command.spec } as const;
  await db
    .transaction()
    .execute((tx) =>
      addOperations(tx, ann.id, [{ serverId, title: 'again', command: reinstall }], new Date()),
    );
  isHopeless = true;
  await finish();
  const [first] = begun.map((each) => passwordsOf(each)?.password);
  expect((await stored()).at(-1)).toMatchObject({ status: 'failed', passwords: null });
  isHopeless = false;
  begun.length = 0;
  await startAgain();
  await finish();
  const passwords = new Set(begun.map((each) => passwordsOf(each)?.password));
  expect(passwords.size).toBe(1);
  expect(passwords).not.toContain(first);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain([...passwords][0]);
});

it('makes a password in the place of a chosen one that a changed secret has closed, and says so in the mail of the new one', async () => {
  await choosePassword();
  seal = createSeal('the secret of a server that has lost its own');
  await finish();
  expect(warned).toContain('server password unreadable');
  const passwords = new Set(begun.map((each) => passwordsOf(each)?.password));
  expect(passwords.size).toBe(1);
  expect(passwords).not.toContain(chosen);
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
  expect(mails[0]?.text).toContain([...passwords][0]);
  expect(mails[0]?.text).toMatch(/Пароль, который вы задали в настройках сервера .+, поставить не удалось/);
});

it('leaves a chosen password that the machine has got by the time in which it cannot be read any more', async () => {
  await choosePassword();
  await work(0);
  await work(60);
  expect(passwordsOf(begun.at(-1))?.password).toBe(chosen);
  seal = createSeal('the secret of a server that has lost its own');
  const count = begun.length;
  await finish();
  expect(begun.slice(count)).toEqual([]);
  expect(mails).toEqual([]);
  expect((await stored()).filter(({ passwords }) => passwords !== null)).toEqual([]);
});

it('gives a machine another password whose own was closed before it was mailed', async () => {
  await billingOf(app, ann).pay(
    makePaymentBody({ entries: [{ ...makeOrderEntry(), id: newKey() }], minor: 157_700 }),
  );
  await work(0);
  await work(60);
  const [lost] = begun.map((each) => passwordsOf(each)?.password);
  seal = createSeal('the secret of a server that has lost its own');
  await finish();
  expect(warned).toContain('server password unreadable');
  const last = passwordsOf(begun.at(-1))?.password;
  expect(begun.at(-1)?.action).toBe('setOptions');
  expect(last).not.toBe(lost);
  expect(mails.map(({ text }) => [text.includes(lost ?? '?'), text.includes(last ?? '?')])).toEqual([
    [false, true],
  ]);
  expect(mails[0]?.text).toContain('готов');
  expect((await stored()).filter(({ passwords }) => passwords !== null)).toEqual([]);
});

// tests: KEYS-06
it('installs the chosen keys in place of a password, and mails how to connect', async () => {
  const { fingerprint } = await answerOf(
    sshKeysContract.add,
    callAs(app, ann, sshKeysContract.add, { body: { name: 'laptop', key: samplePublicKey } }),
  );
  const { configuration } = makeOrderEntry();
  const unknown = `SHA256:${'0'.repeat(43)}`;
  const entry = makeOrderEntry({
    id: newKey(),
    configuration: {
      ...configuration,
      count: 2,
      hostName: 'web.example.ru',
      sshKeys: [unknown, fingerprint],
    },
  });
  await billingOf(app, ann).pay(makePaymentBody({ entries: [entry], minor: 315_400 }));
  await finish();
  const specs = begun.flatMap((command) => ('spec' in command ? [command.spec] : []));
  expect(new Set(specs.map(({ domain }) => domain))).toEqual(
    new Set(['web-1.example.ru', 'web-2.example.ru']),
  );
  const [type = '', blob = ''] = samplePublicKey.split(' ');
  for (const { sshKeys } of specs) expect(sshKeys).toEqual([`${type} ${blob}`]);
  expect(begun.map((command) => passwordsOf(command)?.password)).toEqual(begun.map(() => undefined));
  expect(mails).toHaveLength(2);
  for (const { to, text } of mails) {
    expect(to).toBe(ann.email);
    expect(text).toMatch(/ssh root@\d+\.\d+\.\d+\.\d+/);
    expect(text).toContain(fingerprint);
    expect(text).not.toMatch(/Пароль:|Password:/);
  }
});

// tests: KEYS-06
it('mails a password where none of the chosen keys is saved any more', async () => {
  const { configuration } = makeOrderEntry();
  const entry = makeOrderEntry({
    id: newKey(),
    configuration: { ...configuration, sshKeys: [`SHA256:${'0'.repeat(43)}`] },
  });
  await billingOf(app, ann).pay(makePaymentBody({ entries: [entry], minor: 157_700 }));
  await finish();
  const password = passwordsOf(begun[0])?.password ?? '';
  expect(password).toMatch(/^[a-zA-Z2-9]{20}$/);
  expect(mails[0]?.text).toContain(password);
});

// tests: KEYS-07
it('reinstalls a server with keys, and makes no password for it', async () => {
  const { settings, save } = serversContract;
  const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const params = { id: String(items.find(({ status }) => status === 'Active')?.id) };
  const [key] = (await answerOf(sshKeysContract.list, callAs(app, ann, sshKeysContract.list))).items;
  const before = await answerOf(settings, callAs(app, ann, settings, { params }));
  const os = before.settings.os === 'Ubuntu 20.04' ? 'Ubuntu 22.04' : 'Ubuntu 20.04';
  const body = {
    settings: { ...before.settings, os },
    charge: 0,
    password: null,
    userPassword: null,
    sshKeys: [key?.fingerprint ?? ''],
  };
  await answerOf(save, callAs(app, ann, save, { params, version: before.version, body }));
  await finish();
  const [command] = begun;
  expect(command).toMatchObject({ action: 'reinstall', spec: { os, sshKeys: [expect.any(String)] } });
  expect(passwordsOf(command)).toBeUndefined();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(key?.fingerprint);
});
