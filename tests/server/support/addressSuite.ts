import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { createWorker } from '@app/server/jobs/worker';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { operationHandler } from '@app/server/operations/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { databasePool } from '@app/server/provisioning/simulatedPool';
import { deliver } from '@app/server/fulfilment/deliver';
import type { CartEntry, OrderEntry } from '@/domain/cart/entry';
import { kopecks } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { auditBooks, billingOf, makePaymentBody, newKey } from './accountMoney';
import { handlersOf } from './jobHandlers';
import { answerOf, callAs, signIn, type Person } from './signedIn';
import { createTestApp, testSeal, type TestApp } from './testApp';

const { details, leave, leaving, list, overview, save, settings } = serversContract;

/** Addresses of servers, from order to release; the same on every database. */
export function addressSuite(databaseName: string, open: () => Promise<Db>): void {
  describe(`addresses on ${databaseName}`, () => {
    let db: Db;
    let app: TestApp;
    let now = new Date();
    beforeAll(async () => {
      db = await open();
      app = createTestApp(db, { deps: { hasDemoData: false } });
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
      await db.destroy();
    });

    const provisionerOf = (size?: number) =>
      simulatedProvisioner({ clock: () => now, pool: databasePool(db, size) });
    /** Lets time pass until nothing is left to do, by two workers side by side. */
    async function finish(provisioner: Provisioner = provisionerOf()): Promise<void> {
      const workers = [1, 2].map(() =>
        createWorker({
          db,
          changes: changesOfOne(),
          handlers: handlersOf(app.deps.gateways, { operation: operationHandler(provisioner, testSeal) }),
          log: { warn: () => undefined, error: (error) => void app.errors.push(error) },
          clock: () => now,
          random: () => 0,
        }),
      );
      for (let round = 0; round < 60; round += 1) {
        now = new Date(Math.max(Date.now(), now.getTime()) + 30_000);
        await Promise.all(workers.map((worker) => worker.runDue()));
        const open = await db
          .selectFrom('operation')
          .select('id')
          .where('endedAt', 'is', null)
          .executeTakeFirst();
        if (!open) return;
      }
      throw new Error('It never ends');
    }
    async function somebody(): Promise<Person> {
      const person = await signIn(app);
      await callAs(app, person, list);
      return person;
    }
    function orderOf(configuration: Partial<OrderEntry['configuration']>, plan = 'Diadem[GB]'): CartEntry {
      const entry = makeOrderEntry({ id: newKey(), plan });
      return {
        ...entry,
        configuration: {
          ...entry.configuration,
          os: { family: 'almalinux', version: '9' },
          ...configuration,
        },
      };
    }
    const order = (person: Person, ...entries: CartEntry[]) =>
      db.transaction().execute((tx) =>
        deliver(tx, {
          userId: person.id,
          entries,
          now: new Date(),
          payment: { id: 1, amount: kopecks(0), pricedAt: new Date() },
        }),
      );
    const serversOf = async (person: Person) => (await answerOf(list, callAs(app, person, list))).items;
    const at = (id: ServerId) => ({ params: { id: String(id) } });
    const addressesOf = async (person: Person, id: ServerId) =>
      (await answerOf(details, callAs(app, person, details, at(id)))).addresses;
    async function saved(person: Person, id: ServerId, changes: object) {
      const { settings: current, version } = await answerOf(settings, callAs(app, person, settings, at(id)));
      // Nothing here costs more than the order.
      const body = { settings: { ...current, ...changes }, password: null, userPassword: null, charge: 0 };
      return answerOf(save, callAs(app, person, save, { ...at(id), version, body }));
    }
    async function cancelNow(person: Person, id: ServerId): Promise<void> {
      const { refund } = await answerOf(leaving, callAs(app, person, leaving, at(id)));
      const body = { when: 'now', refund, target: 'balance' };
      await answerOf(leave, callAs(app, person, leave, { ...at(id), key: newKey(), body }));
    }
    const pooled = () =>
      db.selectFrom('simulatedAddress').select(['address', 'serverId']).orderBy('address').execute();

    // tests: ORDERS-05
    it('delivers five addresses, a network and a panel where they were ordered', async () => {
      const ann = await somebody();
      await order(ann, orderOf({ ipv4: 5, ipv6: true, panel: 'cpanel' }));
      const [ordered] = await serversOf(ann);
      expect(ordered).toMatchObject({ status: 'Ordered', ip: '', panelUrl: null });
      const id = ordered?.id as ServerId;
      expect(await addressesOf(ann, id)).toEqual([]);
      await finish();
      const [server] = await serversOf(ann);
      expect(server?.status).toBe('Active');
      expect(server?.panelUrl).toBe(`https://${server?.ip}:2087/`);
      const addresses = await addressesOf(ann, id);
      expect(addresses.map(({ family }) => family)).toEqual([...Array<string>(5).fill('IPv4'), 'IPv6']);
      expect(new Set(addresses.map(({ address }) => address)).size).toBe(6);
      expect(addresses[0]).toMatchObject({ address: server?.ip, isPrimary: true });
      const shown = await answerOf(overview, callAs(app, ann, overview, at(id)));
      expect(shown.addresses).toEqual(addresses);
      // The main one can be any of its own, and nothing else.
      const { addresses: choices } = await answerOf(settings, callAs(app, ann, settings, at(id)));
      expect(choices.toSorted()).toEqual(
        addresses.flatMap(({ family, address }) => (family === 'IPv4' ? [address] : [])).toSorted(),
      );
    });

    // tests: ORDERS-05
    it('follows a change of options, and gives back what is given up', async () => {
      const ann = await somebody();
      await order(ann, orderOf({ ipv4: 3, ipv6: true, panel: 'cpanel' }));
      await finish();
      const [server] = await serversOf(ann);
      const id = server?.id as ServerId;
      const [, second] = await addressesOf(ann, id);
      const before = await pooled();
      expect(
        await saved(ann, id, { ipv4: 1, ip: second?.address, ipv6Subnet: '', panel: 'plesk' }),
      ).toMatchObject({ server: { panelUrl: null } });
      await finish();
      const [changed] = await serversOf(ann);
      expect(changed).toMatchObject({ ip: second?.address, panelUrl: `https://${second?.address}:8443/` });
      expect((await addressesOf(ann, id)).map(({ address }) => address)).toEqual([second?.address]);
      expect((await pooled()).length).toBe(before.length - 3);
      await saved(ann, id, { panel: 'none', ipv6Subnet: 'auto' });
      await finish();
      expect((await serversOf(ann))[0]?.panelUrl).toBeNull();
      expect((await addressesOf(ann, id)).map(({ family }) => family)).toEqual(['IPv4', 'IPv6']);
    });

    // tests: ORDERS-06
    it('never has an address belong to two servers, whatever is ordered and cancelled at once', async () => {
      const size = 40;
      const people = await Promise.all(Array.from({ length: 6 }, somebody));
      await sql`delete from "server"`.execute(db);
      await sql`delete from "simulatedAddress"`.execute(db);
      const provisioner = provisionerOf(size);
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(
          people.map((person, index) =>
            order(person, orderOf({ ipv4: 1 + ((index + round) % 5), ipv6: index % 2 === 0, count: 2 })),
          ),
        );
        await finish(provisioner);
        const owners = await db.selectFrom('serverAddress').select(['address', 'serverId']).execute();
        const all = await Promise.all(people.map(serversOf));
        for (const [index, person] of people.entries())
          for (const { id, status } of all[index] ?? []) {
            expect(status).toBe('Active');
            const own = await addressesOf(person, id);
            expect(own).toHaveLength(owners.filter(({ serverId }) => serverId === id).length);
          }
        const shown = (
          await Promise.all(
            people.flatMap((person, index) => (all[index] ?? []).map(({ id }) => addressesOf(person, id))),
          )
        ).flat();
        expect(new Set(shown.map(({ address }) => address)).size).toBe(shown.length);
        const networks = ({ address }: { address: string }) => address.includes(':');
        expect(shown.filter((each) => !networks(each)).length).toBeLessThanOrEqual(size);
        // Some go while others are set up.
        await Promise.all([
          ...people.flatMap((person, index) =>
            (all[index] ?? []).slice(round === 2 ? 0 : 1).map(({ id }) => cancelNow(person, id)),
          ),
          finish(provisioner),
        ]);
        await finish(provisioner);
      }
      await Promise.all(
        people.map(async (person) => {
          for (const { id } of await serversOf(person)) await cancelNow(person, id);
        }),
      );
      await finish(provisioner);
      expect(await pooled()).toEqual([]);
      expect(await db.selectFrom('serverAddress').selectAll().execute()).toEqual([]);
    });

    // tests: ORDERS-06
    it('refuses to store an address that is another server’s', async () => {
      const [ann, bob] = [await somebody(), await somebody()];
      await order(ann, orderOf({}));
      await order(bob, orderOf({}));
      await finish();
      const [[one], [other]] = [await serversOf(ann), await serversOf(bob)];
      const taken = db
        .updateTable('server')
        .set({ addresses: JSON.stringify([other?.ip, one?.ip]) })
        .where('id', '=', other?.id as ServerId)
        .execute();
      await expect(taken).rejects.toThrow('serverAddress');
      expect((await addressesOf(bob, other?.id as ServerId)).map(({ address }) => address)).toEqual([
        other?.ip,
      ]);
    });

    // tests: ORDERS-07
    it('refunds what no address is left for, says so, and delivers again once one is free', async () => {
      const ann = await somebody();
      const buy = () =>
        billingOf(app, ann).pay(makePaymentBody({ entries: [orderOf({}, 'Diadem[NL]')], minor: 157_700 }));
      await buy();
      await finish(provisionerOf(1));
      const [only] = await serversOf(ann);
      expect(only?.status).toBe('Active');
      await buy();
      await finish(provisionerOf(1));
      expect((await serversOf(ann)).map(({ id }) => id)).toEqual([only?.id]);
      expect(await billingOf(app, ann).balance()).toBe(157_700);
      const { items } = await answerOf(
        notificationsContract.list,
        callAs(app, ann, notificationsContract.list),
      );
      expect(items[0]?.about).toMatchObject({ kind: 'orderFailed', amount: 157_700 });
      const failed = await db
        .selectFrom('operation')
        .select('reason')
        .where('status', '=', 'failed')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      expect(failed?.reason).toBe('No free addresses in nl');
      await cancelNow(ann, only?.id as ServerId);
      await finish(provisionerOf(1));
      await buy();
      await finish(provisionerOf(1));
      expect(await serversOf(ann)).toMatchObject([{ status: 'Active', ip: only?.ip }]);
    });

    // tests: ORDERS-07
    it('fails and refunds where the provisioner reports less than was ordered', async () => {
      const ann = await somebody();
      const entries = [orderOf({ ipv4: 2 })];
      await billingOf(app, ann).pay(makePaymentBody({ entries, minor: 177_700 }));
      const short: Provisioner = {
        ...provisionerOf(),
        begin: () => Promise.resolve({ status: 'done', ip: '203.0.113.7' }),
      };
      await finish(short);
      expect(await serversOf(ann)).toEqual([]);
      expect(await billingOf(app, ann).balance()).toBe(177_700);
    });
  });
}
