import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { createApp } from '@app/server/createApp';
import { listen } from '@app/server/listen';
import { createTestApp } from './support/testApp';
import type { TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const THEME_SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>${THEME_SCRIPT}</script><script type="module" src="/assets/a.js"></script>`;

let home: string;
let client: string;
let db: Db;
let app: TestApp;

function write(file: string, content: string | Buffer): void {
  const path = join(client, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'meridian-static-'));
  client = join(home, 'client');
  writeFileSync(join(home, 'secret.txt'), 'outside');
  mkdirSync(join(home, 'client-other'));
  writeFileSync(join(home, 'client-other', 'secret.txt'), 'outside');
  const names = ['home', 'list', 'legal', 'server', 'lost'];
  for (const name of names)
    for (const language of ['ru', 'en']) write(`pages/${name}.${language}.html`, page(`${name} ${language}`));
  const entry = (pattern: string, name: string) => ({
    pattern,
    ru: `pages/${name}.ru.html`,
    en: `pages/${name}.en.html`,
  });
  write(
    'pages.json',
    JSON.stringify({
      pages: [
        entry('/', 'home'),
        entry('/dashboard/*', 'server'),
        entry('/dashboard/vps', 'list'),
        entry('/legal/*', 'legal'),
      ],
      fallback: { ru: 'pages/lost.ru.html', en: 'pages/lost.en.html' },
    }),
  );
  write('assets/a-1234.js', 'export const a = 1;');
  write('assets/a-1234.js.br', brotliCompressSync('export const a = 1;'));
  write('assets/a-1234.js.gz', gzipSync('export const a = 1;'));
  write('pages/home.ru.html.br', brotliCompressSync(page('home ru')));
  write('favicon.svg', '<svg/>');
  write('.env', 'hidden');
  db = await openTestDatabase();
  app = createTestApp(db, { deps: { clientDir: client } });
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  await db.destroy();
  rmSync(home, { recursive: true });
});

const title = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];

describe('pages', () => {
  it.each([
    ['/', 'home ru', 200],
    ['/?lang=en', 'home en', 200],
    ['/?lang=xx', 'home ru', 200],
    ['/dashboard/vps', 'list ru', 200],
    ['/dashboard/vps/', 'list ru', 200],
    ['/dashboard/vps/42/edit?lang=en', 'server en', 200],
    ['/legal/refund-policy', 'legal ru', 200],
    ['/legal', 'lost ru', 404],
    ['/nowhere?lang=en', 'lost en', 404],
    ['/%D0%BF%D1%83%D1%82%D1%8C', 'lost ru', 404],
  ])('%s is %s with %d', async (path, expected, status) => {
    const answer = await app.fetch(path);
    expect(answer.status).toBe(status);
    expect(await title(answer)).toBe(expected);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  });

  it('come in the language of the cookie unless the address says another', async () => {
    const headers = { cookie: 'a=1; locale=en' };
    expect(await title(await app.fetch('/', { headers }))).toBe('home en');
    expect(await title(await app.fetch('/?lang=ru', { headers }))).toBe('home ru');
    expect(await title(await app.fetch('/', { headers: { cookie: 'locale=%E0%A4%A' } }))).toBe('home ru');
  });

  it('allow exactly their own inline scripts', async () => {
    const answer = await app.fetch('/');
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('are sent again only after they changed', async () => {
    write('pages/list.en.html', page('list before'));
    const first = await app.fetch('/dashboard/vps?lang=en');
    const headers = { 'if-none-match': `W/${first.headers.get('etag')}` };
    const second = await app.fetch('/dashboard/vps?lang=en', { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    write('pages/list.en.html', page('list after the change'));
    const third = await app.fetch('/dashboard/vps?lang=en', { headers });
    expect(await title(third)).toBe('list after the change');
  });

  it('are not there before the first build, which is said', async () => {
    const unbuilt = createTestApp(db, { deps: { clientDir: join(home, 'nothing') } });
    const answer = await unbuilt.fetch('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});

describe('redirects', () => {
  it.each([
    ['/terms', '/legal/terms-of-service'],
    ['/services', '/legal/service-rules'],
    ['/refund', '/legal/refund-policy'],
    ['/privacy/?lang=en', '/legal/privacy-policy?lang=en'],
    ['/dashboard', '/dashboard/vps'],
    ['/admin?a=1&b=%2F', '/admin/dashboard?a=1&b=%2F'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await app.fetch(from);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(to);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year, others asked for each time', async () => {
    const asset = await app.fetch('/assets/a-1234.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const icon = await app.fetch('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    expect(icon.headers.get('etag')).toMatch(/^"[\w-]+"$/);
  });

  it('come compressed as the visitor accepts', async () => {
    const get = (encodings: string) =>
      app.fetch('/assets/a-1234.js', { headers: { 'accept-encoding': encodings } });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe('export const a = 1;');
    const gzip = await get('br;q=0, gzip');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe('export const a = 1;');
    const plain = await get('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tags = [brotli, gzip, plain].map((answer) => answer.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('answer HEAD without a body and refuse other methods', async () => {
    for (const path of ['/', '/assets/a-1234.js']) {
      const head = await app.fetch(path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
      expect(await head.text()).toBe('');
      const post = await app.fetch(path, { method: 'POST' });
      expect(post.status).toBe(405);
      expect(post.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it.each([
    '/assets/none.js',
    '/pages.json',
    '/pages/home.ru.html',
    '/assets/a-1234.js.br',
    '/assets',
    '/pages',
  ])('that are not for visitors are not found: %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(404);
  });
});

describe('hostile addresses, sent raw', () => {
  let port: number;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ port, stop } = await listen(createApp(app.deps), { port: 0 }));
  });
  afterAll(() => stop());

  /** A browser would tidy the address up first. */
  const raw = (target: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, 'localhost', () => {
        socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      });
      socket.setEncoding('utf8');
      socket.on('data', (part: string) => (answer += part));
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%c0%afsecret.txt',
    '/../client-other/secret.txt',
    '/%00',
    '/favicon.svg%00.txt',
    '/.env',
    '/%2eenv',
    '/assets/..;/..;/secret.txt',
    '//etc/passwd',
    '/%',
    '/%ff%fe',
    'http://localhost/../secret.txt',
    '//[',
  ])('%s gives nothing away', async (target) => {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('outside');
    expect(answer).not.toContain('hidden');
    expect(answer).not.toContain(client);
  });

  it('still answers afterwards', async () => {
    expect(await raw('/favicon.svg')).toContain('<svg/>');
  });
});
