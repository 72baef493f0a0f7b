import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from '@app/build/buildServer';
import { shortLived } from '../../shortLived';
import { cacheDir, testArchive, testDataFolder, testSeed } from './testSeed';

/** The server as the build bundles it. */
export const bundleDir = join(cacheDir, 'bundle');

/** Bundles the server as the build does, beside a seed, and makes the databases that tests start from. */
export async function prepareServer(): Promise<void> {
  await bundleServer(bundleDir);
  await copyFile(await testSeed(), join(bundleDir, 'seed.tar.gz'));
  await testArchive();
  await testDataFolder();
}

/** Makes a data folder with an empty database: a first start, which takes seconds, for tests of something else. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  // A thousand files: one by one from the thread pool they take three times as much of the processor.
  cpSync(await testDataFolder(), dataDir, { recursive: true });
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Everything printed so far. */
  output: () => string;
  post: (call: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Ends by itself or by a signal: its exit code. */
  exitCode: () => Promise<number | null>;
}

/** Wrapper program that gives the server its own process table, like a container. */
const ownProcessTable = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
];

/** Whether this machine lets tests do that. */
export function canOwnProcessTable(): boolean {
  const [program = '', ...options] = ownProcessTable;
  return spawnSync(program, [...options, 'true']).status === 0;
}

export type Surroundings = 'beside this test' | 'in its own process table';

/** A server whose speed is measured is compiled well; the others start sooner. */
type Compilation = 'compiled fast' | 'compiled well';

function spawnServer(
  env: Record<string, string>,
  surroundings: Surroundings = 'beside this test',
  args: readonly string[] = [],
  compilation: Compilation = 'compiled fast',
) {
  const prefix = surroundings === 'beside this test' ? [] : ownProcessTable;
  const flags = compilation === 'compiled fast' ? shortLived : [];
  const command = [...prefix, process.execPath, ...flags, join(bundleDir, 'main.js'), ...args];
  const [program = '', ...options] = command;
  const child = spawn(program, options, {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_FORMAT: 'text', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const closed = once(child, 'close').then((): number | null => child.exitCode);
  return { child, closed, output: () => printed };
}

/** Runs a server that is expected to refuse to start. */
export async function runToEnd(
  env: Record<string, string>,
  surroundings?: Surroundings,
): Promise<{ exitCode: number | null; output: string }> {
  const { closed, output } = spawnServer(env, surroundings);
  return { exitCode: await closed, output: output() };
}

/** Runs one of the server's commands (`backup FILE`). */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const { closed, output } = spawnServer(env, 'beside this test', args);
  return { exitCode: await closed, output: output() };
}

/** Runs a server on a new, empty file system of this size (`8m`) in a folder, which must be too small for it. */
export async function runOnSmallDisk(
  folder: string,
  size: string,
): Promise<{ exitCode: number | null; output: string }> {
  const mount = `mount -t tmpfs -o size=${size} none "$DATA_DIR" && exec "$@"`;
  const own = ['--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh'];
  const child = spawn('unshare', [...own, process.execPath, ...shortLived, join(bundleDir, 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_FORMAT: 'text', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(child, 'close');
  return { exitCode: child.exitCode, output };
}

/** Starts a server on a free port and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  surroundings?: Surroundings,
  compilation?: Compilation,
): Promise<ServerProcess> {
  const { child, closed, output } = spawnServer(env, surroundings, [], compilation);
  const ready = /^Meridian is ready at (\S+)$/m;
  while (!ready.test(output())) {
    const isOver = await Promise.race([
      closed.then(() => true),
      once(child.stdout, 'data').then(() => false),
    ]);
    if (isOver) throw new Error(`The server did not start: ${output()}`);
  }
  const origin = ready.exec(output())?.[1] ?? '';
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    post: (call, body, headers = {}) =>
      fetch(`${origin}/api/auth/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
        body: JSON.stringify(body),
      }),
    async kill(signal) {
      child.kill(signal);
      await closed;
    },
    exitCode: () => closed,
  };
}
