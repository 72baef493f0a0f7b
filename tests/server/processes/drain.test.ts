import { Agent, createServer, request } from 'node:http';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataFolder, startServer } from '../support/serverProcess';
import type { ServerProcess } from '../support/serverProcess';

let home: string;
const running: ServerProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'meridian-drain-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

async function start(name: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = join(home, name);
  if (!existsSync(dataDir)) await makeDataFolder(dataDir);
  const server = await startServer({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

it('fails readiness first, ends kept-alive connections with an answer, and lives on until the time is over', async () => {
  // Long enough for five requests, also on a machine that has other work.
  const server = await start('one', { DRAIN_SECONDS: '5' });
  expect((await fetch(`${server.origin}/api/health`)).headers.get('connection')).toBe('keep-alive');
  const code = server.exitCode();
  const stopped = server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.origin}/api/health/ready`)).status).toBe(503);
  const ready = await fetch(`${server.origin}/api/health`);
  expect(await ready.json()).toMatchObject({ code: 'draining' });
  expect(ready.headers.get('connection')).toBe('close');
  expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200);
  expect((await fetch(`${server.origin}/api/auth/session`)).status).toBe(200);
  await stopped;
  expect(await code).toBe(0);
});

/** The least of a load balancer: turns, kept-alive connections, and a look at who is ready ten times a second. */
async function startBalancer(servers: ServerProcess[]): Promise<{ origin: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const unready = new Set<ServerProcess>();
  const looking = setInterval(() => {
    for (const server of servers) {
      fetch(`${server.origin}/api/health/ready`)
        .then(async (answer) => {
          await answer.text();
          if (answer.ok) unready.delete(server);
          else unready.add(server);
        })
        .catch(() => unready.add(server));
    }
  }, 100);
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const ready = servers.filter((server) => !unready.has(server));
    const target = ready[(turn += 1) % ready.length];
    if (!target) return void outgoing.writeHead(502).end();
    const onward = request(`${target.origin}${incoming.url}`, { agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end()).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      clearInterval(looking);
      agent.destroy();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

it(
  'resets none of a thousand requests while two instances are restarted in turn',
  { timeout: 90_000 },
  async () => {
    // Twenty looks of the balancer: on a machine that has other work, one of them comes in time.
    const env = { DRAIN_SECONDS: '2' };
    const servers = [await start('one', env), await start('two', env)];
    const balancer = await startBalancer(servers);
    const statuses: number[] = [];
    let isOver = false;
    const clients = Array.from({ length: 4 }, async () => {
      while (!isOver || statuses.length < 1000) {
        const answer = await fetch(`${balancer.origin}/api/auth/session`).catch(() => null);
        await answer?.text();
        statuses.push(answer?.status ?? 0);
        await sleep(2);
      }
    });
    await sleep(500);
    for (const [index, name] of ['one', 'two'].entries()) {
      await servers[index]?.kill('SIGTERM');
      servers[index] = await start(name, env);
      await sleep(500);
    }
    isOver = true;
    await Promise.all(clients);
    balancer.close();
    expect(statuses.length).toBeGreaterThanOrEqual(1000);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  },
);
