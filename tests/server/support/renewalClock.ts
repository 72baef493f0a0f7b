import { testSeal } from './testApp';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { createGateways, type Gateways } from '@app/server/gateways/gateway';
import { mailHandler } from '@app/server/mail/mailJob';
import type { Mail } from '@app/server/mail/mailer';
import { createWorker } from '@app/server/jobs/worker';
import { sweepCertificates } from '@app/server/billingDocuments/certificateJob';
import { operationHandler } from '@app/server/operations/runOperation';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { sweepRenewals } from '@app/server/renewals/job';
import { insertServers, newServerIds } from '@app/server/serverStore/store';
import { brand } from '@/brand';
import { addDays, type IsoDate } from '@/domain/time/dates';
import type { Server, ServerId } from '@/domain/servers/server';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { handlersOf } from './jobHandlers';

const dayMs = 86_400_000;

/** A server of an account, of the sample's price, that ends so many days from now. */
export async function addServer(
  db: Db,
  userId: string,
  ends: number,
  changes: Partial<Server> = {},
): Promise<ServerId> {
  return db.transaction().execute(async (tx) => {
    const [id] = await newServerIds(tx, 1);
    if (id === undefined) throw new Error('No number');
    const endDate = addDays(dayIn(defaultTimeZone, new Date()), ends);
    const ip = `10.200.${Math.floor(id / 256) % 256}.${id % 256}`;
    const server = makeServer({ domain: `vps${id}.example.ru`, ip, ...changes, id, endDate });
    const editable = makeEditableServer(server);
    await insertServers(tx, userId, [{ product: 'vps', editable, events: [] }]);
    return id;
  });
}

/** A clock with instances that run all due work. */
export function renewalClock(
  db: Db,
  instances: number,
  gateways: Gateways = createGateways([]),
  openProvisioner: (clock: () => Date) => Provisioner = (clock) => simulatedProvisioner({ clock }),
) {
  let now = new Date();
  const errors: unknown[] = [];
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const clock = () => now;
  const provisioner = openProvisioner(clock);
  const workers = Array.from({ length: instances }, () =>
    createWorker({
      db,
      changes: changesOfOne(),
      handlers: handlersOf(gateways, {
        operation: operationHandler(provisioner, testSeal),
        mail: mailHandler({ mailer, brandNames: brand.name, baseUrl: 'https://my.example.com' }),
      }),
      log: { warn: () => undefined, error: (error) => void errors.push(error) },
      clock,
      random: () => 0,
    }),
  );
  /** Runs everything that is due on all instances until nothing is left. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      const found = await Promise.all(
        workers.flatMap(() => [sweepRenewals({ db }, now), sweepCertificates({ db }, now)]),
      );
      await Promise.all(workers.map((worker) => worker.runDue()));
      if (found.every((count) => count === 0)) return;
    }
    throw new Error('It never ends');
  }
  return {
    errors,
    mails,
    settle,
    now: () => now,
    today: (): IsoDate => dayIn(defaultTimeZone, now),
    /** Nothing happens meanwhile: the portal is down. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** Finishes the machines' operations, which take a while. */
    async finishOperations(): Promise<void> {
      for (let round = 0; round < 10; round += 1) {
        now = new Date(now.getTime() + 60_000);
        await settle();
      }
    },
    /** Passes days one by one and runs the jobs that are due on each. */
    async live(days: number): Promise<void> {
      for (let day = 0; day < days; day += 1) {
        now = new Date(now.getTime() + dayMs);
        await settle();
      }
    },
  };
}

/** Returns the charges to an account for renewals: each payment with its state. */
export const renewalPayments = (db: Db, userId: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'state', 'amount'])
    .where('userId', '=', userId)
    .where('reason', 'like', 'renewal:%')
    .orderBy('id')
    .execute();
