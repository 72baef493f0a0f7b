import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere } from './support/person.ts';

const tabs = 7;
const listSchema = v.object({ items: v.array(v.object({ id: v.string(), isRead: v.boolean() })) });

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/changes';

// Over HTTP/1.1 a browser has six connections to a host, and a stream keeps one.
// proves: ACCOUNT-09
test('seven tabs share one stream of changes, and go on when the tab that listens is closed', async ({
  page,
  context,
  portal,
  say,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push(request.url());
  });
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await page.goto(`${portal.url}/login`);
  await signInHere(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);

  const bell = (tab: Page, count: number) =>
    tab.getByRole('link', { name: say('shell.notifications.count', { count }) });
  const notifications = `${portal.url}/api/notifications`;
  const listed = async () => v.parse(listSchema, await (await page.request.get(notifications)).json()).items;
  const unread = (await listed()).filter(({ isRead }) => !isRead);
  const setRead = (ids: readonly string[], isRead: boolean) =>
    page.request.post(`${notifications}/read`, { data: { ids, isRead }, headers: { origin: portal.url } });

  await expect(bell(page, unread.length)).toBeVisible();
  const others: Page[] = [];
  for (let opened = 1; opened < tabs; opened += 1) {
    const tab = await context.newPage();
    await tab.goto(`${portal.url}/dashboard/vps`);
    await expect(bell(tab, unread.length)).toBeVisible();
    others.push(tab);
  }
  await setRead([unread[0]?.id ?? ''], true);
  for (const tab of [page, ...others]) await expect(bell(tab, unread.length - 1)).toBeVisible();
  expect(streams).toHaveLength(1);

  const [heir] = others;
  if (!heir) throw new Error('No other tab');
  const next = heir.context().waitForEvent('request', (request) => isStream(request));
  const before = await heir.request.get(notifications);
  expect(before.ok()).toBe(true);
  await page.close();
  await next;
  const answer = await heir.request.post(`${notifications}/read`, {
    data: { ids: [unread[0]?.id ?? ''], isRead: false },
    headers: { origin: portal.url },
  });
  expect(answer.ok()).toBe(true);
  for (const tab of others) await expect(bell(tab, unread.length)).toBeVisible();
  expect(streams).toHaveLength(2);
});

// proves: ACCOUNT-09
test('what changes after the page has read and before it listens shows as soon as it does', async ({
  page,
  portal,
  say,
}) => {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await page.goto(`${portal.url}/login`);
  await signInHere(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  const notifications = `${portal.url}/api/notifications`;
  const { items } = v.parse(listSchema, await (await page.request.get(notifications)).json());
  const unread = items.flatMap(({ id, isRead }) => (isRead ? [] : [id]));
  const bell = (count: number) =>
    page.getByRole('link', { name: say('shell.notifications.count', { count }) });

  let letThrough = () => {};
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/api\/changes\b/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const requested = page.waitForRequest(isStream);
  await page.goto(`${portal.url}/dashboard/cart`);
  await requested;
  await expect(bell(unread.length)).toBeVisible();
  const answer = await page.request.post(`${notifications}/read`, {
    data: { ids: unread.slice(1), isRead: true },
    headers: { origin: portal.url },
  });
  expect(answer.ok()).toBe(true);
  letThrough();
  await expect(bell(1)).toBeVisible();
});
