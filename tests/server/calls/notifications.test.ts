import { expect, it, vi } from 'vitest';
import { changeTopics } from '@app/contract/changes';
import { notificationsContract } from '@app/contract/notifications';
import { changesOfOne } from '@app/server/changes';
import { sampleNotifications } from '@/sample-data/notifications';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';
import { createTestApp } from '../support/testApp';
import { openTwoAccounts } from '../support/twoAccounts';

const { app, ann, bob } = await openTwoAccounts();

const list = (person: Person) =>
  answerOf(notificationsContract.list, callAs(app, person, notificationsContract.list));

// tests: ACCOUNT-04
it('begins with the specification’s sample, newest first, near the account’s first day (D25)', async () => {
  const { items } = await list(ann);
  expect(items.map(({ about }) => about.kind)).toEqual(sampleNotifications.map(({ about }) => about.kind));
  expect(items.filter(({ isRead }) => !isRead)).toHaveLength(3);
  const age = Date.now() - Date.parse(items[0]?.at ?? '');
  expect(age).toBeLessThan(2 * 86_400_000);
});

it('marks one’s own as read, for every tab, and nobody else’s', async () => {
  const told = vi.fn();
  const stop = app.deps.changes.subscribe(ann.id, told);
  const ids = (await list(ann)).items.map(({ id }) => id);
  const mark = (person: Person, body: unknown) =>
    answerOf(notificationsContract.setRead, callAs(app, person, notificationsContract.setRead, { body }));
  await mark(bob, { ids, isRead: true });
  expect((await list(ann)).items.filter(({ isRead }) => !isRead)).toHaveLength(3);
  expect(told).not.toHaveBeenCalled();
  await mark(ann, { ids: [...ids, 'nonsense', '999999999999999'], isRead: true });
  expect((await list(ann)).items.every(({ isRead }) => isRead)).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith(['notifications']);
  stop();
  // They can be marked as unread again.
  await mark(ann, { ids: ids.slice(0, 2), isRead: false });
  expect((await list(ann)).items.map(({ isRead }) => isRead)).toEqual(ids.map((_, at) => at > 1));
});

// tests: ACCOUNT-05
it('begins empty where no demo data is wanted', async () => {
  const empty = createTestApp(app.deps.db, { deps: { hasDemoData: false } });
  const person = await signIn(empty);
  expect(
    await answerOf(notificationsContract.list, callAs(empty, person, notificationsContract.list)),
  ).toEqual({ items: [] });
});

// A page reads before it listens, so changes in between are sent as soon as it listens.
// tests: ACCOUNT-09
it.each([
  ['what it has missed', 500, ['servers', 'payments', 'cart']],
  ['of everything where that is not known any more', 10_000_000, changeTopics],
])('tells a tab that begins to listen %s', async (_, silentFor, topics) => {
  let now = 0;
  const changes = changesOfOne(() => now);
  const fresh = createTestApp(app.deps.db, { deps: { changes } });
  changes.committed([{ userId: ann.id, topics: ['account'] }]);
  now = 1000;
  changes.committed([{ userId: ann.id, topics: ['servers', 'payments'] }]);
  changes.committed([{ userId: bob.id, topics: ['tickets'] }]);
  changes.committed([{ userId: ann.id, topics: ['servers', 'cart'] }]);
  now = 1500;
  const headers = { cookie: ann.cookie };
  const tab = await fresh.fetch(`/api/changes?silentFor=${silentFor}`, { headers });
  const reader = tab.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect((await reader?.read())?.value).toContain(JSON.stringify({ topics }));
  await reader?.cancel();
});

it('refuses to say what was missed in a time that is none', async () => {
  const answer = await app.fetch('/api/changes?silentFor=ages', { headers: { cookie: ann.cookie } });
  expect(answer.status).toBe(422);
});

// tests: ACCOUNT-09
it('notifies a listening tab of changes, and ends when the server stops', async () => {
  const answer = await app.fetch('/api/changes', { headers: { cookie: ann.cookie } });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const account = JSON.stringify({ account: ann.email, id: ann.id });
  expect((await reader?.read())?.value).toBe(`: open\n\nevent: account\ndata: ${account}\n\n`);
  app.deps.changes.committed([{ userId: bob.id, topics: ['servers'] }]);
  app.deps.changes.committed([{ userId: ann.id, topics: ['servers', 'payments'] }]);
  expect((await reader?.read())?.value).toContain('{"topics":["servers","payments"]}');
  app.deps.readiness.drain();
  expect((await reader?.read())?.done).toBe(true);
});
