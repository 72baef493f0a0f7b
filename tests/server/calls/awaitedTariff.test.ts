import { expect, it } from 'vitest';
import { notificationsContract } from '@app/contract/notifications';
import { serversContract } from '@app/contract/servers';
import { billingOf, newKey, setBalance } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { answerOf, callAs, signIn } from '../support/signedIn';
import { tariffBody } from '../support/tariffCharge';

const { db, app } = await openApp();
const ann = await signIn(app);

const { list, settings, details, changeTariff } = serversContract;

async function first() {
  const [server] = (await answerOf(list, callAs(app, ann, list))).items;
  if (!server) throw new Error('No server');
  return server;
}

async function change(id: number, tariff: string) {
  const server = (await answerOf(list, callAs(app, ann, list))).items.find((each) => each.id === id);
  if (!server) throw new Error('No server');
  const call = { params: { id: String(id) }, key: newKey(), body: tariffBody(server, tariff) };
  return answerOf(changeTariff, callAs(app, ann, changeTariff, call));
}

const bills = async (known: readonly number[]) =>
  (await billingOf(app, ann).history()).items.filter(({ id }) => !known.includes(id));

const unread = async () =>
  (await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list))).items.filter(
    ({ isRead }) => !isRead,
  ).length;

// D28
// tests: LEDGER-06
it('says what a server waits for until its bill is paid, and has one bill for it at most', async () => {
  const { id, tariff } = await first();
  const before = (await billingOf(app, ann).history()).items.map((payment) => payment.id);
  await setBalance(db, ann.id, 0);
  const unreadBefore = await unread();
  expect(await change(id, 'Intercrus')).toMatchObject({ tariff, awaitedTariff: 'Intercrus[GB]' });
  expect(await first()).toMatchObject({ tariff, awaitedTariff: 'Intercrus[GB]' });
  const params = { id: String(id) };
  const read = await answerOf(settings, callAs(app, ann, settings, { params }));
  expect(read.server).toMatchObject({ tariff, awaitedTariff: 'Intercrus[GB]' });
  const { events } = await answerOf(details, callAs(app, ann, details, { params }));
  expect(events[0]).toMatchObject({ kind: 'tariffRequested', detail: `${tariff} → Intercrus[GB]` });

  expect(await change(id, 'Castor')).toMatchObject({ tariff, awaitedTariff: 'Castor[GB]' });
  const [newest, cancelled, ...others] = await bills(before);
  expect([newest?.status, cancelled?.status, others]).toEqual(['Pending', 'Canceled', []]);
  // The new bill is due, and the old one was cancelled (D39); its own reminder is read.
  expect(await unread()).toBe(unreadBefore + 2);

  await setBalance(db, ann.id, newest?.amount ?? 0);
  expect((await billingOf(app, ann).payPending([newest?.id ?? 0])).status).toBe(204);
  expect(await first()).toMatchObject({ tariff: 'Castor[GB]', awaitedTariff: null });
});

it('waits for nothing once the bill is deleted, or another tariff was paid at once', async () => {
  const { id } = await first();
  const before = (await billingOf(app, ann).history()).items.map((payment) => payment.id);
  await setBalance(db, ann.id, 0);
  await change(id, 'Intercrus');
  const [bill] = await bills(before);
  await billingOf(app, ann).deletePending([bill?.id ?? 0]);
  expect((await first()).awaitedTariff).toBeNull();

  await change(id, 'Electra');
  // A downgrade costs nothing (D18).
  expect(await change(id, 'Arcturus')).toMatchObject({ tariff: 'Arcturus[GB]', awaitedTariff: null });
  expect((await bills(before)).map(({ status }) => status)).toEqual(['Canceled']);
});
