import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { serversContract } from '@app/contract/servers';
import { seedTimeZone, settingsVersion, timeZoneOf } from '@app/server/settings/storedSettings';
import { salesFigures } from '@app/server/admin/sales';
import { userFigures } from '@app/server/admin/users';
import type { Db } from '@app/server/db/database';
import { findIssuedDocument } from '@app/server/billingDocuments/issue';
import { sampleSettings } from '@/sample-data/admin';
import { makeOrderEntry } from '@/sample-data/cart';
import type { CartEntry } from '@/domain/cart/entry';
import type { IsoDate } from '@/domain/time/dates';
import { billingDocumentSchema } from '@/domain/documents/billingDocument';
import { longDate } from '@/i18n/longDate';
import { balanceOf } from '@app/server/ledger/balance';
import { longPayer } from './billingDocuments';
import { noticesOf } from './notices';
import { billingOf, makePaymentBody, newKey, setBalance } from './accountMoney';
import { moveClock, restoreClock } from './atNoon';
import { addServer, renewalClock } from './renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from './signedIn';
import { createTestApp, type TestApp } from './testApp';

const price = 157_700;
/** 00:30 of 1 January 2027 in Moscow, 16:30 of the day before in New York. */
const newYear = '2026-12-31T21:30:00Z';

/** The provider's days (D41), on any database. */
export function calendarSuite(name: string, open: () => Promise<Db>): void {
  describe(name, () => {
    let db: Db;
    let app: TestApp;
    let admin: Person;
    let ann: Person;
    restoreClock();
    beforeAll(async () => {
      db = await open();
      app = createTestApp(db, { deps: { hasDemoData: false } });
    });
    beforeEach(async () => {
      moveClock('2026-12-31T20:45:00Z');
      await db.deleteFrom('setting').execute();
      [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
      await callAs(app, ann, serversContract.list);
    });
    afterAll(async () => {
      expect(app.errors).toEqual([]);
      await db.destroy();
    });

    const saveZone = async (timeZone: string) =>
      callAs(app, admin, adminContract.saveSettings, {
        body: { ...sampleSettings, timeZone },
        version: await settingsVersion(db),
      });

    /** Pays an order from the balance and returns its stored data. */
    async function order() {
      await setBalance(db, ann.id, price);
      const { id } = await billingOf(app, ann).pay(
        makePaymentBody({ minor: 0, fromBalance: price, entries: [makeOrderEntry({ id: newKey() })] }),
      );
      const { date } = await db
        .selectFrom('payment')
        .select('date')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const server = await db
        .selectFrom('server')
        .select(['createdOn', 'endDate'])
        .where('userId', '=', ann.id)
        .executeTakeFirstOrThrow();
      return { date, ...server, receipt: await findIssuedDocument(db, id, 'receipt') };
    }

    // tests: DAYS-01
    it('counts what is paid at 00:30 of 1 January in Moscow to the new year', async () => {
      moveClock(newYear);
      const { date, createdOn, endDate, receipt } = await order();
      expect([date, createdOn, endDate]).toEqual(['2027-01-01', '2027-01-01', '2027-02-01']);
      expect(receipt?.date).toBe('2027-01-01');
      expect(receipt?.number).toMatch(/^2027-/);
      expect(await salesFigures(db)).toEqual([{ date: '2027-01-01', amount: price }]);
      const summary = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
      expect(summary).toMatchObject({ today: '2027-01-01', timeZone: 'Europe/Moscow' });
    });

    it('counts it to the old year where the provider is in New York', async () => {
      expect((await saveZone('America/New_York')).status).toBe(200);
      moveClock(newYear);
      const { date, createdOn, receipt } = await order();
      expect([date, createdOn]).toEqual(['2026-12-31', '2026-12-31']);
      expect(receipt?.number).toMatch(/^2026-/);
      const summary = await answerOf(accountContract.summary, callAs(app, ann, accountContract.summary));
      expect(summary).toMatchObject({ today: '2026-12-31', timeZone: 'America/New_York' });
    });

    // tests: DAYS-04
    it('says one last day of a service: in the list, on receipts and acts, and in the mail', async () => {
      moveClock('2026-12-31T20:45:00Z');
      await setBalance(db, ann.id, price * 2);
      const billing = billingOf(app, ann);
      const payer = longPayer;
      const pay = async (entry: CartEntry) => {
        const body = makePaymentBody({
          minor: 0,
          fromBalance: price,
          method: 'manual',
          payer,
          entries: [entry],
        });
        const { id } = await billing.pay(body);
        return (await findIssuedDocument(db, id, 'receipt'))?.lines[0]?.days;
      };
      const listed = async () =>
        (await answerOf(serversContract.list, callAs(app, ann, serversContract.list))).items[0];
      expect(await pay(makeOrderEntry({ id: newKey() }))).toEqual({ from: '2026-12-31', to: '2027-01-31' });
      const server = await listed();
      if (!server) throw new Error('No server');
      expect(server.endDate).toBe('2027-01-31');
      const renewal = { kind: 'renewal', id: newKey(), serverId: server.id, period: 'month' } as const;
      expect(await pay(renewal)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
      expect(await listed()).toMatchObject({ endDate: '2027-02-28', anchorDay: 31, renewalPeriod: 'month' });
      const { leave } = serversContract;
      const params = { id: String(server.id) };
      await callAs(app, ann, leave, { params, body: { when: 'atEnd' }, key: newKey() });
      const clock = renewalClock(db, 1);
      await clock.finishOperations();
      const mail = clock.mails.find(({ summary }) => summary === 'server: leaves');
      expect(mail?.text).toContain(`до ${longDate('2027-02-28', 'ru')} включительно`);
      clock.pass(70 * 86_400_000);
      await clock.settle();
      const acts = await db
        .selectFrom('paper')
        .select('content')
        .where('userId', '=', ann.id)
        .where('kind', '=', 'act')
        .orderBy('id')
        .execute();
      const days = acts.flatMap(({ content }) => {
        const act = v.parse(billingDocumentSchema, content);
        return act.lines.map((line) => line.days);
      });
      expect(days).toEqual([
        { from: '2026-12-31', to: '2026-12-31' },
        { from: '2027-01-01', to: '2027-01-31' },
        { from: '2027-02-01', to: '2027-02-28' },
      ]);
      expect(clock.errors).toEqual([]);
    });

    // tests: DAYS-03
    it('renews a year for a year, at its price, as the reminders and mails say', async () => {
      const year = 1_608_600;
      const id = await addServer(db, ann.id, 20, { renewalPeriod: 'year' });
      await setBalance(db, ann.id, year + 500);
      const clock = renewalClock(db, 1);
      await clock.live(20);
      const row = await db
        .selectFrom('server')
        .select(['endDate', 'renewalPeriod'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ endDate: '2028-01-20', renewalPeriod: 'year' });
      expect(await balanceOf(db, ann.id)).toBe(500);
      const texts = clock.mails
        .filter(({ to, summary }) => to === ann.email && summary.startsWith('server:'))
        .map(({ text }) => text);
      expect(texts).toHaveLength(5);
      for (const text of texts) expect(text).toMatch(/ (на|ещё за) год\./);
      const told = await noticesOf(db, ann);
      expect(
        told.map(({ about }) => ('period' in about ? [about.kind, about.period, about.amount] : [])),
      ).toEqual([
        ...Array.from({ length: 4 }, () => ['serverRenewing', 'year', year]),
        ['serverRenewed', 'year', year],
      ]);
      expect(clock.errors).toEqual([]);
    });

    it('renews for the period that was chosen on server edit, and for the one that was bought since', async () => {
      const id = await addServer(db, ann.id, 20);
      const params = { id: String(id) };
      const { settings, save, list } = serversContract;
      const edited = await answerOf(settings, callAs(app, ann, settings, { params }));
      expect(edited.settings.renewalPeriod).toBe('month');
      await answerOf(
        save,
        callAs(app, ann, save, {
          params,
          version: edited.version,
          body: {
            settings: { ...edited.settings, renewalPeriod: '6months' },
            password: null,
            userPassword: null,
            charge: 0,
          },
        }),
      );
      const period = async () => (await answerOf(list, callAs(app, ann, list))).items[0]?.renewalPeriod;
      expect(await period()).toBe('6months');
      await setBalance(db, ann.id, 449_500);
      await billingOf(app, ann).pay(
        makePaymentBody({
          minor: 0,
          fromBalance: 449_500,
          entries: [{ kind: 'renewal', id: newKey(), serverId: id, period: '3months' }],
        }),
      );
      expect(await period()).toBe('3months');
    });

    it.each(['Moscow', 'Europe/Atlantis', '+03:00'])('refuses %s as a time zone', async (zone) => {
      const answer = await saveZone(zone);
      expect([answer.status, await codeOf(answer)]).toEqual([422, 'invalidRequest']);
      expect(await timeZoneOf(db)).toBe('Europe/Moscow');
    });

    it('takes the zone of the environment until one was saved', async () => {
      await seedTimeZone(db, 'Asia/Tokyo');
      expect(await timeZoneOf(db)).toBe('Asia/Tokyo');
      await saveZone('Asia/Almaty');
      await seedTimeZone(db, 'Asia/Tokyo');
      expect(await timeZoneOf(db)).toBe('Asia/Almaty');
      // Saved before there was such a setting.
      const { timeZone: _, ...older } = { ...sampleSettings, siteName: 'Older' };
      await db
        .updateTable('setting')
        .set({ value: JSON.stringify(older) })
        .execute();
      expect(await timeZoneOf(db)).toBe('Europe/Moscow');
      await seedTimeZone(db, 'Asia/Tokyo');
      expect(await timeZoneOf(db)).toBe('Asia/Tokyo');
      const stored = await db.selectFrom('setting').select('value').executeTakeFirstOrThrow();
      expect(stored.value).toMatchObject({ siteName: 'Older' });
    });

    it('counts who joined by the provider’s months', async () => {
      await db
        .updateTable('user')
        .set({ createdAt: new Date('2026-12-15T00:00:00Z') })
        .execute();
      await db
        .updateTable('user')
        .set({ createdAt: new Date(newYear) })
        .where('id', '=', ann.id)
        .execute();
      const joined = async (month: IsoDate) =>
        (await userFigures(db)).filter((each) => each.joined === month).map(({ count }) => count);
      expect(await joined('2027-01-01')).toEqual([1]);
      await saveZone('America/New_York');
      expect(await joined('2027-01-01')).toEqual([]);
      const { createdAt } = await db
        .selectFrom('user')
        .select('createdAt')
        .where('id', '=', ann.id)
        .executeTakeFirstOrThrow();
      expect(createdAt).toEqual(new Date(newYear));
    });

    it('renews at the provider’s midnight, not before it, and looks again when the zone changes', async () => {
      const id = await addServer(db, ann.id, 1);
      await setBalance(db, ann.id, price);
      const clock = renewalClock(db, 2);
      const endDate = async () =>
        (await db.selectFrom('server').select('endDate').where('id', '=', id).executeTakeFirstOrThrow())
          .endDate;
      const at = async (moment: string) => {
        clock.pass(Date.parse(moment) - clock.now().getTime());
        await clock.settle();
      };
      await at('2026-12-31T20:59:00Z');
      expect(await endDate()).toBe('2027-01-01');
      await saveZone('America/New_York');
      await at('2026-12-31T21:01:00Z');
      expect(await endDate()).toBe('2027-01-01');
      await saveZone('Europe/Moscow');
      await at('2026-12-31T21:02:00Z');
      expect(await endDate()).toBe('2027-02-01');
      expect(clock.errors).toEqual([]);
    });

    it('ends a cancelled server with its last day, wherever the provider has moved meanwhile', async () => {
      const id = await addServer(db, ann.id, 0);
      await answerOf(
        serversContract.leave,
        callAs(app, ann, serversContract.leave, {
          params: { id: String(id) },
          body: { when: 'atEnd' },
          key: newKey(),
        }),
      );
      const clock = renewalClock(db, 1);
      const isThere = async () =>
        (await db.selectFrom('server').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
      const at = async (moment: string) => {
        clock.pass(Date.parse(moment) - clock.now().getTime());
        await clock.settle();
        return isThere();
      };
      expect(await at('2026-12-31T20:59:00Z')).toBe(true);
      await saveZone('Europe/Berlin');
      expect(await at('2026-12-31T21:01:00Z')).toBe(true);
      expect(await at('2026-12-31T22:59:00Z')).toBe(true);
      expect(await at('2026-12-31T23:01:00Z')).toBe(false);
      expect(clock.errors).toEqual([]);
    });
  });
}
