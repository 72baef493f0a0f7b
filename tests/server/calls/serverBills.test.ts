import { expect, it } from 'vitest';
import { billsContract } from '@app/contract/bills';
import { notificationsContract } from '@app/contract/notifications';
import { ordersContract } from '@app/contract/orders';
import { serversContract } from '@app/contract/servers';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { newCart } from '../support/everyCallFixture';
import { workOn } from '../support/provisionerWork';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';
import { openApp } from '../support/openApp';

const { ofServer } = billsContract;
const { list } = serversContract;

const { app } = await openApp();
const ann = await signIn(app);

const serversOf = async () => (await answerOf(list, callAs(app, ann, list))).items;
const billsOf = async (id: string) =>
  (await answerOf(ofServer, callAs(app, ann, ofServer, { params: { id } }))).items;

// tests: SERVERPAGE-17
it('lists what was paid for a server, newest first, and nothing of other servers', async () => {
  const all = await serversOf();
  const server = all.find(({ status }) => status === 'Active');
  const other = all.find(({ id }) => id !== server?.id);
  if (!server || !other) throw new Error('Two servers are needed');
  const id = String(server.id);
  const [before, ofOther] = [await billsOf(id), await billsOf(String(other.id))];
  const renewal = { kind: 'renewal', id: 'renewal', serverId: server.id, period: 'month' } as const;
  const body = makePaymentBody({ minor: server.monthlyPrice, entries: [renewal] });
  const paid = await billingOf(app, ann).pay(body);
  const [newest, ...rest] = await billsOf(id);
  expect(newest).toMatchObject({
    id: paid.id,
    amount: server.monthlyPrice,
    items: [{ kind: 'renewal', serverId: server.id, months: 1 }],
  });
  expect(rest).toEqual(before);
  expect(await billsOf(String(other.id))).toEqual(ofOther);
});

// tests: SERVERPAGE-17
it('lists the order of a server that it made', async () => {
  const earlier = new Set((await serversOf()).map(({ id }) => id));
  const body = makePaymentBody({ minor: 315_400, entries: newCart() });
  const paid = await billingOf(app, ann).pay(body);
  await workOn(app);
  await workOn(app, {}, 60);
  const made = (await serversOf()).filter(({ id }) => !earlier.has(id));
  expect(made.length).toBeGreaterThan(0);
  for (const { id } of made)
    expect((await billsOf(String(id))).map((each) => [each.id, each.items[0]?.kind])).toEqual([
      [paid.id, 'order'],
    ]);
});

// tests: NOTIFY-13
it('names the order in the notifications of its payment and of its servers', async () => {
  const notificationsOf = async () =>
    (await answerOf(notificationsContract.list, callAs(app, ann, notificationsContract.list))).items;
  const earlier = new Set((await notificationsOf()).map(({ id }) => id));
  const paid = await billingOf(app, ann).pay(makePaymentBody({ minor: 315_400, entries: newCart() }));
  await workOn(app);
  await workOn(app, {}, 60);
  const { items } = await answerOf(ordersContract.list, callAs(app, ann, ordersContract.list));
  const order = items.find(({ paymentNumber }) => paymentNumber === paid.number);
  expect(order).toBeDefined();
  const fresh = (await notificationsOf()).filter(({ id }) => !earlier.has(id));
  const orderIds = fresh.map(({ about }) => ['orderId' in about && about.orderId, about.kind]);
  expect(orderIds).toContainEqual([order?.id, 'paymentReceived']);
  expect(orderIds.filter(([, kind]) => kind === 'serverReady')).toEqual(
    order?.items.map(() => [order.id, 'serverReady']),
  );
});

it('knows no server of another account', async () => {
  const stranger = await signIn(app);
  const [server] = await serversOf();
  const call = { params: { id: String(server?.id) } };
  expect(await codeOf(await callAs(app, stranger, ofServer, call))).toBe('notFound');
});
