import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '@app/server/createApp';
import { listen } from '@app/server/listen';
import { makeBuiltPortal } from './support/builtPortal';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const portal = makeBuiltPortal();
const app = createTestApp(unusedDatabase(), { deps: { clientDir: portal.clientDir } });
afterAll(() => {
  expect(app.errors).toEqual([]);
  portal.remove();
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
    '//pages.json',
    '/%',
    '/%ff%fe',
    'http://localhost/../secret.txt',
    '//[',
  ])('%s gives nothing away', async (target) => {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('outside');
    expect(answer).not.toContain('hidden');
    expect(answer).not.toContain(portal.clientDir);
  });

  it('still answers afterwards', async () => {
    expect(await raw('/favicon.svg')).toContain('<svg/>');
  });
});
