import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { createWorker, type Worker } from '@app/server/jobs/worker';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from './accountMoney';
import { handlersOf } from './jobHandlers';
import { callAs, signIn, type Person } from './signedIn';
import { testSeal, createTestApp, type TestApp } from './testApp';

const leaseMs = 60_000;
const entry = makeOrderEntry();
/** Price of Diadem[GB] for a month. */
const price = 157_700;

/** Counts the steps of a process and kills it at its nth step. */
function killedAt(step: number) {
  let done = 0;
  const count = () => {
    done += 1;
    if (done >= step) throw new Error('killed');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { plugin, count, wasKilled: () => done >= step };
}

/** From payment to a running server, or to the refund; the same on every database. */
export function deliverySuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`delivery on ${databaseName}`, () => {
    let db: Db;
    let app: TestApp;
    let ann: Person;
    let now = new Date();
    const changes = changesOfOne();
    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };

    beforeAll(async () => {
      db = await open();
      app = createTestApp(db);
      ann = await signIn(app);
      await callAs(app, ann, serversContract.list);
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      await db.destroy();
    });

    const pay = async () => {
      const row = await billingOf(app, ann).pay(
        makePaymentBody({ entries: [{ ...entry, id: newKey() }], minor: price }),
      );
      now = new Date(Math.max(Date.now(), now.getTime()));
      const { id } = await db
        .selectFrom('order')
        .select('id')
        .where('paymentId', '=', row.id)
        .executeTakeFirstOrThrow();
      return id;
    };
    const working: Provisioner = simulatedProvisioner({ clock: () => now });
    const hopeless: Provisioner = {
      ...working,
      progress: () => Promise.resolve({ status: 'failed', reason: 'No room in the rack' }),
    };
    const workerOf = (provisioner: Provisioner, database = db): Worker =>
      createWorker({
        db: database,
        changes,
        leaseMs,
        handlers: handlersOf(app.deps.gateways, { operation: operationHandler(provisioner, testSeal) }),
        // A process that was killed says nothing.
        log: { warn: () => undefined, error: () => undefined },
        clock: () => now,
        random: () => 0,
      });
    /** Lets time pass until nothing is left to do. */
    async function finish(worker: Worker): Promise<void> {
      for (let round = 0; round < 200; round += 1) {
        await worker.runDue();
        const open = await db
          .selectFrom('job')
          .select('id')
          .where('doneAt', 'is', null)
          .where('failedAt', 'is', null)
          .executeTakeFirst();
        if (!open) return;
        later(leaseMs / 2);
      }
      throw new Error('It never ends');
    }
    async function stateOf(orderId: number) {
      const [item, ...others] = await db
        .selectFrom('operation')
        .selectAll()
        .where('orderId', '=', orderId)
        .execute();
      if (!item || others.length > 0) throw new Error('Not one item');
      const server = await db
        .selectFrom('server')
        .select('status')
        .where('id', '=', item.serverId)
        .executeTakeFirst();
      const events = await db
        .selectFrom('serverEvent')
        .select('kind')
        .where('serverId', '=', item.serverId)
        .orderBy('id')
        .execute();
      const refunds = await db
        .selectFrom('transfer')
        .select('id')
        .where('key', '=', `refund:operation:${item.id}`)
        .execute();
      const notices = await db
        .selectFrom('notification')
        .select('about')
        .where(sql<boolean>`"about" ->> 'domain' = ${item.title} or "about" ->> 'title' = ${item.title}`)
        .execute();
      return {
        status: item.status,
        server: server?.status ?? null,
        events: events.map(({ kind }) => kind),
        refunds: refunds.length,
        notices: notices.map(({ about }) => about.kind),
      };
    }
    const delivered = {
      status: 'done',
      server: 'Active',
      events: ['ordered', 'paid', 'created', 'activated'],
      refunds: 0,
      notices: ['serverReady'],
    };
    const refunded = { status: 'failed', server: null, events: [], refunds: 1, notices: ['orderFailed'] };

    it('goes from ordered through activation to active, with a notification of each step', async () => {
      const orderId = await pay();
      expect(await stateOf(orderId)).toMatchObject({ status: 'queued', server: 'Ordered' });
      const worker = workerOf(working);
      await worker.runDue();
      expect(await stateOf(orderId)).toMatchObject({ status: 'running', server: 'Activation' });
      await finish(worker);
      expect(await stateOf(orderId)).toEqual(delivered);
    });

    // tests: ORDERS-04
    it('refunds final failures to the balance, and notifies customer and administrators', async () => {
      const before = await billingOf(app, ann).balance();
      const orderId = await pay();
      await finish(workerOf(hopeless));
      expect(await stateOf(orderId)).toEqual(refunded);
      expect(await billingOf(app, ann).balance()).toBe(before + price);
      const { subject, after } = await db
        .selectFrom('auditEvent')
        .select(['subject', 'after'])
        .where('kind', '=', 'deliveryFailed')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(subject).toMatch(/^vps\d+\./);
      expect(after).toMatchObject({ reason: 'No room in the rack' });
      // A partly created machine is destroyed.
      const last = await db
        .selectFrom('operation')
        .select(['command', 'title'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(last).toMatchObject({ command: { action: 'destroy' }, title: subject });
    });

    it('retries a provisioner that is away, and refunds when it stays away', async () => {
      const away: Provisioner = { ...working, begin: () => Promise.reject(new Error('away')) };
      const orderId = await pay();
      const worker = workerOf(away);
      await worker.runDue();
      expect(await stateOf(orderId)).toMatchObject({ status: 'queued', server: 'Ordered' });
      later(3_600_000);
      await finish(workerOf(working));
      expect(await stateOf(orderId)).toEqual(delivered);
      const another = await pay();
      await finish(worker);
      expect(await stateOf(another)).toEqual(refunded);
    });

    it.each([
      ['delivered', working, delivered],
      ['refunded', hopeless, refunded],
    ] as const)(
      'ends exactly once, %s, wherever its worker is killed',
      async (_, provisioner, expected) => {
        let killed = 0;
        for (let step = 1; ; step += 1) {
          const kill = killedAt(step);
          const mortal: Provisioner = {
            ...provisioner,
            begin: (...args) => {
              kill.count();
              return provisioner.begin(...args);
            },
            progress: (...args) => {
              kill.count();
              return provisioner.progress(...args);
            },
          };
          const orderId = await pay();
          const victim = workerOf(mortal, db.withPlugin(kill.plugin));
          for (let round = 0; round < 4 && !kill.wasKilled(); round += 1) {
            await victim.runDue().catch(() => undefined);
            later(20_000);
          }
          await victim.stop();
          await finish(workerOf(provisioner));
          expect(await stateOf(orderId)).toEqual(expected);
          expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
          if (!kill.wasKilled()) break;
          killed += 1;
        }
        expect(killed).toBeGreaterThan(20);
      },
      120_000,
    );
  });
}
