import { createHmac } from 'node:crypto';
import { quotaDefaults } from '@/domain/admin/quotas';
import { describe, expect, it } from 'vitest';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { webhooksContract } from '@app/contract/webhooks';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { createWorker } from '@app/server/jobs/worker';
import { webhookHandler } from '@app/server/webhooks/deliverJob';
import { isPublicAddress, isPublicHost } from '@app/server/webhooks/publicAddress';
import { createSendWebhook, publicLookup, type SendWebhook } from '@app/server/webhooks/sendWebhook';
import { randomUUID } from 'node:crypto';
import { retryPauses, type WebhookTopic } from '@/domain/webhooks/webhook';
import { handlersOf } from '../support/jobHandlers';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { createTestApp, testSeal } from '../support/testApp';

const { db, app } = await openApp();
const { list, create, rotate, resume, test: sendTest, deliveries, remove } = webhooksContract;

type Post = Parameters<SendWebhook>[1] & { readonly url: string };

/** An account with a webhook, and a worker whose receiver answers as a test wants. */
async function open(topics: readonly WebhookTopic[] = ['servers', 'billing', 'support']) {
  await db.deleteFrom('job').execute();
  const ann = await signIn(app);
  await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const body = { url: 'https://hooks.example.com/in', topics };
  const { webhook, secret } = await answerOf(create, callAs(app, ann, create, { body }));
  const posts: Post[] = [];
  const receiver: { status: number | Error; now: Date } = { status: 200, now: new Date() };
  const send: SendWebhook = (url, post) => {
    posts.push({ url, ...post });
    const { status } = receiver;
    return status instanceof Error ? Promise.reject(status) : Promise.resolve({ status, answer: 'seen' });
  };
  const worker = createWorker({
    db,
    changes: app.deps.changes,
    handlers: handlersOf(app.deps.gateways, { webhook: webhookHandler({ seal: testSeal, send }) }),
    log: recordedLog().log,
    clock: () => receiver.now,
  });
  const params = { id: String(webhook.id) };
  const later = (seconds: number) => {
    receiver.now = new Date(receiver.now.getTime() + seconds * 1000);
    return worker.runDue();
  };
  return {
    ann,
    webhook,
    secret,
    posts,
    receiver,
    params,
    later,
    log: async () => (await answerOf(deliveries, callAs(app, ann, deliveries, { params }))).items,
    test: () => answerOf(sendTest, callAs(app, ann, sendTest, { params })),
  };
}

async function ask(person: Person) {
  const body = { subject: 'PHP', service: null, serverId: null, department: 'technical', message: '502' };
  const { create: add } = supportContract;
  return answerOf(add, callAs(app, person, add, { body, key: randomUUID() }));
}

// tests: HOOKS-01, HOOKS-02
it('receives an event, signed as Standard Webhooks define it', async () => {
  const { ann, secret, posts, later, log } = await open();
  const { id } = await ask(ann);
  await later(1);
  expect(posts).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = posts;
  expect(url).toBe('https://hooks.example.com/in');
  expect(JSON.parse(body)).toMatchObject({
    type: 'ticket.message',
    data: { ticketId: String(id), number: 1, author: 'customer' },
  });
  // Computed here from the specification alone.
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(30);
  expect((await log())[0]).toMatchObject({
    type: 'ticket.message',
    state: 'delivered',
    attempts: 1,
    status: 200,
    answer: 'seen',
  });
});

// tests: HOOKS-01
it('receives only its topics, of its own account, and nothing of what was rolled back', async () => {
  const { ann, posts, later } = await open(['servers']);
  await ask(ann);
  await ask(await signIn(app));
  await db
    .transaction()
    .execute(async (tx) => {
      const { id: serverId } = await tx
        .selectFrom('server')
        .select('id')
        .where('userId', '=', ann.id)
        .executeTakeFirstOrThrow();
      const event = { userId: ann.id, serverId, kind: 'stopped', actor: 'system', detail: null } as const;
      await tx
        .insertInto('serverEvent')
        .values({ ...event, at: new Date() })
        .execute();
      throw new RangeError('rolled back');
    })
    .catch(() => undefined);
  await later(1);
  expect(posts).toEqual([]);
  const servers = await answerOf(serversContract.list, callAs(app, ann, serversContract.list));
  const active = servers.items.find(({ status }) => status === 'Active');
  const body = { ids: [String(active?.id)] };
  expect((await callAs(app, ann, serversContract.reboot, { body })).status).toBe(204);
  await later(1);
  expect(posts.map((post) => (JSON.parse(post.body) as { type: string }).type)[0]).toMatch(/^server\./);
});

// tests: HOOKS-03
it('is retried with growing pauses under the same id, and is delivered once it answers', async () => {
  const { test, posts, receiver, later, log } = await open();
  receiver.status = 503;
  await test();
  await later(1);
  expect((await log())[0]).toMatchObject({ state: 'waiting', attempts: 1, status: 503 });
  await later(retryPauses[0] - 1);
  expect(posts).toHaveLength(1);
  receiver.status = new Error('connect ECONNREFUSED');
  await later(1);
  expect((await log())[0]).toMatchObject({ attempts: 2, status: null, answer: 'connect ECONNREFUSED' });
  receiver.status = 204;
  await later(retryPauses[1]);
  expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: 3, status: 204 });
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(posts.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
  await later(100_000);
  expect(posts).toHaveLength(3);
});

it.each([
  [200, 'delivered'],
  [299, 'delivered'],
  [300, 'waiting'],
  [302, 'waiting'],
  [404, 'waiting'],
])('a receiver that answers %i leaves the event %s', async (status, state) => {
  const { test, receiver, later, log } = await open();
  receiver.status = status;
  await test();
  await later(1);
  expect(await log()).toMatchObject([{ state, status, attempts: 1 }]);
});

// tests: HOOKS-04
it('is paused after five failed deliveries in a row, and resumed by its owner', async () => {
  const { ann, test, posts, receiver, params, later, log } = await open();
  receiver.status = 500;
  const isPaused = async () => (await answerOf(list, callAs(app, ann, list))).items[0]?.isPaused;
  for (let failed = 0; failed < 5; failed += 1) {
    expect(await isPaused()).toBe(false);
    await test();
    await later(1);
    for (const pause of retryPauses) await later(pause);
    expect((await log())[0]).toMatchObject({ state: 'failed', attempts: retryPauses.length + 1 });
  }
  const ids = (await log()).map(({ id }) => id);
  expect(ids, 'the newest first').toEqual(ids.toSorted((one, other) => other - one));
  expect(ids).toHaveLength(5);
  expect(await isPaused()).toBe(true);
  const sent = posts.length;
  await ask(ann);
  await later(1);
  expect(posts).toHaveLength(sent);
  receiver.status = 200;
  await answerOf(resume, callAs(app, ann, resume, { params }));
  expect(await isPaused()).toBe(false);
  await ask(ann);
  await later(1);
  expect(posts).toHaveLength(sent + 1);
});

// tests: HOOKS-05
it('has a secret that is stored sealed and can be replaced', async () => {
  const { ann, secret, webhook, params, test, posts, later } = await open();
  const stored = await db
    .selectFrom('webhook')
    .select('secret')
    .where('id', '=', webhook.id)
    .executeTakeFirst();
  expect(stored?.secret).not.toContain(secret.slice(6));
  const next = await answerOf(rotate, callAs(app, ann, rotate, { params }));
  expect(next.secret).not.toBe(secret);
  await test();
  await later(1);
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = posts;
  const key = Buffer.from(next.secret.slice(6), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
});

it('keeps its log for 30 days', async () => {
  const { test, webhook } = await open();
  await test();
  const kept = () =>
    db.selectFrom('webhookDelivery').select('id').where('webhookId', '=', webhook.id).execute();
  const day = 24 * 3_600_000;
  await deleteExpired(db, new Date(Date.now() + 29 * day));
  expect(await kept()).toHaveLength(1);
  await deleteExpired(db, new Date(Date.now() + 31 * day));
  expect(await kept()).toEqual([]);
});

it('belongs to its account alone, and is removed with its deliveries', async () => {
  const { ann, webhook, params, test } = await open();
  await test();
  const bob = await signIn(app);
  for (const one of [rotate, resume, sendTest, deliveries, remove]) {
    const answer = await callAs(app, bob, one, { params });
    expect([one.path, answer.status]).toEqual([one.path, 404]);
  }
  expect((await callAs(app, ann, remove, { params })).status).toBe(204);
  const left = db.selectFrom('webhookDelivery').select('id').where('webhookId', '=', webhook.id);
  expect(await left.execute()).toEqual([]);
  const body = { url: 'https://hooks.example.com', topics: ['servers'] };
  for (let made = 0; made < quotaDefaults.webhooksPerAccount; made += 1)
    await answerOf(create, callAs(app, ann, create, { body }));
  const refused = await callAs(app, ann, create, { body });
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'tooManyWebhooks']);
});

// tests: HOOKS-06
describe('a private address', () => {
  it.each([
    ['https://127.0.0.1/', 'privateAddress'],
    ['https://[::1]/', 'privateAddress'],
    ['https://[::ffff:10.0.0.1]/', 'privateAddress'],
    ['https://0x7f.1/', 'privateAddress'],
    ['https://2130706433/', 'privateAddress'],
    ['https://169.254.169.254/latest/meta-data', 'privateAddress'],
    ['https://localhost/', 'privateAddress'],
    ['https://db.internal./', 'privateAddress'],
    ['http://example.com/', 'invalidRequest'],
    ['https://user:pw@example.com/', 'invalidRequest'],
    ['ftp://example.com/', 'invalidRequest'],
  ])('%s is refused', async (url, code) => {
    const ann = await signIn(app);
    const refused = await callAs(app, ann, create, { body: { url, topics: ['servers'] } });
    expect([refused.status, await codeOf(refused)]).toEqual([422, code]);
  });

  it('is known by its network, and so is a public one', () => {
    for (const address of [
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['fe80::1', 'fc00::1', '::', '2002:7f00:1::', '64:ff9b::7f00:1', 'nonsense'])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    expect(isPublicHost('hooks.example.com')).toBe(true);
  });

  it('is refused also when a name leads to it, before anything is sent', async () => {
    const found = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error) => resolve(error?.message)),
    );
    expect(found).toBe('The name leads to a private address');
    const send = createSendWebhook(['hooks.internal']);
    await expect(send('https://127.0.0.1:1/', { headers: {}, body: '' })).rejects.toThrow(
      'The address is private',
    );
  });

  it('is accepted and reached where the environment names its host, and no other host is', async () => {
    const named = createTestApp(db, { deps: { privateHosts: ['127.0.0.1'] } });
    const ann = await signIn(named);
    const add = (url: string) => callAs(named, ann, create, { body: { url, topics: ['servers'] } });
    expect((await add('https://127.0.0.1:8443/in')).status).toBe(201);
    expect(await codeOf(await add('https://127.0.0.2/in'))).toBe('privateAddress');
    await expect(
      createSendWebhook(['127.0.0.1'])('https://127.0.0.1:1/', { headers: {}, body: '' }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});
