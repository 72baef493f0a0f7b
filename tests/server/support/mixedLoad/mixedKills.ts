import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '@app/server/db/database';
import { startServer, type ServerProcess } from '../serverProcess';
import { customerActs, payForYear, processTopUp, type Actor } from './acts';
import { bookFaults } from './bookFaults';
import type { Act, Journal, Outcome } from './journal';
import { journalFaults, storedAnswers, type StoredAnswers } from './journalFaults';
import { joinLoad, type LoadPerson } from './person';
import type { LoadDatabase } from './snapshots';
import { passMonth, subscribe } from './subscribers';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';

export interface MixedKillsOptions {
  readonly env: Record<string, string>;
  readonly kills: number;
  /** Customers at once; there is one less who does nothing and is renewed by the clock. */
  readonly customers: number;
  /** Seed of the actions; the time of a kill also depends on the machine. */
  readonly seed: number;
  readonly database: LoadDatabase;
}

export interface MixedKillsReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Unanswered actions at a kill, and those of them that were done nevertheless. */
  readonly unanswered: number;
  readonly doneNevertheless: number;
  /** Calls that were repeated with their key. */
  readonly repeated: number;
  /** Number of payments paid at the bank. */
  readonly paidAtBank: number;
  /** Number of automatic renewals, and of issued completion certificates. */
  readonly renewed: number;
  readonly acts: number;
  readonly faults: readonly string[];
}

/** Numbers that look like chance and are the same for a seed (mulberry32). */
function chance(seed: number): Actor['pick'] {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const adminEmail = 'load-admin@example.com';

/** Those whom the clock renews, and for whom it issues acts, pay for another year after so many kills. */
const yearAfter = 10;

/** Answers after which the server is killed: within the first second, most often in the middle of several acts. */
const fewestAnswers = 5;
const mostAnswers = 80;

interface Load {
  readonly journal: Journal;
  readonly pick: Actor['pick'];
  readonly people: readonly LoadPerson[];
  readonly admin: LoadPerson;
}

/** Runs everybody's actions on this server until it is killed. */
async function runUntilKilled(server: ServerProcess, { journal, pick, people, admin }: Load): Promise<void> {
  let isKilled = false;
  let left = fewestAnswers + pick(mostAnswers - fewestAnswers);
  const answered = new Promise<void>((resolve) => {
    journal.onAnswer = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
  const again = async (work: () => Promise<unknown>) => {
    while (!isKilled) await work();
  };
  const actors = people.map((person): Actor => ({ person, journal, origin: server.origin, pick }));
  const workers = actors.flatMap((actor) =>
    customerActs.map((acts) => again(() => acts[pick(acts.length)]?.(actor) ?? Promise.resolve())),
  );
  const [first] = actors;
  if (first) workers.push(again(() => processTopUp(first, admin)));
  workers.push(again(() => joinLoad(server, journal)));
  const ended = server.exitCode().then((code) => {
    if (!isKilled) throw new Error(`The server ended by itself, with ${code}: ${server.output()}`);
  });
  try {
    await Promise.race([answered, ended]);
    // Kills the server at any moment of the next actions.
    await sleep(pick(20));
  } finally {
    isKilled = true;
    await server.kill('SIGKILL');
    await Promise.all(workers);
  }
}

/** How many acknowledged calls are repeated after each kill. */
const repeatedAtRandom = 10;

/** A lost connection, or an answer that asks to retry, is not final: clients retry with the same key. */
const mostTries = 5;

async function againUntilAnswered(act: Act, origin: string): Promise<Outcome> {
  let outcome = await act.again(origin);
  for (let tries = 1; outcome.status === 'unanswered' && tries < mostTries; tries += 1) {
    await sleep(1000);
    outcome = await act.again(origin);
  }
  return outcome;
}

/** Repeats calls with their keys, which must return the stored answers. */
async function repeat(
  origin: string,
  acts: readonly Act[],
  stored: StoredAnswers,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const act of acts) {
    const first = act.outcome;
    const outcome = await againUntilAnswered(act, origin);
    act.outcome = first.status === 'acknowledged' ? first : outcome;
    const isDone = act.key !== null && stored.has(act.key);
    const expected = first.status === 'acknowledged' ? first.body : stored.get(act.key ?? '');
    const isSame = outcome.status === 'acknowledged' && isDeepStrictEqual(outcome.body, expected);
    if (isDone ? !isSame : outcome.status === 'unanswered')
      faults.push(`repeated, another answer: ${act.key}: ${JSON.stringify(outcome)}`);
  }
  return faults;
}

/**
 * Customers and an administrator do everything that they can on a server that is killed amid it, again and again. After
 * each kill the database is compared with the acknowledged answers, and every call without an answer is repeated.
 */
export async function mixedKills(options: MixedKillsOptions): Promise<MixedKillsReport> {
  const { env, kills, customers, seed, database } = options;
  const pick = chance(seed);
  const journal: Journal = { acts: [], onAnswer: () => undefined };
  const start = () =>
    startServer({ ...env, ADMIN_EMAILS: adminEmail, DEMO_DATA: '1', TEST_BANK: '1', TRUST_PROXY: '1' });
  const faults: string[] = [];
  let [unanswered, doneNevertheless, repeated] = [0, 0, 0];
  const audit = async (db: Db, when: string) => {
    const found = [...(await bookFaults(db)), ...(await journalFaults(db, journal))];
    faults.push(...found.map((fault) => `${when}: ${fault}`));
  };

  let server = await start();
  const join = async (email?: string) => {
    const person = await joinLoad(server, journal, email);
    if (!person) throw new Error(`Nobody can register: ${server.output()}`);
    return person;
  };
  const admin = await join(adminEmail);
  const people: LoadPerson[] = [];
  while (people.length < customers) people.push(await join());
  const renewed: LoadPerson[] = [];
  while (renewed.length < customers - 1) renewed.push(await join());
  const subscribing = () =>
    renewed.map((person): Actor => ({ person, journal, origin: server.origin, pick }));
  await Promise.all(subscribing().map(subscribe));
  // One day for all of it: midnight may come while it runs.
  const today = dayIn(defaultTimeZone, new Date());
  const letMonthPass = async (round: number) => {
    if (round % yearAfter === 0) await Promise.all(subscribing().map(payForYear));
    // The server recovered by itself, and now stops normally.
    await server.kill('SIGTERM');
    const db = await database.open();
    await passMonth(
      db,
      renewed.map(({ email }) => email),
      today,
      round,
    );
    await db.destroy();
    server = await start();
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    await letMonthPass(kill);
    const before = journal.acts.length;
    await runUntilKilled(server, { journal, pick, people, admin });
    const db = await database.snapshot();
    await audit(db, `kill ${kill}`);
    const stored = await storedAnswers(db);
    await db.destroy();
    const recent = journal.acts.slice(before);
    const open = recent.filter(({ outcome }) => outcome.status === 'unanswered');
    const openKeyed = open.filter(({ key }) => key !== null);
    unanswered += open.length;
    doneNevertheless += openKeyed.filter(({ key }) => stored.has(key ?? '')).length;
    const answered = recent.filter(({ key, outcome }) => key !== null && outcome.status === 'acknowledged');
    const some = answered.toSorted(() => pick(3) - 1).slice(0, repeatedAtRandom);
    server = await start();
    faults.push(...(await repeat(server.origin, [...openKeyed, ...some], stored)));
    repeated += openKeyed.length + some.length;
  }
  await server.kill('SIGKILL');
  const db = await database.snapshot();
  await audit(db, 'at the end');
  const { paidAtBank } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('paidAtBank'))
    .where('due', 'is not', null)
    .where('status', '=', 'Paid')
    .executeTakeFirstOrThrow();
  const byClock = await sql<{ renewed: number; acts: number }>`select
    (select count(*) from "renewalStep" where "step" = 'renewed')::int as "renewed",
    (select count(*) from "paper" where "kind" = 'act')::int as "acts"`.execute(db);
  await db.destroy();
  const count = (status: string) => journal.acts.filter(({ outcome }) => outcome.status === status).length;
  return {
    kills,
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    unanswered,
    doneNevertheless,
    repeated,
    paidAtBank,
    renewed: byClock.rows[0]?.renewed ?? 0,
    acts: byClock.rows[0]?.acts ?? 0,
    faults,
  };
}
