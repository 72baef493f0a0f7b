import { expect, test, type Locator } from '@playwright/test';
import { journeys } from '../../stories/start/journeys.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { addressOf, open, openAlone, serveStorybook } from './support.ts';

const say = textsOf('en');
const page404 = 'screens-notfound-notfoundscreen--default';

serveStorybook();

/** A state on the board, by its number. */
const paneOf = (board: Locator, number: number) =>
  board.getByRole('listitem', { name: `State ${number}`, exact: true });

test('two states are compared by their names, and the link shows the same board with its comments', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await openAlone(page, 'start-compare-states--compare-states');
  await paneOf(board, 1)
    .getByRole('combobox', { name: 'Story', exact: true })
    .fill('Screens/Order a server/Cart/Empty');
  await paneOf(board, 2)
    .getByRole('combobox', { name: 'Story', exact: true })
    .fill('Screens/Order a server/Cart/Default');
  for (const number of [1, 2]) {
    await paneOf(board, number).getByRole('combobox', { name: 'Language' }).selectOption('en');
    await paneOf(board, number).getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  }
  await paneOf(board, 1).getByRole('textbox', { name: 'Comment' }).fill('A picture would help.');
  await board.getByRole('button', { name: 'Copy the link' }).click();
  await expect(board.getByRole('status')).toContainText('Copied');

  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(paneOf(board, 1).getByRole('textbox', { name: 'Comment' })).toHaveValue(
    'A picture would help.',
  );
  const empty = page.frameLocator('iframe >> nth=0');
  await expect(empty.getByText(say('cart.empty.title'))).toBeVisible();
  await expect(empty.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a state of two releases is compared side by side', async ({ page }) => {
  const board = await openAlone(page, 'start-compare-states--compare-states');
  for (const number of [1, 2]) {
    const pane = paneOf(board, number);
    await pane
      .getByRole('combobox', { name: 'Story', exact: true })
      .fill('Components/Actions/Button/Default');
    await expect(pane.locator('iframe')).toBeVisible();
  }
  await paneOf(board, 2)
    .getByRole('textbox', { name: /another release/ })
    .fill(addressOf('release/'));
  await expect(paneOf(board, 1).locator('iframe')).toHaveAttribute('src', /^iframe\.html/);
  await expect(paneOf(board, 2).locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^${addressOf('release/iframe.html')}\\?id=primitives-button--default`),
  );
});

test('a product owner reviews the screens of a journey in a row, each in its states', async ({ page }) => {
  const [journey] = journeys;
  const start = await open(page, 'start-welcome--welcome');
  await start
    .getByRole('region', { name: journey.title, exact: true })
    .getByRole('link', { name: 'Review and comment' })
    .click();
  const board = page.locator('#storybook-docs');
  await expect(board.getByRole('listitem', { name: /^State \d+$/ })).toHaveCount(journey.steps.length);
  const second = paneOf(board, 2);
  await second.getByRole('combobox', { name: 'State', exact: true }).selectOption('Validation');
  await expect(second.locator('iframe')).toHaveAttribute('src', /registrationscreen--validation/);
  await expect(page).toHaveURL(/registrationscreen--validation/);
});

test('forced colours and reduced motion of the toolbar reach a story', async ({ page }) => {
  const plain = await open(page, page404);
  const body = plain.locator('body');
  const colorOf = () => body.evaluate((element) => getComputedStyle(element).color);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.locator('#storybook-forced-colors')).toHaveCount(0);
  const own = await colorOf();
  const forced = await open(page, page404, 'colors:forced;motion:reduced');
  await expect(forced.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await colorOf()).not.toBe(own);
  const isReduced = await body.evaluate(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('prefers-reduced-motion: reduce')),
    ),
  );
  expect(isReduced).toBe(false);
});

test('a state of the pointer is shown on demand', async ({ page }) => {
  const story = await open(page, 'primitives-button--default', 'pseudo.hover:!true');
  await expect(story.locator('.pseudo-hover-all')).toBeAttached();
});
