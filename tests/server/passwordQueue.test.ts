import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PasswordHashing } from '@app/server/auth/createAuth';
import { createPasswordQueue } from '@app/server/auth/passwordQueue';
import type { Db } from '@app/server/db/database';
import { Problem } from '@app/server/http/problem';
import { makeRegistration, newEmail } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { cookieOf, createTestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const hashed = { underWay: 0, peak: 0 };

/** As slow as a machine needs to show how many are under way at once, and no slower. */
async function counted<Value>(value: Value): Promise<Value> {
  hashed.underWay += 1;
  hashed.peak = Math.max(hashed.peak, hashed.underWay);
  await wait(2);
  hashed.underWay -= 1;
  return value;
}

const hashing: PasswordHashing = {
  hash: (password) => counted(`hash of ${password}`),
  verify: ({ hash, password }) => counted(hash === `hash of ${password}`),
};

const BUSY = { status: 503, key: 'passwordsBusy', headers: { 'Retry-After': '5' } };

/** Work that ends on request. */
function makeWork(names: string[]) {
  const ends = new Map<string, () => void>();
  return {
    start: (name: string) => () =>
      new Promise<string>((resolve) => {
        names.push(name);
        ends.set(name, () => {
          resolve(name);
        });
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await wait(0);
    },
  };
}

describe('password turns', () => {
  it('come to one piece of work a visitor, a few in all, the visitors in turn', async () => {
    const queue = createPasswordQueue({ atOnce: 2, waitingPerVisitor: 10, waiting: 10 });
    const started: string[] = [];
    const work = makeWork(started);
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
      queue.take(name.charAt(0), work.start(name)),
    );
    await wait(0);
    expect(started).toEqual(['a1', 'b1']);
    await work.end('a1');
    expect(started.at(-1)).toBe('c1');
    for (const name of ['c1', 'b1', 'a2', 'b2', 'a3']) await work.end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are refused to a visitor with a full line, and pass after work that failed', async () => {
    const queue = createPasswordQueue({ atOnce: 1, waitingPerVisitor: 1, waiting: 10 });
    const work = makeWork([]);
    const failing = queue.take('a', async () => {
      await work.start('first')();
      throw new Error('no database');
    });
    const failure = expect(failing).rejects.toThrow('no database');
    const second = queue.take('a', work.start('second'));
    await expect(queue.take('a', work.start('third'))).rejects.toMatchObject(BUSY);
    await work.end('first');
    await failure;
    await work.end('second');
    expect(await second).toBe('second');
  });

  it('are given up by the longest line for a visitor who has fewer, and refused when all have few', async () => {
    const queue = createPasswordQueue({ atOnce: 1, waitingPerVisitor: 10, waiting: 3 });
    const started: string[] = [];
    const work = makeWork(started);
    const take = (name: string) =>
      queue.take(name.charAt(0), work.start(name)).catch((error: unknown) => error);
    const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1'].map(take);
    expect(await answers[3]).toMatchObject(BUSY);
    expect(await answers[2]).toMatchObject(BUSY);
    expect(await answers[6]).toBeInstanceOf(Problem);
    for (const name of ['a1', 'b1', 'c1', 'a2']) await work.end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('are not taken twice by work within one', async () => {
    const queue = createPasswordQueue({ atOnce: 1, waitingPerVisitor: 1, waiting: 1 });
    expect(await queue.take('a', () => queue.take('', () => Promise.resolve(5)))).toBe(5);
  });
});

describe('calls that hash passwords', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterEach(() => {
    hashed.peak = 0;
  });
  afterAll(() => db.destroy());

  it('hash at most two at once, however many visitors log in to a registration that waits for its code', async () => {
    const app = createTestApp(db, { hashing, trustProxy: '1' });
    const { email, password } = await registerPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.post('login', { email, password }, { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(hashed.peak).toBeGreaterThan(0);
    expect(hashed.peak).toBeLessThanOrEqual(2);
  });

  it('let 32 right logins from one address in, and bound those to a registration', async () => {
    const app = createTestApp(db, { hashing });
    const person = await registerPerson(app);
    const login = async () => (await app.post('login', person)).status;
    const flood = () => Promise.all(Array.from({ length: 32 }, login));
    expect((await flood()).sort()).toEqual([...Array<number>(10).fill(403), ...Array<number>(22).fill(429)]);
    const other = createTestApp(db, { hashing });
    expect((await enterCode(other, person)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 32 }, () => other.post('login', person)));
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(200));
  });

  it('each take a turn, or answer 503 with a code and when to come back', async () => {
    const app = createTestApp(db, { hashing });
    const person = await registerPerson(app);
    const cookie = cookieOf(await enterCode(app, person));
    await app.post('forgot-password', person);
    await app.deps.background.idle();
    const token = /token=([\w-]{43})/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    const noTurns = createPasswordQueue({ atOnce: 1, waitingPerVisitor: 0, waiting: 0 });
    const full = createTestApp(db, { deps: { auth: app.deps.auth, passwordQueue: noTurns } });
    const answers = await Promise.all([
      full.post('login', { email: newEmail(), password: 'x' }),
      full.post('register', makeRegistration()),
      full.post('reset-password', { token, password: 'another password' }),
      full.post(
        'change-password',
        { currentPassword: person.password, newPassword: 'another password' },
        { cookie },
      ),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'passwordsBusy' });
    }
    expect(hashed.peak).toBeLessThanOrEqual(1);
  });
});
