import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProvisioner } from '@app/server/provisioning/configuredProvisioner';
import { isoLinkTo } from '@app/server/provisioning/isoLink';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { createFetchIso, type FetchIso } from '@app/server/webhooks/fetchIso';
import { publicLookup } from '@app/server/webhooks/sendWebhook';
import { openApp } from './support/openApp';
import { configOf } from './support/proxmoxCluster';
import { testSeal } from './support/testApp';

const url = 'https://images.example.org/netinst.iso';
let fetched: Parameters<FetchIso>[] = [];
let answer: Awaited<ReturnType<FetchIso>> = 'isoUnreachable';
const { app, db } = await openApp({
  deps: {
    fetchIso: (...parts) => {
      fetched.push(parts);
      return Promise.resolve(answer);
    },
  },
});

async function* pieces(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const linkAt = (now: Date) => isoLinkTo(url, { seal: testSeal, origin: '', now });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('the address by which a node fetches an image', () => {
  beforeEach(() => {
    fetched = [];
  });

  it('hides the address of its owner, and passes the image on', async () => {
    const link = linkAt(new Date());
    expect(link).not.toContain('images.example.org');
    answer = { status: 200, headers: { 'content-length': '6' }, content: pieces('abc', 'def') };
    const got = await app.fetch(link);
    expect([got.status, got.headers.get('content-length'), await got.text()]).toEqual([200, '6', 'abcdef']);
    expect(got.headers.get('x-accel-buffering')).toBe('no');
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(fetched.map(([to, { range }]) => [to, range])).toEqual([[url, null]]);
  });

  it('continues an interrupted image, and reads none for HEAD', async () => {
    const headers = { 'content-range': 'bytes 3-5/6', 'content-length': '3' };
    answer = { status: 206, headers, content: pieces('def') };
    const got = await app.fetch(linkAt(new Date()), { headers: { range: 'bytes=3-' } });
    expect([got.status, got.headers.get('content-range'), await got.text()]).toEqual([
      206,
      'bytes 3-5/6',
      'def',
    ]);
    expect(fetched[0]?.[1].range).toBe('bytes=3-');
    let isRead = false;
    answer = {
      status: 200,
      headers: {},
      content: {
        [Symbol.asyncIterator]: () => ({
          next: () => Promise.reject(new Error('read')),
          return: () => {
            isRead = true;
            return Promise.resolve({ done: true, value: undefined });
          },
        }),
      },
    };
    expect((await app.fetch(linkAt(new Date()), { method: 'HEAD' })).status).toBe(200);
    expect(isRead).toBe(true);
  });

  it('is valid for six hours, and only as the portal made it', async () => {
    answer = { status: 200, headers: {}, content: pieces('abc') };
    expect((await app.fetch(linkAt(hoursAgo(5.9)))).status).toBe(200);
    const wrong = [
      linkAt(hoursAgo(6)),
      `${linkAt(new Date())}A`,
      `/hooks/iso/${encodeURIComponent(url)}`,
      `/hooks/iso/${testSeal.close(url)}`,
      `/hooks/iso/${testSeal.close(JSON.stringify({ password: 'one' }))}`,
    ];
    for (const each of wrong) expect((await app.fetch(each)).status).toBe(404);
    expect(fetched).toHaveLength(1);
    expect((await app.fetch(linkAt(new Date()), { method: 'POST' })).status).toBe(405);
  });

  it.each(['isoPrivate', 'isoUnreachable', 'isoTooLarge'] as const)('refuses %s', async (refused) => {
    answer = refused;
    expect((await app.fetch(linkAt(new Date()))).status).toBe(422);
  });
});

/** The host's certificate is made by it. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('an image at a public host', () => {
  const home = mkdtempSync(join(tmpdir(), 'meridian-iso-'));
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
  let respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void = () => {};
  let lookups = 0;
  let hosts: unknown[] = [];
  let server: ReturnType<typeof createServer>;
  let fetchIso: FetchIso;
  let address = '';

  beforeAll(async () => {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=images.example.org',
      ].concat(['-addext', 'subjectAltName=DNS:images.example.org', '-keyout', key, '-out', certificate]),
      { stdio: 'ignore' },
    );
    const ca = readFileSync(certificate);
    server = createServer({ key: readFileSync(key), cert: ca }, (incoming, outgoing) => {
      hosts.push(incoming.headers.host);
      respond(incoming, outgoing);
    });
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const { port } = server.address() as AddressInfo;
    address = `https://images.example.org:${port}/netinst.iso`;
    // The second lookup would lead into the provider's network.
    const lookup: LookupFunction = (_, options, done) => {
      lookups += 1;
      const found = { address: lookups === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 };
      if (options.all) done(null, [found]);
      else done(null, found.address, found.family);
    };
    fetchIso = createFetchIso({ lookup, ca });
  });
  beforeEach(() => {
    lookups = 0;
    hosts = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    rmSync(home, { recursive: true });
  });

  const fetchFrom = (to: string, range: string | null = null) =>
    fetchIso(to, { range, signal: AbortSignal.timeout(10_000) });

  async function textOf(found: Awaited<ReturnType<FetchIso>>): Promise<string> {
    if (typeof found === 'string') return found;
    const read: Uint8Array[] = [];
    for await (const piece of found.content) read.push(piece);
    return Buffer.concat(read).toString();
  }

  it('is fetched from the address that its name had once', async () => {
    respond = (_, outgoing) =>
      outgoing.writeHead(200, { 'content-length': '6', 'set-cookie': 'a=b' }).end('abcdef');
    const found = await fetchFrom(address);
    expect(await textOf(found)).toBe('abcdef');
    expect(found).toMatchObject({ status: 200, headers: { 'content-length': '6' } });
    expect(found).not.toHaveProperty('headers.set-cookie');
    expect([lookups, hosts]).toEqual([1, [new URL(address).host]]);
  });

  it('is fetched in parts', async () => {
    respond = ({ headers }, outgoing) => {
      expect(headers.range).toBe('bytes=3-');
      outgoing.writeHead(206, { 'content-range': 'bytes 3-5/6', 'content-length': '3' }).end('def');
    };
    const found = await fetchFrom(address, 'bytes=3-');
    expect(found).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 3-5/6' } });
    expect(await textOf(found)).toBe('def');
  });

  it.each([
    ['a redirect', 302, { location: 'http://127.0.0.1/' }, 'isoUnreachable'],
    ['a missing file', 404, {}, 'isoUnreachable'],
    ['more than 10 GB', 200, { 'content-length': '10000000001' }, 'isoTooLarge'],
    ['a part of more than 10 GB', 206, { 'content-range': 'bytes 0-9/10000000001' }, 'isoTooLarge'],
  ])('is not fetched for %s', async (_, status, headers, refused) => {
    respond = (__, outgoing) => outgoing.writeHead(status, headers).flushHeaders();
    expect(await fetchFrom(address)).toBe(refused);
  });

  it('ends when it becomes larger than it may be', async () => {
    respond = (_, outgoing) =>
      outgoing.writeHead(206, { 'content-range': 'bytes 9999999999-10000000008/*' }).end('0123456789');
    await expect(fetchFrom(address, 'bytes=9999999999-').then(textOf)).rejects.toThrow('more than 10 GB');
  });

  it('fails when its host breaks off', async () => {
    respond = (_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '6' }).write('abc', () => outgoing.destroy());
    };
    await expect(fetchFrom(address).then(textOf)).rejects.toThrow('aborted');
  });

  it('ends its connection where nobody reads it', async () => {
    const ended = new Promise<void>((end) => {
      respond = (_, outgoing) => {
        outgoing.on('close', () => end());
        outgoing.writeHead(200, { 'content-length': '6' }).write('abc');
      };
    });
    const found = await fetchFrom(address);
    if (typeof found === 'string') throw new Error(found);
    await found.content[Symbol.asyncIterator]().return?.();
    await ended;
  });

  it('is never fetched from a private address', async () => {
    expect(await fetchFrom('https://127.0.0.1/netinst.iso')).toBe('isoPrivate');
    expect(await fetchFrom('https://[::1]/netinst.iso')).toBe('isoPrivate');
    expect(await fetchFrom('https://portal.internal/netinst.iso')).toBe('isoPrivate');
    const found = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    expect(found).toEqual(new Error('The name leads to a private address'));
  });
});

it('needs the address of the portal at its start', async () => {
  const home = mkdtempSync(join(tmpdir(), 'meridian-proxmox-'));
  const file = join(home, 'proxmox.json');
  writeFileSync(file, JSON.stringify(configOf()));
  const start = (publicUrl: string | null) =>
    openProvisioner(
      { automation: null, proxmox: { file, token: 'portal@pve!meridian=secret', powerDns: null } },
      {
        db,
        seal: testSeal,
        log: app.deps.log,
        publicUrl,
        callbackUrl: null,
        simulated: simulatedProvisioner,
      },
    );
  await expect(start(null)).rejects.toThrow('Set PUBLIC_URL');
  expect((await start('https://my.example.com')).isSimulated).toBe(false);
  writeFileSync(file, JSON.stringify(configOf({ iso: undefined })));
  expect((await start(null)).isSimulated).toBe(false);
  rmSync(home, { recursive: true });
});
