import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nginxPages } from '@app/build/nginxPages';
import { freePort } from '../../freePort';

/* Debian's nginx that serves the built client by the addresses that the build writes. */

const program = '/usr/sbin/nginx';
const pageOf = (pattern: string, name: string) => ({
  pattern,
  ru: `pages/${name}.ru.html`,
  en: `pages/${name}.en.html`,
});
const pages = [
  pageOf('/', 'landing'),
  pageOf('/dashboard/vps', 'dashboard-vps'),
  pageOf('/dashboard/support/*', 'ticket'),
  pageOf('/dashboard/*', 'section'),
];

it('refuses an address that nginx would read otherwise', () => {
  expect(() => nginxPages([pageOf('/a b', 'one')])).toThrow('nginx cannot map /a b');
  expect(() => nginxPages([{ pattern: '/', ru: 'one.html', en: 'one.html' }])).toThrow('one.html is no page');
});

describe.skipIf(!existsSync(program))('the built client behind nginx alone', () => {
  const home = mkdtempSync(join(tmpdir(), 'meridian-static-'));
  let nginx: ChildProcess;
  let api: Server;
  let site = '';

  beforeAll(async () => {
    const client = join(home, 'client');
    mkdirSync(join(client, 'pages'), { recursive: true });
    mkdirSync(join(client, 'assets'));
    mkdirSync(join(home, 'temporary'));
    for (const name of ['landing', 'dashboard-vps', 'ticket', 'section', 'not-found'])
      for (const language of ['ru', 'en'])
        writeFileSync(join(client, 'pages', `${name}.${language}.html`), `${name} ${language}`);
    writeFileSync(join(client, 'assets', 'app-1a2b.js'), 'code');
    writeFileSync(join(client, 'favicon.svg'), '<svg/>');
    writeFileSync(join(home, 'nginx-pages.conf'), nginxPages(pages));
    const [port, apiPort] = [await freePort(), await freePort()];
    api = createServer((request, response) => response.end(`api ${request.url}`)).listen(
      apiPort,
      '127.0.0.1',
    );
    const own = readFileSync('app/server/container/nginx-static.conf', 'utf8')
      .replace('/srv/portal/dist/nginx-pages.conf', join(home, 'nginx-pages.conf'))
      .replace('/srv/portal/dist/client', client)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ {2}(?:listen \[::\]|ssl_).*\n/gm, '')
      .replace('127.0.0.1:8000', `127.0.0.1:${apiPort}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(home, 'temporary', name)};`)
      .join('\n');
    writeFileSync(
      join(home, 'nginx.conf'),
      `daemon off;\nworker_processes 1;\npid ${join(home, 'nginx.pid')};\nerror_log ${join(home, 'error.log')};\n` +
        `${process.getuid?.() === 0 ? 'user root;' : ''}\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${own}\n}\n`,
    );
    execFileSync(program, ['-t', '-c', join(home, 'nginx.conf'), '-p', home], { stdio: 'pipe' });
    nginx = spawn(program, ['-c', join(home, 'nginx.conf'), '-p', home], { stdio: 'ignore' });
    site = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(site), { timeout: 15_000, interval: 100 });
  }, 60_000);

  afterAll(() => {
    nginx.kill('SIGKILL');
    api.close();
    rmSync(home, { recursive: true, force: true });
  });

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site + path, { headers });
    return [answer.status, await answer.text()];
  };

  it.each([
    ['/', 'landing ru'],
    ['/?lang=en', 'landing en'],
    ['/?lang=fr', 'landing ru'],
    ['/dashboard/vps', 'dashboard-vps ru'],
    ['/dashboard/vps///', 'dashboard-vps ru'],
    ['/dashboard/support/17', 'ticket ru'],
    ['/dashboard/other', 'section ru'],
    ['/api/account', 'api /api/account'],
  ])('answers %s with %s', async (path, text) => {
    expect(await read(path)).toEqual([200, text]);
  });

  it('answers an unknown address with 404 and the page for it', async () => {
    expect(await read('/unknown')).toEqual([404, 'not-found ru']);
    expect(await read('/assets/gone.js', { cookie: 'locale=en' })).toEqual([404, 'not-found en']);
  });

  it('keeps the chosen language, and caches only what never changes', async () => {
    expect(await read('/dashboard/vps', { cookie: 'a=b; locale=en' })).toEqual([200, 'dashboard-vps en']);
    const caching = async (path: string) => (await fetch(site + path)).headers.get('cache-control');
    expect(await caching('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/')).toBe('no-cache');
    expect(await caching('/unknown')).toBe('no-cache');
    expect(await caching('/favicon.svg')).toBe('no-cache');
  });
});
