import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '@app/server/db/embedded';
import {
  canOwnProcessTable,
  makeDataFolder,
  runOnSmallDisk,
  runToEnd,
  startServer,
} from '../support/serverProcess';
import { makeRegistration } from '../support/payloads';
import { testSeed } from '../support/testSeed';

let home: string;
let healthy: string;
let dataDir: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'meridian-damage-'));
  healthy = join(home, 'healthy');
  dataDir = join(home, 'data');
  await makeDataFolder(healthy);
  const server = await startServer({ DATA_DIR: healthy });
  expect((await server.post('register', makeRegistration({ email: 'stored@example.com' }))).status).toBe(201);
  await server.kill('SIGTERM');
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});
beforeEach(() => {
  cpSync(healthy, dataDir, { recursive: true });
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const inData = (path: string) => join(dataDir, path);
/** Without what PostgreSQL drops and makes again at every start. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    // PostgreSQL may begin another file of its log.
    .filter((name) => !/(?:pg_internal\.init|postmaster\.pid|pg_wal\/[0-9A-F]{24})$/.test(name))
    .sort();

/** The one line, without a stack, that the server ends with. */
async function refusal(): Promise<string> {
  const { exitCode, output } = await runToEnd({ DATA_DIR: dataDir });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^[A-Z][^\n]+\n$/);
  expect(output).not.toMatch(/ at .+:\d+:\d+/);
  return output;
}

const damages: ReadonlyArray<readonly [name: string, sentence: RegExp, damage: () => void]> = [
  ['has no version', /is incomplete: PG_VERSION is missing/, () => rmSync(inData('postgres/PG_VERSION'))],
  [
    'has no control file',
    /incomplete: global\/pg_control/,
    () => rmSync(inData('postgres/global/pg_control')),
  ],
  ['has no log folder', /incomplete: pg_wal/, () => rmSync(inData('postgres/pg_wal'), { recursive: true })],
  [
    'has an empty control file',
    /cannot be opened: .*pg_control/,
    () => truncateSync(inData('postgres/global/pg_control')),
  ],
  [
    'has a control file of noise',
    /cannot be opened: /,
    () => writeFileSync(inData('postgres/global/pg_control'), Buffer.alloc(8192, 'noise')),
  ],
  [
    'has a log of noise',
    /cannot be opened: .*checkpoint/,
    () => {
      for (const name of readdirSync(inData('postgres/pg_wal')).filter((entry) =>
        /^[0-9A-F]{24}$/.test(entry),
      ))
        writeFileSync(inData(`postgres/pg_wal/${name}`), Buffer.alloc(1 << 24, 'noise'));
    },
  ],
  [
    'has lost its tables',
    /cannot be opened: /,
    () => rmSync(inData('postgres/base'), { recursive: true, force: true }),
  ],
  ['is gone, but once was there', /is gone: /, () => rmSync(inData('postgres'), { recursive: true })],
];

describe('an embedded database that', () => {
  it.each(damages)(
    '%s stops the start with one sentence and is left as it is',
    async (_, sentence, damage) => {
      damage();
      if (existsSync(inData('postgres')) && !existsSync(inData('postgres/base')))
        mkdirSync(inData('postgres/base'));
      const before = filesOf(dataDir);
      expect(await refusal()).toMatch(sentence);
      expect(filesOf(dataDir)).toEqual(before);
    },
  );

  it('has lost only its marker is opened with all that it holds', async () => {
    rmSync(inData('postgres.created'));
    const db = await openEmbedded(dataDir, await testSeed());
    const people = await db.selectFrom('registration').select('email').execute();
    await db.destroy();
    expect(people).toEqual([{ email: 'stored@example.com' }]);
  });

  it('was never finished is started again, and nothing but that is removed', async () => {
    rmSync(dataDir, { recursive: true });
    mkdirSync(inData('postgres.unfinished/base'), { recursive: true });
    const db = await openEmbedded(dataDir, await testSeed());
    expect(await db.selectFrom('registration').select('email').execute()).toEqual([]);
    await db.destroy();
    expect(existsSync(inData('postgres.unfinished'))).toBe(false);
  });
});

describe('a data folder whose', () => {
  it.each([
    ['lock', 'server.lock', /^The lock .+ cannot be read: EISDIR/],
    ['secret', 'session-secret', /^The server cannot start: EISDIR/],
  ])('%s is a folder stops the start with one sentence', async (_, name, sentence) => {
    rmSync(inData(name), { force: true });
    mkdirSync(inData(name));
    expect(await refusal()).toMatch(sentence);
    expect(existsSync(inData(name))).toBe(true);
  });

  it.runIf(canOwnProcessTable())('disk is full stops the start with one sentence', async () => {
    const { exitCode, output } = await runOnSmallDisk(dataDir, '8m');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^[A-Z][^\n]*ENOSPC[^\n]*\n$/);
  });
});
