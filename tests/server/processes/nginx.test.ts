import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../freePort';
import { makeDataFolder, startServer, type ServerProcess } from '../support/serverProcess';

/* Debian's nginx with the configuration that the server's folder has, before two instances. */

const program = '/usr/sbin/nginx';
if (!existsSync(program)) console.log('Skipped: no nginx (Debian: apt-get install nginx-light).');

/** As the portal's own page sends a call. */
const ownPage = { origin: 'https://my.example.com', 'content-type': 'application/json' };

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
}

describe.skipIf(!existsSync(program))('behind nginx', () => {
  const home = mkdtempSync(join(tmpdir(), 'meridian-nginx-'));
  const ports: number[] = [];
  const servers: ServerProcess[] = [];
  let nginx: ChildProcess;
  let secure = '';
  let plain = '';
  // A connection for each request: nginx closes idle ones when its configuration is loaded again.
  const agent = new Agent({ keepAlive: false });
  const whole = join(home, 'nginx.conf');

  async function startInstance(index: number): Promise<void> {
    servers[index] = await startServer({
      DATA_DIR: join(home, String(index)),
      PORT: String(ports[index]),
      PUBLIC_URL: 'https://my.example.com',
      TRUST_PROXY: '1',
    });
  }

  /** Takes an instance out of nginx or puts it back, as the README describes. */
  async function setDown(index: number, isDown: boolean): Promise<void> {
    const line = `server 127.0.0.1:${ports[index]} max_fails=0`;
    const [from, to] = isDown ? [`${line};`, `${line} down;`] : [`${line} down;`, `${line};`];
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to));
    execFileSync(program, ['-c', whole, '-p', home, '-s', 'reload'], { stdio: 'ignore' });
    await sleep(1000);
  }

  function fetchSecure(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: Buffer | string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        secure + path,
        { method, agent, rejectUnauthorized: false, headers: { host: 'my.example.com', ...headers } },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  beforeAll(async () => {
    for (const name of ['0', '1']) {
      await makeDataFolder(join(home, name));
      ports.push(await freePort());
    }
    await Promise.all([startInstance(0), startInstance(1)]);
    const [securePort, plainPort] = [await freePort(), await freePort()];
    secure = `https://127.0.0.1:${securePort}`;
    plain = `http://127.0.0.1:${plainPort}`;
    const [key, certificate] = [join(home, 'site.key'), join(home, 'site.pem')];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=my.example.com'].concat([
        '-keyout',
        key,
        '-out',
        certificate,
      ]),
      { stdio: 'ignore' },
    );
    const site = readFileSync('app/server/container/nginx.conf', 'utf8')
      .replaceAll(/^ {2}listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${securePort} `)
      .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${ports[1]}`)
      .replace('/etc/ssl/my.example.com.pem', certificate)
      .replace('/etc/ssl/my.example.com.key', key);
    mkdirSync(join(home, 'temporary'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(home, 'temporary', name)};`)
      .join('\n');
    writeFileSync(
      whole,
      `daemon off;\nworker_processes 1;\npid ${join(home, 'nginx.pid')};\nerror_log ${join(home, 'error.log')};\n` +
        `${process.getuid?.() === 0 ? 'user root;' : ''}\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
    );
    nginx = spawn(program, ['-c', whole, '-p', home], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(plain, { redirect: 'manual' }), { timeout: 15_000, interval: 100 });
  }, 60_000);

  afterAll(async () => {
    agent.destroy();
    nginx.kill('SIGKILL');
    for (const server of servers) await server.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });

  it('answers over HTTP/2, and sends plain visitors to HTTPS', async () => {
    const session = connect(secure, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/login', ':authority': 'my.example.com' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    session.destroy();
    expect(headers[':status']).toBe(200);
    const answer = await fetchSecure('/login');
    expect(answer.status).toBe(200);
    expect(answer.headers['strict-transport-security']).toContain('max-age');
    const redirected = await fetch(`${plain}/login?next=1`, {
      redirect: 'manual',
      headers: { host: 'my.example.com' },
    });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/login?next=1',
    ]);
  });

  it('lets the files of a message through, and refuses what the server would', async () => {
    const body = Buffer.alloc(20_000_000);
    const headers = { 'content-type': 'application/octet-stream' };
    // Nobody is signed in: the answer is the server's, not a 413 of nginx.
    expect((await fetchSecure('/api/tickets', { method: 'POST', headers, body })).status).toBe(401);
  });

  it('loses none of a thousand requests while both instances are restarted in turn', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const clients = Array.from({ length: 4 }, async (_, index) => {
      while (!isOver || statuses.length < 1000) {
        // A fourth may not be sent twice.
        const sent =
          index === 3
            ? fetchSecure('/api/auth/logout', { method: 'POST', headers: ownPage, body: '{}' })
            : fetchSecure('/api/auth/session');
        statuses.push((await sent.catch(() => ({ status: 0 }))).status);
        await sleep(2);
      }
    });
    await sleep(300);
    for (const index of [0, 1]) {
      await setDown(index, true);
      await servers[index]?.kill('SIGTERM');
      await startInstance(index);
      await setDown(index, false);
    }
    isOver = true;
    await Promise.all(clients);
    expect(statuses.length).toBeGreaterThanOrEqual(1000);
    expect(statuses.filter((status) => status < 200 || status > 204)).toEqual([]);
  }, 120_000);
});
