import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { manifestSchema, staticFiles } from '../../app/build/manifest.ts';
import { paths } from '../../src/paths.ts';
import { expect } from './support/journey.ts';
import { signInHere } from './support/person.ts';
import { testOnPortal } from './support/testOnPortal.ts';
import type { Say } from './support/texts.ts';

/** A portal with empty new accounts. */
const test = testOnPortal({ DEMO_DATA: '0' });

const dashboardContainers = /^app\/containers\/(?!admin|auth|shell|palette|notFound).*\.container\.tsx$/;

const dist = resolve(import.meta.dirname, '../../dist');
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')));
const isDemoFile = (file: string) =>
  /["'`]anna\.sokolova@example\.ru["'`]|["'`]sample-1["'`]/.test(
    readFileSync(join(dist, 'client', file), 'utf8'),
  );
/** Files that contain the sample account. */
const demoFiles = staticFiles(manifest, ['app/ports/sample/currentSample.ts']).filter(isDemoFile);

/** Records the scripts that a page loads from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  return scripts;
}

/** Every page of the dashboard, with one payer as an example. */
const everyPage = Object.values(paths.dashboard)
  .filter((path) => path !== paths.dashboard.root)
  .map((path) => path.replace(':id', 'none'));

/** The script of each page, without shared chunks. */
const pageFiles = Object.entries(manifest).flatMap(([source, { file }]) =>
  dashboardContainers.test(source) ? [file] : [],
);

const strip = (page: Page, say: Say) => page.getByRole('region', { name: say('shell.demo') });

// D24
// tests: ACCOUNT-02
test('a visitor sees the demonstration, marked; signed in, nothing of it is left or loaded', async ({
  page,
  own,
  say,
  inspect,
}) => {
  const { portal, person } = own;
  expect(demoFiles.length).toBeGreaterThan(0);
  const visitors = scriptsOf(page);
  await page.goto(`${portal.url}/dashboard/notifications`);
  await expect(strip(page, say)).toBeVisible();
  await inspect(page);
  expect(visitors).toEqual(expect.arrayContaining([...demoFiles]));

  await strip(page, say)
    .getByRole('link', { name: say('shell.user.signIn') })
    .click();
  await signInHere(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/notifications`);
  await expect(
    page.getByRole('button', { name: say('shell.user.named', { email: person.email }) }),
  ).toBeVisible();
  // One notification, that somebody signed in from a browser the account did not know (D31); the demonstration has several.
  const ownBell = page.getByRole('link', { name: say('shell.notifications.count', { count: 1 }) });
  await expect(ownBell).toBeVisible();
  await expect(strip(page, say)).toHaveCount(0);

  const owners = scriptsOf(page);
  await page.goto(`${portal.url}${paths.dashboard.notifications}`);
  await expect(ownBell).toBeVisible();
  // A page that was left before its script came has it nevertheless; one that was left before it was drawn at all, as on a
  // busy machine, is come to again.
  await expect(async () => {
    for (const path of everyPage) {
      // As a link leads there: what is loaded once is not loaded again, and each page adds its own.
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(
      pageFiles.filter((file) => !owners.includes(file)),
      'scripts of pages that were not visited',
    ).toEqual([]);
  }).toPass({ timeout: 60_000 });
  expect(owners.filter((file) => demoFiles.includes(file))).toEqual([]);
});

// D26
// tests: ACCOUNT-07
test('what a visitor puts into the cart is in the account’s after signing in', async ({ page, own, say }) => {
  const { portal, person } = own;
  await page.goto(`${portal.url}/dashboard/vps-catalog`);
  await page.getByRole('link', { name: `${say('catalog.order')} Naos[GB]` }).click();
  await page.getByText('Debian', { exact: true }).click();
  await page
    .getByRole('complementary', { name: say('order.summary.title') })
    .getByRole('button', { name: say('order.toCart') })
    .click();
  await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
  await strip(page, say)
    .getByRole('link', { name: say('shell.user.signIn') })
    .click();
  await signInHere(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
  await expect(page.getByText(say('shell.cartMoved.message', { count: 1 })).first()).toBeVisible();
  await expect(page.getByText('Naos[GB]').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});
