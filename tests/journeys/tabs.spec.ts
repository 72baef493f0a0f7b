import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere } from './support/person.ts';

const tabs = 7;
const listSchema = v.object({ items: v.array(v.object({ id: v.string(), isRead: v.boolean() })) });

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
    if (new URL(request.url()).pathname === '/api/changes') streams.push(request.url());
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
  const next = heir.context().waitForEvent('request', (request) => request.url().endsWith('/api/changes'));
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
