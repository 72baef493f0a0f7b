import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRegistration } from '../support/payloads';
import { canOwnProcessTable, makeDataFolder, runToEnd, startServer } from '../support/serverProcess';
import type { ServerProcess } from '../support/serverProcess';

let dataDir: string;
const running: ServerProcess[] = [];

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'meridian-process-')), 'deep', 'data');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  rmSync(join(dataDir, '..', '..'), { recursive: true, force: true });
});

describe('a server process', { timeout: 60_000 }, () => {
  it('starts on a new folder and again on its own, and stops gracefully', async () => {
    for (let time = 0; time < 2; time += 1) {
      const server = await start();
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
      const code = server.exitCode();
      await server.kill('SIGTERM');
      expect(await code).toBe(0);
      expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
    }
  });

  it('finishes the running request at shutdown', async () => {
    await makeDataFolder(dataDir);
    const server = await start();
    const upload = request(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    const answered = once(upload, 'response');
    upload.flushHeaders();
    // The server has the request and waits for its body.
    await once(upload, 'continue');
    const code = server.exitCode();
    const stopped = server.kill('SIGTERM');
    upload.end(JSON.stringify(makeRegistration()));
    expect(await answered).toMatchObject([{ statusCode: 201 }]);
    await stopped;
    expect(await code).toBe(0);
  });

  it('refuses a data folder that another one uses, and takes over from a dead one', async () => {
    await makeDataFolder(dataDir);
    const first = await start();
    const second = await runToEnd({ DATA_DIR: dataDir });
    expect(second.exitCode).toBe(1);
    expect(second.output).toMatch(/^The data folder .+ is in use by another server \(process \d+\)\..+\n$/);
    expect(second.output).toContain(String(first.pid));
    await first.kill('SIGKILL');
    // The pid of the dead server may meanwhile be some other program's: here, this test's.
    writeFileSync(join(dataDir, 'server.lock'), `${process.pid} 1`);
    const third = await start();
    expect((await fetch(`${third.origin}/api/health`)).status).toBe(200);
  });

  it.runIf(canOwnProcessTable())('refuses a data folder that one in another container uses', async () => {
    await makeDataFolder(dataDir);
    const first = await start();
    const second = await runToEnd({ DATA_DIR: dataDir }, 'in its own process table');
    expect(second.exitCode).toBe(1);
    expect(second.output).toContain(`in use by another server (process ${first.pid} on host `);
    const code = first.exitCode();
    await first.kill('SIGTERM');
    expect(await code).toBe(0);

    // Nor the other way round, where the process of the lock is not even there.
    running.push(await startServer({ DATA_DIR: dataDir }, 'in its own process table'));
    const lock = readFileSync(join(dataDir, 'server.lock'), 'utf8');
    expect(lock).toMatch(/^1 /);
    expect((await runToEnd({ DATA_DIR: dataDir })).exitCode).toBe(1);
    expect(readFileSync(join(dataDir, 'server.lock'), 'utf8')).toBe(lock);
  });

  it('refuses a wrong environment or a used port in one sentence', async () => {
    await makeDataFolder(dataDir);
    const wrong = await runToEnd({ DATA_DIR: dataDir, PORT: 'eighty' });
    expect(wrong).toEqual({
      exitCode: 1,
      output: 'The environment variable PORT is wrong: it must be a number from 0 to 65535.\n',
    });
    const first = await start();
    const port = new URL(first.origin).port;
    await makeDataFolder(`${dataDir}-2`);
    const second = await runToEnd({ DATA_DIR: `${dataDir}-2`, PORT: port });
    expect(second.exitCode).toBe(1);
    expect(second.output).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    );
    expect(existsSync(join(`${dataDir}-2`, 'server.lock'))).toBe(false);
  });

  it('says in one sentence that PostgreSQL cannot be reached', async () => {
    const { exitCode, output } = await runToEnd({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x',
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^The database at DATABASE_URL cannot be opened: .+\n$/);
    expect(output).not.toContain('hunter2');
  });

  it('keeps its secret to itself, and starts anew after an interrupted first start', async () => {
    const first = await start();
    const secret = join(dataDir, 'session-secret');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    const before = readFileSync(secret, 'utf8');
    await first.kill('SIGKILL');
    // What an interrupted first start leaves: no database yet, and an unfinished one.
    rmSync(join(dataDir, 'postgres.created'));
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.unfinished'));
    rmSync(join(dataDir, 'postgres.unfinished', 'PG_VERSION'));
    await start();
    expect(readFileSync(secret, 'utf8')).toBe(before);
  });
});
