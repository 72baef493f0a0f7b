import { beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { notificationsContract } from '@app/contract/notifications';
import { toChoices } from '@/domain/results/notices';
import { newKey } from '../support/accountMoney';
import { openApp } from '../support/openApp';
import { addServer, renewalClock } from '../support/renewalClock';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';

/* Incidents: announced by staff, read and heard of by those whom they concern. */

const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
const { addIncident, incidents, saveIncident, updateIncident } = adminContract;

let [ann, bob]: [Person, Person] = [admin, admin];

const announced = {
  kind: 'incident',
  severity: 'major',
  state: 'investigating',
  title: { ru: 'Сбой <сети>', en: 'Network failure' },
  text: { ru: 'Выясняем', en: 'Looking' },
  datacenters: ['gb'],
  services: ['network'],
  window: null,
} as const;

const announce = (changes: object = {}, key = newKey()) =>
  callAs(app, admin, addIncident, { key, body: { ...announced, ...changes } });
const add = (changes: object = {}) => answerOf(addIncident, announce(changes));
const update = (id: number, state: string, key = newKey()) =>
  callAs(app, admin, updateIncident, {
    params: { id: String(id) },
    key,
    body: { state, text: { ru: 'Новость', en: 'News' } },
  });
const shownTo = async (person: Person) =>
  (await answerOf(accountContract.summary, callAs(app, person, accountContract.summary))).incidents.map(
    ({ id }) => id,
  );
const heardBy = async (person: Person) => {
  const { items } = await answerOf(
    notificationsContract.list,
    callAs(app, person, notificationsContract.list),
  );
  return items.flatMap(({ about }) =>
    about.kind === 'incident' ? [{ id: about.incidentId, isResolved: about.isResolved }] : [],
  );
};
const mailsFor = async (person: Person) => {
  const rows = await db.selectFrom('job').select('key').where('kind', '=', 'mail').execute();
  return rows
    .map(({ key }) => key)
    .filter((key) => key.startsWith('mail:incident:') && key.endsWith(person.id));
};
const runJobs = () => renewalClock(db, 1).finishOperations();

beforeEach(async () => {
  await db.deleteFrom('incident').execute();
  // Of other tests' customers.
  await db.deleteFrom('server').execute();
  [ann, bob] = [await signIn(app), await signIn(app)];
  for (const person of [ann, bob]) await callAs(app, person, accountContract.summary);
  await addServer(db, ann.id, 30);
});

// tests: STATUS-03
it('shows to those with a server there, or to everybody', async () => {
  const { id } = await add();
  expect(await shownTo(ann)).toEqual([id]);
  expect(await shownTo(bob)).toEqual([]);
  const { id: news } = await add({ kind: 'announcement', state: 'published', datacenters: [], services: [] });
  expect(await shownTo(ann)).toEqual([news, id]);
  expect(await shownTo(bob)).toEqual([news]);
  await update(id, 'resolved');
  expect(await shownTo(ann)).toEqual([news]);
});

// tests: STATUS-04
it('notifies those whom it concerns once of its beginning and once of its end', async () => {
  const { id } = await add();
  await runJobs();
  await runJobs();
  expect(await heardBy(ann)).toEqual([{ id, isResolved: false }]);
  expect(await heardBy(bob)).toEqual([]);
  expect(await mailsFor(ann)).toHaveLength(1);
  await update(id, 'monitoring');
  await runJobs();
  expect(await heardBy(ann)).toHaveLength(1);
  await update(id, 'resolved');
  await runJobs();
  expect(await heardBy(ann)).toEqual([
    { id, isResolved: true },
    { id, isResolved: false },
  ]);
  expect(await mailsFor(ann)).toHaveLength(2);
  expect(await heardBy(bob)).toEqual([]);
  const { items } = await answerOf(incidents, callAs(app, admin, incidents));
  expect(items).toMatchObject([{ id, state: 'resolved', recipients: 1 }]);
});

// tests: STATUS-04
it('notifies by the channels of the account’s settings', async () => {
  const { saveNotices } = accountContract;
  const choices = { ...toChoices({}), incidents: { portal: true, mail: false } };
  await callAs(app, ann, saveNotices, { body: { choices, language: 'ru' } });
  await add();
  await runJobs();
  expect(await heardBy(ann)).toHaveLength(1);
  expect(await mailsFor(ann)).toEqual([]);
});

it('notifies those whom a change touches, and nobody again', async () => {
  const { id, version } = await add({ datacenters: ['nl'] });
  await runJobs();
  expect(await heardBy(ann)).toEqual([]);
  const { severity, title, services, window } = announced;
  const change = { severity, title, services, window, datacenters: ['nl', 'gb'] };
  const saved = await callAs(app, admin, saveIncident, { params: { id: String(id) }, body: change, version });
  expect(saved.status).toBe(200);
  await runJobs();
  expect(await heardBy(ann)).toHaveLength(1);
  const late = await callAs(app, admin, saveIncident, { params: { id: String(id) }, body: change, version });
  expect([late.status, await codeOf(late)]).toEqual([409, 'stale']);
});

// tests: STATUS-02
it('keeps its history, and is closed for good', async () => {
  const { id } = await add();
  const key = newKey();
  await update(id, 'identified', key);
  await update(id, 'identified', key);
  const { items } = await answerOf(incidents, callAs(app, admin, incidents));
  expect(items[0]?.updates.map(({ state, text }) => [state, text.ru])).toEqual([
    ['identified', 'Новость'],
    ['investigating', 'Выясняем'],
  ]);
  expect((await update(id, 'scheduled')).status).toBe(422);
  expect((await update(id, 'resolved')).status).toBe(200);
  const closed = await update(id, 'monitoring');
  expect([closed.status, await codeOf(closed)]).toEqual([409, 'changed']);
  expect((await update(999_999, 'monitoring')).status).toBe(404);
});

it.each([
  { title: { ru: ' ', en: 'x' } },
  { title: { ru: 'x'.repeat(121), en: 'x' } },
  { state: 'scheduled' },
  { state: 'resolved' },
  { kind: 'maintenance', state: 'scheduled' },
  {
    kind: 'maintenance',
    state: 'scheduled',
    window: { from: '2026-12-01T10:00:00Z', until: '2026-12-01T10:00:00Z' },
  },
  { window: { from: '2026-12-01T10:00:00Z', until: '2026-12-01T11:00:00Z' } },
  { datacenters: ['gb', 'gb'] },
  { datacenters: ['moon'] },
])('is refused with %j', async (changes) => {
  expect((await announce(changes)).status).toBe(422);
});

// tests: STATUS-05
describe('the public page', () => {
  const get = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers });

  it('shows the state of each data centre to anybody, in both languages, without the app', async () => {
    const { id } = await add();
    const page = await get('/status?lang=en');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="en');
    expect(html).toContain(`id="incident-${id}"`);
    expect(html).toContain('Network failure');
    expect(html).toMatch(/Great Britain, London<\/span><span class="state partialOutage">Partial outage/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    const russian = await (await get('/status')).text();
    expect(russian).toContain('Сбой &lt;сети&gt;');
    expect(russian).toContain('Часть сервисов недоступна');
  });

  it('is kept for half a minute, and not sent again while it is the same', async () => {
    await add();
    const first = await get('/status');
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/status', { 'if-none-match': etag })).status).toBe(304);
    await add({ title: { ru: 'Ещё один', en: 'Another' } });
    expect((await get('/status', { 'if-none-match': etag })).status).toBe(200);
  });

  it('forgets what ended more than 90 days ago', async () => {
    const { id } = await add();
    await update(id, 'resolved');
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const endedAt = (days: number) =>
      db
        .updateTable('incident')
        .set({ resolvedAt: at(days) })
        .where('id', '=', id)
        .execute();
    await endedAt(89);
    expect(await (await get('/status')).text()).toContain(`incident-${id}`);
    await endedAt(91);
    expect(await (await get('/status')).text()).not.toContain(`incident-${id}`);
  });

  it('has a feed with an entry for each', async () => {
    const { id } = await add();
    await update(id, 'resolved');
    const feed = await get('/status/feed.xml?lang=en');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await feed.text();
    expect(xml).toMatch(/<title>Resolved: Network failure<\/title>/);
    expect(xml).toContain(`/status?lang=en#incident-${id}"`);
    expect(xml.match(/<entry>/g)).toHaveLength(1);
  });
});
