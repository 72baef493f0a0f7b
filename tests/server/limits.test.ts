import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogContract } from '@app/contract/catalog';
import type { Db } from '@app/server/db/database';
import { Problem } from '@app/server/http/problem';
import { createLimiter } from '@app/server/limiter';
import { defaultLimits } from '@app/server/limits';
import { incomingAt } from './support/incoming';
import { makeRegistration, newEmail } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { callAs, codeOf } from './support/signedIn';
import { createTestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const hour = (max: number) => ({ max, windowSeconds: 3600 });

/** `Retry-After` of a refusal, in seconds; null for a try that was taken. */
async function waitOf(taking: Promise<unknown>): Promise<number | null> {
  try {
    await taking;
    return null;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return Number(error.headers['Retry-After']);
    throw error;
  }
}

describe('limiter', () => {
  it('slides its window, says when to come back and forgets what is given back', async () => {
    let now = 0;
    const limiter = createLimiter(
      { ...defaultLimits, loginPerAccount: { max: 2, windowSeconds: 10 } },
      () => now,
    );
    const take = () => limiter.take('loginPerAccount', 'ann@example.com');
    await take();
    now = 4000;
    await (await take()).releaseAttempt();
    await take();
    now = 5500;
    expect(await waitOf(take())).toBe(5);
    await limiter.take('loginPerAccount', 'bob@example.com');
    now = 10_001;
    await take();
    expect(await waitOf(take())).toBe(4);
  });

  describe('under a flood of invented keys', () => {
    const flooded = async () => {
      let now = 0;
      const limits = { ...defaultLimits, loginPerAccount: { max: 2, windowSeconds: 3600 } };
      const limiter = createLimiter(limits, () => now);
      const take = (email: string) => limiter.take('loginPerAccount', email);
      for (const email of ['ann@example.com', 'ann@example.com', 'bob@example.com']) await take(email);
      await limiter.take('loginPerAddress', '203.0.113.7');
      for (let index = 0; index < 60_000; index += 1) {
        now += 1;
        await take(`${index}@example.com`);
      }
      return { take, at: (time: number) => (now = time) };
    };

    it('refuses an exhausted key until its window has passed, and no longer', async () => {
      const { take, at } = await flooded();
      await expect(take('ann@example.com')).rejects.toThrow('tooManyTries');
      at(3_600_001);
      await take('ann@example.com');
    });

    it('stays small: it forgets the keys tried longest ago that have tries left', async () => {
      const { take } = await flooded();
      for (let time = 0; time < 2; time += 1) await take('bob@example.com');
      // Of the flood itself, the newest are remembered.
      await take('59999@example.com');
      await expect(take('59999@example.com')).rejects.toThrow('tooManyTries');
    });
  });

  it('takes one of each kind or none', async () => {
    const limiter = createLimiter({
      ...defaultLimits,
      loginPerAddress: hour(2),
      loginPerAccount: hour(1),
    });
    const login = (email: string) =>
      limiter.takeAll([
        ['loginPerAddress', '203.0.113.7'],
        ['loginPerAccount', email],
      ]);
    await login('ann@example.com');
    for (let time = 0; time < 3; time += 1)
      await expect(login('ann@example.com')).rejects.toThrow('tooManyTries');
    await login('bob@example.com');
    await expect(login('eve@example.com')).rejects.toThrow('tooManyTries');
  });

  it('makes nobody wait longer when the clock is set back a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2) });
    try {
      const limiter = createLimiter({ ...defaultLimits, loginPerAccount: hour(1) });
      const take = () => limiter.take('loginPerAccount', 'ann@example.com');
      await take();
      vi.setSystemTime(Date.UTC(2026, 0, 1));
      const seconds = await waitOf(take());
      expect(seconds).toBeGreaterThan(3500);
      expect(seconds).toBeLessThanOrEqual(3600);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('limits of the calls', () => {
  it('count failed logins per account; right ones are free', async () => {
    const app = createTestApp(db, { limits: { loginPerAccount: hour(2) } });
    const person = await registerPerson(app);
    const { email, password } = person;
    await enterCode(app, person);
    const login = async (text: string) => app.post('login', { email, password: text });
    for (let time = 0; time < 3; time += 1) expect((await login(password)).status).toBe(200);
    expect((await login('wrong')).status).toBe(401);
    expect((await login('wrong')).status).toBe(401);
    const refused = await login(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await app.post('login', { email: newEmail(), password })).status).toBe(401);
  });

  it('let nobody lock an owner out by guessing, and stop guessing from many addresses', async () => {
    const app = createTestApp(db, {
      limits: { loginPerAccountAndAddress: hour(2), loginPerAccount: hour(5) },
      trustProxy: '1',
    });
    const person = await registerPerson(app);
    await enterCode(app, person);
    const login = async (address: string, password = 'wrong') => {
      const headers = { 'x-forwarded-for': address };
      return app.post('login', { email: person.email, password }, headers);
    };
    for (let time = 0; time < 2; time += 1) expect((await login('1.1.1.1')).status).toBe(401);
    // Refused tries count for nobody else, however many.
    for (let time = 0; time < 9; time += 1) expect((await login('1.1.1.1')).status).toBe(429);
    expect((await login('2.2.2.2', person.password)).status).toBe(200);

    for (const address of ['3.3.3.3', '4.4.4.4', '5.5.5.5']) expect((await login(address)).status).toBe(401);
    const refused = await login('6.6.6.6', person.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('count wrong codes of another address apart', async () => {
    const app = createTestApp(db, { limits: { verifyPerAccountAndAddress: hour(1) }, trustProxy: '1' });
    const person = await registerPerson(app);
    const wrong = { ...person, code: person.code === '111111' ? '222222' : '111111' };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect((await enterCode(app, wrong, from('1.1.1.1'))).status).toBe(400);
    expect((await enterCode(app, person, from('1.1.1.1'))).status).toBe(429);
    expect((await enterCode(app, person, from('2.2.2.2'))).status).toBe(200);
  });

  const attempts: Readonly<Record<string, (email: string) => object>> = {
    login: (email) => ({ email, password: 'wrong password' }),
    register: (email) => makeRegistration({ email }),
    'resend-code': (email) => ({ email }),
    'forgot-password': (email) => ({ email }),
    'reset-password': (token) => ({ token, password: 'correct horse battery' }),
  };
  /** Each limit of a call: whom a used-up one refuses besides the same person at the same address. */
  const counted = [
    ['login', 'loginPerAddress', 'address'],
    ['login', 'loginPerAccount', 'account'],
    ['login', 'loginPerAccountAndAddress', 'both'],
    ['register', 'registerPerAddress', 'address'],
    ['register', 'registerPerAccount', 'account'],
    ['register', 'registerPerAccountAndAddress', 'both'],
    ['resend-code', 'resendPerAddress', 'address'],
    ['resend-code', 'resendPerAccount', 'account'],
    ['resend-code', 'resendPerAccountAndAddress', 'both'],
    ['forgot-password', 'forgotPerAddress', 'address'],
    ['forgot-password', 'forgotPerAccount', 'account'],
    ['forgot-password', 'forgotPerAccountAndAddress', 'both'],
    ['reset-password', 'resetPerAddress', 'address'],
  ] as const;

  it.each(counted)('%s: %s counts by %s', async (call, limit, by) => {
    const app = createTestApp(db, { limits: { [limit]: hour(1) }, trustProxy: '1' });
    const [ann, bob] = [newEmail(), newEmail()];
    const isRefused = async (email: string, address: string) => {
      const answer = await app.post(call, attempts[call]?.(email), { 'x-forwarded-for': address });
      return answer.status === 429;
    };
    expect(await isRefused(ann, '1.1.1.1')).toBe(false);
    expect([
      await isRefused(ann, '1.1.1.1'),
      await isRefused(bob, '1.1.1.1'),
      await isRefused(ann, '2.2.2.2'),
    ]).toEqual([true, by === 'address', by === 'account']);
  });

  it('are as tight as guessing demands, and as loose as people need', () => {
    const minutes = (max: number, length: number) => ({ max, windowSeconds: length * 60 });
    expect(defaultLimits).toEqual({
      loginPerAddress: minutes(100, 15),
      loginPerAccountAndAddress: minutes(10, 15),
      loginPerAccount: minutes(200, 15),
      loginPerKnownBrowser: minutes(10, 15),
      loginPerAccountFromKnownBrowsers: minutes(100, 15),
      secondFactorPerAddress: minutes(100, 15),
      secondFactorPerAccountAndAddress: minutes(10, 15),
      secondFactorPerAccount: minutes(50, 24 * 60),
      passkeyPerAddress: minutes(100, 15),
      passkeyChallengePerAddress: minutes(200, 15),
      emailChangePerAccount: minutes(5, 60),
      emailChangePerNewAddress: minutes(5, 60),
      registerPerAddress: minutes(200, 60),
      registerPerAccountAndAddress: minutes(5, 10),
      registerPerAccount: minutes(20, 10),
      verifyPerAddress: minutes(100, 15),
      verifyPerAccountAndAddress: minutes(20, 60),
      verifyPerAccount: minutes(60, 60),
      resendPerAddress: minutes(100, 10),
      resendPerAccountAndAddress: minutes(5, 10),
      resendPerAccount: minutes(20, 10),
      guestTicketsPerAddress: minutes(10, 60),
      guestTicketsPerEmail: minutes(20, 60),
      forgotPerAddress: minutes(100, 10),
      forgotPerAccountAndAddress: minutes(5, 10),
      forgotPerAccount: minutes(10, 30),
      resetPerAddress: minutes(100, 15),
      externalPerAddress: minutes(100, 10),
      changePasswordPerAccount: minutes(10, 15),
      promoPerAddress: minutes(60, 10),
      invitationsPerAccount: minutes(60, 24 * 60),
      acceptancesPerAddress: minutes(100, 15),
      ticketsPerAccount: minutes(60, 60),
      messagesPerAccount: minutes(240, 60),
      lookupsPerAccount: minutes(120, 10),
      callsPerToken: minutes(240, 1),
    });
  });

  it('hold for simultaneous tries', async () => {
    const app = createTestApp(db, { limits: { loginPerAccount: hour(2) } });
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.post('login', { email, password: 'x' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([401, 401, 429, 429]);
  });

  it('allow five resends to an address in ten minutes, registered or not', async () => {
    const app = createTestApp(db);
    const email = newEmail();
    for (let time = 0; time < 5; time += 1)
      expect((await app.post('resend-code', { email })).status).toBe(200);
    const refused = await app.post('resend-code', { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect((await app.post('resend-code', { email: newEmail() })).status).toBe(200);
  });

  it('count wrong codes per account', async () => {
    const app = createTestApp(db, { limits: { verifyPerAccount: hour(2) } });
    const person = await registerPerson(app);
    const verify = async () =>
      (await enterCode(app, { ...person, code: person.code === '111111' ? '222222' : '111111' })).status;
    expect([await verify(), await verify(), await verify()]).toEqual([400, 400, 429]);
  });

  it('stop guessing of promo codes; an existing code does not count', async () => {
    const app = createTestApp(db, { limits: { promoPerAddress: hour(3) }, trustProxy: '1' });
    const read = (code: string, address = '1.1.1.1') =>
      callAs(app, null, catalogContract.promo, {
        params: { code },
        headers: { 'x-forwarded-for': address },
      });
    for (let time = 0; time < 5; time += 1) expect((await read('WELCOME10')).status).toBe(200);
    for (const code of ['GUESS1', 'GUESS2', 'GUESS3']) expect((await read(code)).status).toBe(404);
    const refused = await read('WELCOME10');
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'tooManyTries']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await read('WELCOME10', '2.2.2.2')).status).toBe(200);
  });

  it('count per network address, forwarded by a trusted proxy only', async () => {
    const limits = { loginPerAddress: hour(1), registerPerAddress: hour(0), resendPerAddress: hour(0) };
    const trusting = createTestApp(db, { limits, trustProxy: '1' });
    const from = async (address: string) =>
      (await trusting.post('login', { email: newEmail(), password: 'x' }, { 'x-forwarded-for': address }))
        .status;
    expect([await from('1.1.1.1'), await from('1.1.1.1'), await from('2.2.2.2')]).toEqual([401, 429, 401]);
    // Only the entry that our own proxy appended counts; the rest is the visitor's invention.
    expect(await from('9.9.9.9, 1.1.1.1')).toBe(429);
    // With the visitor's port, which is another one each time.
    expect(await from('1.1.1.1:5678')).toBe(429);
    expect([await from('[2001:db8::1]:443'), await from('2001:db8::2')]).toEqual([401, 429]);

    // Two proxies: the entry of the outer one counts, by their number or by their networks.
    for (const trustProxy of ['2', '10.0.0.0/8,fd00::/8']) {
      const chain = createTestApp(db, { limits, trustProxy });
      const through = async (forwarded: string, remoteAddress = '10.1.1.1') => {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
          body: JSON.stringify({ email: newEmail(), password: 'x' }),
        };
        return (await chain.fetch('/api/auth/login', init, incomingAt({ remoteAddress }))).status;
      };
      const outer = '10.2.2.2';
      expect([await through(`5.5.5.5, ${outer}`), await through(`6.6.6.6, ${outer}`)]).toEqual([401, 401]);
      expect(await through(`5.5.5.5, ${outer}`)).toBe(429);
      // The visitor's claim precedes the outer proxy's entry.
      expect(await through(`7.7.7.7, 10.9.9.9, 5.5.5.5, ${outer}`)).toBe(429);
      if (trustProxy === '2') continue;
      // Straight to the server, past both proxies, with forged headers.
      expect([
        await through(`7.7.7.7, ${outer}`, '198.51.100.9'),
        await through(`8.8.8.8, ${outer}`, '198.51.100.9'),
      ]).toEqual([401, 429]);
    }

    const plain = createTestApp(db, { limits });
    const claim = async (address: string) =>
      (await plain.post('login', { email: newEmail(), password: 'x' }, { 'x-forwarded-for': address }))
        .status;
    expect([await claim('3.3.3.3'), await claim('4.4.4.4')]).toEqual([401, 429]);
    expect((await plain.post('register', makeRegistration())).status).toBe(429);
    expect((await plain.post('resend-code', { email: newEmail() })).status).toBe(429);
  });
});
