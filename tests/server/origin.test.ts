import { describe, expect, it } from 'vitest';
import { createSetupHints } from '@app/server/http/setupHints';
import { incomingAt } from './support/incoming';
import { createTestApp, ORIGIN } from './support/testApp';
import { unusedDatabase } from './support/unusedDatabase';

const db = unusedDatabase();

describe('origin of a POST', () => {
  const post = (headers: Record<string, string>, options: Parameters<typeof createTestApp>[1] = {}) =>
    createTestApp(db, options).fetch('/api/auth/resend-code', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"email":"nobody@example.com"}',
    });

  it('must be ours', async () => {
    expect((await post({ origin: ORIGIN })).status).toBe(200);
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, `${ORIGIN}:8080`, 'x']) {
      const answer = await post({ origin });
      expect(answer.status).toBe(403);
    }
  });

  describe('without a public address', () => {
    const listening = incomingAt({ localAddress: '::ffff:192.168.1.5', localPort: 3000 });
    const page = async (host: string, options: Parameters<typeof createTestApp>[1] = {}) => {
      const headers = { 'content-type': 'application/json', origin: `http://${host}`, host };
      const body = '{"email":"nobody@example.com"}';
      return createTestApp(db, options).fetch(
        '/api/auth/resend-code',
        { method: 'POST', headers, body },
        listening,
      );
    };

    // tests: AUTH-25
    it('is believed at the addresses and names listened on', async () => {
      for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.1.5'])
        expect((await page(`${host}:3000`)).status).toBe(200);
      expect((await page('nas.lan:3000', { listenHost: 'NAS.lan' })).status).toBe(200);
      expect((await page('[fd00::5]:3000', { listenHost: 'fd00::5' })).status).toBe(200);
    });

    it('is refused under a foreign host name, with a message for the visitor and a log line', async () => {
      const lines: string[] = [];
      const setupHints = createSetupHints({ trustProxy: { kind: 'none' }, warn: (line) => lines.push(line) });
      for (const host of ['evil.example:3000', 'localhost', 'localhost:3001', '192.168.1.6:3000']) {
        const answer = await page(host, { deps: { setupHints }, listenHost: '0.0.0.0' });
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code: 'unknownHost' });
      }
      expect(lines).toHaveLength(4);
      expect(lines[0]).toContain('PUBLIC_URL=http://evil.example:3000');
    });
  });

  it('may be the configured public address', async () => {
    const publicUrl = 'https://my.example.com';
    expect((await post({ origin: publicUrl }, { publicUrl })).status).toBe(200);
    expect((await post({ origin: 'http://my.example.com' }, { publicUrl })).status).toBe(403);
  });

  it('may be absent unless the browser says that another site sent it', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  it('believes a forwarded host only behind a trusted proxy', async () => {
    const headers = { origin: 'https://my.example.com', 'x-forwarded-host': 'my.example.com' };
    expect((await post(headers)).status).toBe(403);
    expect((await post(headers, { trustProxy: '1' })).status).toBe(200);
  });

  it('is checked on logout too', async () => {
    const answer = await createTestApp(db).fetch('/api/auth/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('encrypted connections', () => {
  const headers = { 'x-forwarded-proto': 'https', origin: ORIGIN };

  // tests: AUTH-09
  it('get Secure cookies and HSTS, by a trusted proxy or the public address only', async () => {
    const logout = (options: Parameters<typeof createTestApp>[1]) =>
      createTestApp(db, options).fetch('/api/auth/logout', { method: 'POST', headers });
    const untrusted = await logout({});
    expect(untrusted.headers.getSetCookie().join()).not.toContain('Secure');
    expect(untrusted.headers.has('strict-transport-security')).toBe(false);
    for (const options of [{ trustProxy: '1' }, { publicUrl: 'https://localhost' }]) {
      const answer = await logout(options);
      const cookies = answer.headers.getSetCookie();
      expect(cookies.filter((cookie) => cookie.endsWith('; Secure'))).toHaveLength(cookies.length);
      expect(answer.headers.has('strict-transport-security')).toBe(true);
    }
  });
});
