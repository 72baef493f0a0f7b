import { describe, expect, it } from 'vitest';
import { createSetupHints } from '@app/server/http/setupHints';
import { parseTrustedProxies } from '@app/server/http/trustedProxies';
import { incomingAt } from './support/incoming';
import { createTestApp } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const db = unusedDatabase();
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

function watched(trustProxy = '0') {
  const lines: string[] = [];
  const setupHints = createSetupHints({
    trustProxy: parseTrustedProxies(trustProxy) ?? { kind: 'none' },
    warn: (line) => lines.push(line),
  });
  const app = createTestApp(db, { trustProxy, deps: { setupHints } });
  const visit = async (address: string, times: number, headers: Record<string, string> = forwarded) => {
    for (let time = 0; time < times; time += 1)
      await app.fetch('/api/auth/config', { headers }, incomingAt({ remoteAddress: address }));
  };
  return { lines, visit };
}

describe('a reverse proxy that is not configured', () => {
  it('is named once, when everything comes from it', async () => {
    const { lines, visit } = watched();
    await visit('::ffff:172.17.0.1', 19);
    // A health check.
    await visit('127.0.0.1', 5, {});
    expect(lines).toEqual([]);
    await visit('::ffff:172.17.0.1', 30);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/from 172\.17\.0\.1 with X-Forwarded-For.*TRUST_PROXY=1/);
  });

  it('is not supposed when visitors come by themselves, from several neighbours, or when it is known', async () => {
    const direct = watched();
    await direct.visit('198.51.100.1', 1, {});
    await direct.visit('10.0.0.1', 50);
    expect(direct.lines).toEqual([]);
    const neighbours = watched();
    for (let time = 0; time < 30; time += 1) await neighbours.visit(`10.0.0.${1 + (time % 2)}`, 1);
    expect(neighbours.lines).toEqual([]);
    const told = watched('1');
    await told.visit('10.0.0.1', 50);
    expect(told.lines).toEqual([]);
  });
});

describe('a name that the server does not know', () => {
  it('is reported once with what to set, and a prober cannot fill the log', () => {
    const lines: string[] = [];
    const hints = createSetupHints({ trustProxy: { kind: 'none' }, warn: (line) => lines.push(line) });
    for (let time = 0; time < 3; time += 1) hints.unknownHost('http://nas.lan:3000');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('PUBLIC_URL=http://nas.lan:3000');
    for (let time = 0; time < 100; time += 1) hints.unknownHost(`http://${time}.example`);
    expect(lines).toHaveLength(5);
  });
});
