import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open, openAlone, serveStorybook, watchErrors } from './support.ts';

serveStorybook();

/** A page of each kind that this repository adds to Storybook: its own ones, of a screen, of a part of the library. */
const pages = [
  'start-welcome--welcome',
  'start-compare-states--compare-states',
  'start-journeys--overview',
  'specification-text--text',
  'specification-decisions--decisions',
  'specification-coverage--coverage',
  'specification-routes--routes',
  'specification-since-the-last-release--since-the-last-release',
  'specification-cart--cart',
  'guides-compare-screenshots--compare-screenshots',
  'guides-a-call--a-call',
  'screens-cart-cartscreen--overview',
  'screens-admin-adminticketscreen--overview',
  'primitives-button--overview',
  'primitives-toast--overview',
  'components-usagebar--overview',
];

test('pages that are no stories have no problem for axe, in both themes', async ({ page }) => {
  test.setTimeout(480_000);
  const problems: string[] = [];
  for (const id of pages)
    for (const theme of ['light', 'dark']) {
      await openAlone(page, id, `theme:${theme}`);
      // Stories are checked by their own tests; code and the table of props are Storybook's.
      const builder = new AxeBuilder({ page });
      for (const part of ['iframe', '.sb-story', '.docblock-source', '.docblock-argstable'])
        builder.exclude(part);
      const { violations } = await builder.analyze();
      problems.push(
        ...violations.flatMap(({ id: rule, nodes }) =>
          nodes.map(({ html }) => `${id}, ${theme}: ${rule} ${html.slice(0, 120)}`),
        ),
      );
    }
  expect(problems).toEqual([]);
});

test('no page writes an error to the console', async ({ page }) => {
  test.setTimeout(480_000);
  const errors = watchErrors(page);
  for (const id of pages) await openAlone(page, id);
  const story = await open(page, 'primitives-button--default');
  await expect(story.getByRole('button')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a docs page has a table of contents, a working preview and a link to the source', async ({ page }) => {
  const content = await openAlone(page, 'primitives-toast--overview');
  await expect(content.locator('aside').getByRole('link', { name: 'When not' })).toBeAttached();
  await expect(content.getByText('src/primitives/Toast', { exact: true })).toBeVisible();
  const preview = page.frameLocator('#storybook-docs iframe >> nth=0');
  await expect(preview.getByRole('status')).toBeVisible();
});

test('a screen’s page names its requirements in words, then by id', async ({ page }) => {
  const content = await openAlone(page, 'screens-cart-cartscreen--overview');
  const first = content.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'CART-01' }) });
  await expect(content.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(first).toHaveText(/^\D.{20,} CART-01$/);
});

test('a component keeps off the edge of its canvas, and a page fills it', async ({ page }) => {
  const component = await open(page, 'primitives-button--default');
  await expect(component.locator('body')).toHaveCSS('padding', '16px');
  const screen = await open(page, 'screens-notfound-notfoundscreen--default');
  await expect(screen.locator('body')).toHaveCSS('padding', '0px');
});

test('a guideline that speaks of looks shows both ways as pictures', async ({ page }) => {
  const content = await openAlone(page, 'primitives-button--overview');
  const pictures = content.getByRole('figure');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toContainText('Do. One primary button leads');
  await expect(pictures.first().locator('button')).toHaveCount(2);
  await expect(pictures.last()).toContainText('Don’t.');
});

test('Storybook is branded', async ({ page }) => {
  await open(page, 'start-welcome--welcome');
  await expect(page.getByRole('img', { name: 'Meridian' })).toBeVisible();
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href');
  expect((await page.request.get(new URL(icon ?? '', page.url()).href)).status()).toBe(200);
});

test('design tools import the tokens from the page of colours', async ({ page }) => {
  const colors = await open(page, 'foundations-colour--colour');
  for (const [name, content] of [
    ['tokens.json', '"colorSpace": "oklch"'],
    ['tokens.css', '--color-action'],
  ] as const) {
    const href = await colors.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(await response.text()).toContain(content);
  }
});
