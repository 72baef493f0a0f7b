import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { billingContract } from '@app/contract/billing';
import type { Call } from '@app/contract/call';
import { cartContract } from '@app/contract/cart';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import type { Db } from '@app/server/db/database';
import { openPostgres } from '@app/server/db/postgres';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, makePaymentBody, setBalance } from './support/accountMoney';
import { payAtBankOn } from './support/atBank';
import { smallFile } from './support/mixedLoad/acts';
import { bookFaults } from './support/mixedLoad/bookFaults';
import { callOn } from './support/mixedLoad/client';
import type { Journal, Outcome } from './support/mixedLoad/journal';
import { joinLoad, type LoadPerson } from './support/mixedLoad/person';
import { findPostgres, startPostgres, type RealPostgres } from './support/realPostgres';
import { startRoundRobin, type RoundRobin } from './support/roundRobin';
import { startServer, type ServerProcess } from './support/serverProcess';
import { answerOf, callAs, type CallParts } from './support/signedIn';

const binDir = findPostgres();

describe.runIf(binDir !== null)('two servers on one PostgreSQL', { timeout: 60_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), 'meridian-two-'));
  const journal: Journal = { acts: [], onAnswer: () => undefined };
  let postgres: RealPostgres;
  let db: Db;
  let one: ServerProcess;
  let other: ServerProcess;
  let both: RoundRobin;
  let ann: LoadPerson;
  let annId: string;

  const start = (name: string) =>
    startServer({
      DATA_DIR: join(home, name),
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'one secret for all servers of an installation',
      DEMO_DATA: '1',
      TEST_BANK: '1',
      TRUST_PROXY: '1',
    });
  beforeAll(async () => {
    postgres = await startPostgres(binDir ?? '');
    db = await openPostgres(postgres.url);
    await sql`insert into "verification" ("id", "identifier", "value", "expiresAt")
      select n, n, '{}', now() - interval '1 minute' from generate_series(1, 5000) n`.execute(db);
    [one, other] = await Promise.all([start('one'), start('other')]);
    both = await startRoundRobin([one.origin, other.origin]);
    ann = await joined(one);
    ({ id: annId } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', ann.email)
      .executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    await both.close();
    await Promise.all([one.kill('SIGKILL'), other.kill('SIGKILL')]);
    await db.destroy();
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  });

  async function joined(server: ServerProcess): Promise<LoadPerson> {
    const person = await joinLoad(server, journal);
    if (!person) throw new Error(server.output());
    return person;
  }

  /** A call of Ann's at one of the servers, which succeeds. */
  const done = <One extends Call>(at: { origin: string }, call: One, parts: CallParts = {}) => {
    const remote = { fetch: (path: string, init?: RequestInit) => fetch(`${at.origin}${path}`, init) };
    return answerOf(call, callAs(remote, ann, call, { ...parts, headers: { origin: at.origin } }));
  };
  const tried = (at: { origin: string }, call: Call, parts: CallParts) =>
    callOn(at.origin, ann.cookie, call, parts);
  const payKey = () => `pay-${randomUUID()}`;

  /** An order that the balance covers, which is paid at once. */
  const coveredOrder = (price: number) =>
    makePaymentBody({ minor: 0, fromBalance: price, entries: [makeOrderEntry({ id: randomUUID() })] });

  it('clean up at the same time without a word', async () => {
    const left = () => db.selectFrom('verification').select('expiresAt').execute();
    await expect.poll(left).toEqual([]);
    for (const server of [one, other]) expect(server.output()).not.toMatch(/error/i);
  });

  it('know whom the other one has signed in, and what they did there', async () => {
    const before = (await done(other, serversContract.list)).total;
    const entries = [makeOrderEntry({ id: randomUUID() })];
    const body = makePaymentBody({ minor: 157_700, entries });
    const { id, continueAt = '' } = await done(other, billingContract.pay, { key: payKey(), body });
    // To the bank at the one, which reports to itself: the other one made the payment.
    await payAtBankOn(one.origin, ann.cookie, continueAt);
    const newest = async () => (await done(other, billingContract.history)).items[0];
    await expect.poll(newest).toMatchObject({ id, status: 'Paid' });
    expect((await done(other, serversContract.list)).total).toBe(before + 1);
  });

  it('give out the files that the other one took', async () => {
    const sent = smallFile(() => 7000);
    const question = { subject: 'Сайт', service: null, serverId: null, department: 'technical' };
    const ticket = await done(one, supportContract.create, {
      key: `ticket-${randomUUID()}`,
      body: { ...question, message: 'nginx отвечает 502' },
      files: [sent],
    });
    const [first] = ticket.messages;
    const attachmentId = first && first.author !== 'robot' ? (first.attachments[0]?.id ?? '') : '';
    const path = `/api/tickets/${ticket.id}/attachments/${attachmentId}`;
    const file = await fetch(`${other.origin}${path}`, { headers: { cookie: ann.cookie } });
    expect(await file.text()).toBe(await sent.text());
    const params = { id: String(ticket.id) };
    const key = `reply-${randomUUID()}`;
    await done(other, supportContract.reply, { key, params, body: { message: 'Ещё' }, files: [sent] });
    expect((await done(one, supportContract.ticket, { params })).messages).toHaveLength(3);
  });

  it('notify a tab at one of changes at the other', async () => {
    const stop = new AbortController();
    const stream = await fetch(`${one.origin}/api/changes`, {
      headers: { cookie: ann.cookie },
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes(': open')) heard += (await reader?.read())?.value ?? '';
    const { version } = await done(other, cartContract.load, {});
    await done(other, cartContract.save, { body: { entries: [] }, version });
    while (!heard.includes('"cart"')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toContain('event: change\ndata: {"topics":["cart"]}');
    stop.abort();
  });

  it('run a call once that reaches both at the same time', async () => {
    const price = 157_700;
    await setBalance(db, annId, 10 * price + 100);
    const { total } = await done(one, billingContract.history);
    for (let round = 0; round < 10; round += 1) {
      const parts = { key: payKey(), body: coveredOrder(price) };
      const answers = await Promise.all(
        [one, other, one, other].map((at) => done(at, billingContract.pay, parts)),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    expect((await done(other, billingContract.history)).total).toBe(total + 10);
    expect((await done(other, accountContract.summary)).balance).toBe(100);
  });

  it('spend what there is, once, however many payments come to both at once', async () => {
    const price = 157_700;
    const bills: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const entries = [makeOrderEntry({ id: randomUUID() })];
      const body = makePaymentBody({ method: 'manual', minor: price, entries });
      bills.push(String((await done(one, billingContract.pay, { key: payKey(), body })).id));
    }
    await setBalance(db, annId, 3 * price + 100);
    const before = (await done(one, serversContract.list)).total;
    const outcomes = await Promise.all(
      bills.map((id, index) =>
        tried(index % 2 === 0 ? one : other, billingContract.payPending, {
          key: `settle-${randomUUID()}`,
          body: { ids: [id], charge: price },
        }),
      ),
    );
    const codes = outcomes.map((outcome) => (outcome.status === 'unanswered' ? 0 : outcome.code));
    expect(codes.toSorted()).toEqual([204, 204, 204, 409, 409, 409, 409, 409].toSorted());
    expect((await done(other, serversContract.list)).total).toBe(before + 3);
    expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
  });

  // The last one: afterwards there is one server.
  it('are missed by nobody who repeats a call that got no answer, when one of them is killed', async () => {
    const idSchema = v.object({ id: v.string() });
    const price = 157_700;
    await setBalance(db, annId, 8 * 15 * price);
    let answers = 0;
    const killed: Promise<string>[] = [];
    /** Each time that a call got no answer: the server that had taken it. */
    const silent: string[] = [];
    async function insist(call: Call, parts: CallParts & { key: string }): Promise<Outcome> {
      const outcome = await tried(both, call, parts);
      if (outcome.status === 'unanswered') {
        silent.push(both.takersOf(parts.key).at(-1) ?? '');
        return insist(call, parts);
      }
      answers += 1;
      return outcome;
    }
    /** Kills whichever server takes a call; until then nobody's payment is made, so that it is killed amid it. */
    async function killTakerOf(key: string, held: ReturnType<RealPostgres['hold']>): Promise<string> {
      const release = await held;
      await expect.poll(() => both.takersOf(key)).toHaveLength(1);
      const [origin = ''] = both.takersOf(key);
      await (origin === one.origin ? one : other).kill('SIGKILL');
      await release();
      return origin;
    }
    const clients = Array.from({ length: 8 }, async () => {
      const ids: string[] = [];
      for (let count = 0; count < 15; count += 1) {
        const body = count % 2 === 0 ? makePaymentBody({ minor: price }) : coveredOrder(price);
        const key = payKey();
        if (answers >= 40 && killed.length === 0) {
          const held = postgres.hold('payment');
          killed.push(killTakerOf(key, held));
          await held;
        }
        const outcome = await insist(billingContract.pay, { key, body });
        if (outcome.status !== 'acknowledged') throw new Error(JSON.stringify(outcome));
        ids.push(v.parse(idSchema, outcome.body).id);
      }
      return ids;
    });
    const ids = (await Promise.all(clients)).flat();
    expect(new Set(ids).size).toBe(8 * 15);
    // Only what the killed one had taken is ever repeated.
    expect(new Set(silent)).toEqual(new Set(await Promise.all(killed)));
    const { items } = await done(both, billingContract.history, { query: { limit: '500' } });
    const made = new Map(items.map(({ id, status }) => [String(id), status]));
    // Of fifteen, seven are orders; a top-up by card waits for its money at the bank.
    expect(ids.filter((id) => made.get(id) === 'Paid')).toHaveLength(8 * 7);
    expect(ids.filter((id) => made.get(id) === 'Pending')).toHaveLength(8 * 8);
    expect((await done(both, accountContract.summary)).balance).toBe(8 * 8 * price);
    expect(await bookFaults(db)).toEqual([]);
  });
});
