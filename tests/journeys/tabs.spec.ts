import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { signInAsNew } from './support/person.ts';
import type { Say } from './support/texts.ts';

const tabs = 7;
const listSchema = v.object({ items: v.array(v.object({ id: v.string(), isRead: v.boolean() })) });

/** Helpers for a tab's bell: its count of unread notifications, and marking them from outside the page. */
function notificationsAt(url: string, say: Say) {
  const address = `${url}/api/notifications`;
  return {
    bell: (tab: Page, count: number) =>
      tab.getByRole('link', { name: say('shell.notifications.count', { count }) }),
    async unread({ request }: Page): Promise<readonly string[]> {
      const { items } = v.parse(listSchema, await (await request.get(address)).json());
      return items.flatMap(({ id, isRead }) => (isRead ? [] : [id]));
    },
    async setRead({ request }: Page, ids: readonly string[], isRead: boolean): Promise<void> {
      const answer = await request.post(`${address}/read`, {
        data: { ids, isRead },
        headers: { origin: url },
      });
      expect(answer.ok()).toBe(true);
    },
  };
}

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/changes';

// Over HTTP/1.1 a browser has six connections to a host, and a stream keeps one.
// tests: ACCOUNT-09
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
  await signInAsNew({ page, portal, say });

  const { bell, unread, setRead } = notificationsAt(portal.url, say);
  const ids = await unread(page);

  await expect(bell(page, ids.length)).toBeVisible();
  const others: Page[] = [];
  for (let opened = 1; opened < tabs; opened += 1) {
    const tab = await context.newPage();
    await tab.goto(`${portal.url}/dashboard/vps`);
    await expect(bell(tab, ids.length)).toBeVisible();
    others.push(tab);
  }
  await setRead(page, ids.slice(0, 1), true);
  for (const tab of [page, ...others]) await expect(bell(tab, ids.length - 1)).toBeVisible();
  expect(streams).toHaveLength(1);

  const [heir] = others;
  if (!heir) throw new Error('No other tab');
  const next = heir.context().waitForEvent('request', (request) => isStream(request));
  await page.close();
  await next;
  await setRead(heir, ids.slice(0, 1), false);
  for (const tab of others) await expect(bell(tab, ids.length)).toBeVisible();
  expect(streams).toHaveLength(2);
});

// tests: ACCOUNT-09
test('what changes after the page has read and before it listens shows as soon as it does', async ({
  page,
  portal,
  say,
}) => {
  await signInAsNew({ page, portal, say });
  const { bell, unread, setRead } = notificationsAt(portal.url, say);
  const ids = await unread(page);

  let letThrough = () => {};
  const isHeld = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/api\/changes\b/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const requested = page.waitForRequest(isStream);
  await page.goto(`${portal.url}/dashboard/cart`);
  await requested;
  await expect(bell(page, ids.length)).toBeVisible();
  await setRead(page, ids.slice(1), true);
  letThrough();
  await expect(bell(page, 1)).toBeVisible();
});
