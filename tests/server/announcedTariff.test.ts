import { expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { createGateways } from '@app/server/gateways/gateway';
import { addOperations, specOf } from '@app/server/provisioning/operations';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { kopecks } from '@/domain/money/money';
import { withNextPrice } from '@/domain/pricing/nextPrices';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { auditAfterEach } from './support/openAccount';
import { openApp } from './support/openApp';
import { addServer, renewalClock } from './support/renewalClock';
import { answerOf, callAs, signIn } from './support/signedIn';

/* A change of the tariff fails after the new tariff's price was announced for renewals. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
auditAfterEach(db);

const failing = (clock: () => Date): Provisioner => ({
  ...simulatedProvisioner({ clock }),
  begin: () => Promise.resolve({ status: 'failed', reason: 'No room' }),
});

// tests: PRICES-09
it('forgets the price of the tariff that the server did not get, and keeps those of its options', async () => {
  const ann = await signIn(app);
  const clock = renewalClock(db, 1, createGateways([]), failing);
  const id = await addServer(db, ann.id, 20, { status: 'Activation' });
  const read = async () => {
    const { items } = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
    const found = items.find((server) => server.id === id);
    if (!found) throw new Error('No server');
    return found;
  };
  const server = await read();
  const editable = makeEditableServer(server);
  const from = clock.today();
  const tariff = withNextPrice(editable, { part: 'tariff', monthly: kopecks(180_000), from });
  const backup = { part: 'backup', monthly: kopecks(20_000), change: 10_000, from } as const;
  await db
    .updateTable('server')
    .set({ nextPrices: JSON.stringify([...tariff, backup]) })
    .where('id', '=', id)
    .execute();
  const { monthlyPrice, paidLevels, endDate } = server;
  const paid = { monthlyPrice: kopecks(100_000), paidLevels, endDate };
  const operation = {
    serverId: id,
    title: server.domain,
    command: { action: 'resize', spec: specOf(editable) },
    undo: { tariff: 'Naos[GB]', memory: 4, added: monthlyPrice - 100_000, paid },
  } as const;
  await db.transaction().execute((tx) => addOperations(tx, ann.id, [operation], new Date()));
  clock.pass(60_000);
  await clock.settle();
  expect(await read()).toMatchObject({ tariff: 'Naos[GB]', monthlyPrice: 100_000, nextPrices: [backup] });
  expect(clock.errors).toEqual([]);
});
