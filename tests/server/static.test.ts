import { sampleSettings } from '@/sample-data/admin';
import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createFileCache, type FileCache } from '@app/server/static/fileCache';
import { assetFolders, storeAssets } from '@app/server/static/earlierAssets';
import { readPages } from '@app/server/static/pages';
import { makeBuiltPortal, makePage, THEME_SCRIPT } from './support/builtPortal';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const portal = makeBuiltPortal();
const app = createTestApp(unusedDatabase(), { deps: { clientDir: portal.clientDir } });
afterAll(() => {
  expect(app.errors).toEqual([]);
  portal.remove();
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

  // tests: AUTH-18
  it.each(['open', 'session'] as const)('say in every encoding that access is: %s', async (access) => {
    const closed = createTestApp(unusedDatabase(), {
      deps: { clientDir: portal.clientDir, access: () => access },
    });
    const get = async (path: string, encoding: string) => {
      const answer = await closed.fetch(path, { headers: { 'accept-encoding': encoding } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    for (const path of ['/', '/dashboard/vps', '/nowhere']) {
      const plain = await get(path, 'identity');
      const html = plain.bytes.toString();
      expect(html).toContain(`<html data-access="${access}" lang="ru">`);
      expect(html.match(/data-access/g)).toHaveLength(1);
      const [brotli, gzip] = await Promise.all([get(path, 'br'), get(path, 'gzip')]);
      expect(brotliDecompressSync(brotli.bytes).toString()).toBe(html);
      expect(gunzipSync(gzip.bytes).toString()).toBe(html);
      // A browser that has the document of the other mode is sent this one.
      const before = (await app.fetch(path)).headers.get('etag');
      expect(plain.answer.headers.get('etag') === before).toBe(access === 'open');
    }
  });

  it('name their address and those of other languages in full, or not at all', async () => {
    const links = (origin: string) =>
      `<link rel="canonical" href="${origin}/a?lang=en"><link rel="alternate" hreflang="ru" href="${origin}/a">`;
    portal.write(
      'pages/legal.en.html',
      `${makePage('legal en')}${links('')}<link rel="icon" href="/favicon.svg">`,
    );
    const htmlAt = async (publicUrl: string | null) => {
      const installed = createTestApp(unusedDatabase(), { publicUrl, deps: { clientDir: portal.clientDir } });
      return (await installed.fetch('/legal/a?lang=en')).text();
    };
    const address = 'https://my.example.com';
    expect(await htmlAt(address)).toContain(
      `</script>${links(address)}<link rel="icon" href="/favicon.svg">`,
    );
    expect(await htmlAt(null)).toContain('</script><link rel="icon" href="/favicon.svg">');
  });

  it('name the requesting audience’s adapters, and show the fonts to returning visitors', async () => {
    const hint = (name: string, media = '') =>
      `<link rel="modulepreload" href="/${name}" data-for="${name}"${media} />`;
    const late = '<link id="typeface" media="not all" />';
    portal.write(
      'pages/server.en.html',
      `${makePage('server en')}${late}${hint('account', ' media="not all"')}${hint('demo')}`,
    );
    const htmlAt = async (access: 'open' | 'session', cookie?: string) => {
      const installed = createTestApp(unusedDatabase(), {
        deps: { clientDir: portal.clientDir, access: () => access },
      });
      const headers = cookie === undefined ? {} : { cookie };
      return (await installed.fetch('/dashboard/vps/1?lang=en', { headers })).text();
    };
    const tail = (html: string) => html.slice(html.indexOf('<link id='));
    expect(tail(await htmlAt('open'))).toBe(`${late}${hint('demo')}`);
    expect(tail(await htmlAt('session'))).toBe(late);
    for (const access of ['open', 'session'] as const)
      expect(tail(await htmlAt(access, 'meridian.session_token=a.b'))).toBe(
        `<link id="typeface" />${hint('account')}`,
      );
  });

  it('are sent again only after they changed', async () => {
    portal.write('pages/list.en.html', makePage('list before'));
    const first = await app.fetch('/dashboard/vps?lang=en');
    const headers = { 'if-none-match': `W/${first.headers.get('etag')}` };
    const second = await app.fetch('/dashboard/vps?lang=en', { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    portal.write('pages/list.en.html', makePage('list after the change'));
    await vi.waitFor(
      async () => {
        const third = await app.fetch('/dashboard/vps?lang=en', { headers });
        expect(await title(third)).toBe('list after the change');
      },
      { timeout: 10_000 },
    );
  });

  it('are not there before the first build, which is reported', async () => {
    const unbuilt = createTestApp(unusedDatabase(), { deps: { clientDir: '/nonexistent' } });
    const answer = await unbuilt.fetch('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});

describe('redirects', () => {
  // tests: ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06
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
  it('with a hash in their name are cached for a year, others requested each time', async () => {
    const asset = await app.fetch('/assets/a-1234.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript');
    const other = await app.fetch('/plans.txt');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect(other.headers.get('etag')).toMatch(/^"[\w-]+"$/);
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('that browsers and robots ask for are there, for a day: %s', async (path, type) => {
    const publicFiles = createTestApp(unusedDatabase(), { deps: { clientDir: 'app/public' } });
    const answer = await publicFiles.fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('keep robots out of what belongs to persons', async () => {
    const publicFiles = createTestApp(unusedDatabase(), { deps: { clientDir: 'app/public' } });
    const rules = (await (await publicFiles.fetch('/robots.txt')).text()).split('\n');
    expect(rules[0]).toBe('User-agent: *');
    for (const path of ['/dashboard', '/admin', '/api']) expect(rules).toContain(`Disallow: ${path}`);
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
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('of the build carry only what speaks of them: policies and tags belong to documents', async () => {
    const { headers } = await app.fetch('/assets/a-1234.js', { headers: { 'accept-encoding': 'br' } });
    expect([...headers.keys()].sort()).toEqual([
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'vary',
      'x-content-type-options',
    ]);
    const missing = await app.fetch('/assets/none.js');
    expect(missing.headers.get('content-security-policy')).not.toBeNull();
    expect(missing.headers.get('x-request-id')).not.toBeNull();
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

  const asItIs = (html: string) => html;

  it('in demand come from memory: the disk is looked at once in a while', async () => {
    const path = join(portal.clientDir, 'often.txt');
    const text = async (cache: FileCache) => Buffer.from((await cache(path))?.body ?? []).toString();
    const [lazy, eager] = [createFileCache(60_000, asItIs), createFileCache(0, asItIs)];
    portal.write('often.txt', 'before');
    expect([await text(lazy), await text(eager)]).toEqual(['before', 'before']);
    portal.write('often.txt', 'after the change');
    expect([await text(lazy), await text(eager)]).toEqual(['before', 'after the change']);
  });

  it('parse the list of pages once per version', async () => {
    const cache = createFileCache(60_000, asItIs);
    const list = await cache(join(portal.clientDir, 'pages.json'));
    if (!list) throw new Error('The build has no list of pages');
    expect(readPages(list)).toBe(readPages(list));
    expect(readPages({ ...list })).not.toBe(readPages(list));
  });

  it.each([
    '/assets/none.js',
    '/pages.json',
    '//pages.json',
    '///p%61ges.json',
    '//pages//home.ru.html',
    '/pages/home.ru.html',
    '/assets/a-1234.js.br',
    '/assets',
    '/pages',
  ])('that are not for visitors are not found: %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(404);
  });

  it('that a visitor asks for by a mistyped address get the 404 page, not a bare line', async () => {
    const answer = await app.fetch('/shop.example', { headers: { accept: 'text/html,*/*' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });
});

// tests: LANDING-16, LOGIN-22
it.each([
  ['open', '', '<body>'],
  ['session', '', '<body data-external="none">'],
  ['open', 'meridian.session_token=a.b', '<body data-session>'],
] as const)('marks a document: access %s, cookie %j: %s', async (access, cookie, body) => {
  portal.write('pages/server.ru.html', '<!doctype html><html lang="ru"><title>a</title><body></body></html>');
  const deps = { clientDir: portal.clientDir, access: () => access, external: null };
  const marked = createTestApp(unusedDatabase(), { deps });
  const headers = cookie === '' ? {} : { cookie };
  expect(await (await marked.fetch('/dashboard/vps/7', { headers })).text()).toContain(body);
});

// tests: REGISTER-22
it.each([
  ['open', '<body>'],
  ['invited', '<body data-registration="invited">'],
  ['closed', '<body data-registration="closed">'],
] as const)('marks a document by who may register: %s', async (registration, body) => {
  portal.write('pages/server.ru.html', '<!doctype html><html lang="ru"><title>a</title><body></body></html>');
  let current = sampleSettings;
  const { settings } = createTestApp(unusedDatabase()).deps;
  const marked = createTestApp(unusedDatabase(), {
    deps: { clientDir: portal.clientDir, settings: { ...settings, current: () => current } },
  });
  const read = async () => (await marked.fetch('/dashboard/vps/7')).text();
  expect(await read()).toContain('<body>');
  current = { ...sampleSettings, registration };
  expect(await read()).toContain(body);
});

// tests: LOGIN-22
it('names the identity provider on a document, as text', async () => {
  portal.write('pages/server.ru.html', '<!doctype html><html lang="ru"><title>a</title><body></body></html>');
  const external = {
    name: 'Corp "A" & B',
    start: async () => null,
    finish: async () => ({ answer: new Response(), awaiting: null }),
  };
  const marked = createTestApp(unusedDatabase(), {
    deps: { clientDir: portal.clientDir, access: () => 'session', external },
  });
  expect(await (await marked.fetch('/dashboard/vps/7')).text()).toContain(
    '<body data-external="set" data-external-name="Corp &quot;A&quot; &amp; B">',
  );
});

// tests: SHELL-30
describe('assets of earlier builds', () => {
  const day = 24 * 60 * 60 * 1000;
  const folders = assetFolders(join(portal.clientDir, '..', 'data'));
  const released = createTestApp(unusedDatabase(), {
    deps: { clientDir: portal.clientDir, assets: folders },
  });
  const release = async (name: string, at: Date) => {
    await rm(join(portal.clientDir, 'assets'), { recursive: true, force: true });
    portal.write(`assets/${name}.js`, `export const build = '${name}';`);
    portal.write(`assets/${name}.js.br`, brotliCompressSync(`export const build = '${name}';`));
    await storeAssets(portal.clientDir, folders, at);
  };
  const statusOf = async (name: string) => (await released.fetch(`/assets/${name}.js`)).status;

  it('are served for a week after the next build replaced them, however old they are', async () => {
    const start = new Date('2026-11-01T00:00:00Z');
    const after = (days: number) => new Date(start.getTime() + days * day);
    await release('first-1111111', start);
    await release('second-2222222', after(30));
    const answer = await released.fetch('/assets/first-1111111.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    await release('second-2222222', after(36));
    expect(await statusOf('first-1111111')).toBe(200);
    await release('third-3333333', after(38));
    await expect(readdir(folders.earlier)).resolves.toEqual(['second-2222222.js', 'second-2222222.js.br']);
    expect(await statusOf('second-2222222')).toBe(200);
    expect(await statusOf('third-3333333')).toBe(200);
    expect(await statusOf('other-4444444')).toBe(404);
  });
});
