import { expect, test, type Page } from '@playwright/test';
import { guidelines } from '../../stories/guidelines/all.ts';
import { statusText } from '../../stories/guidelines/statuses.ts';
import { journeys } from '../../stories/start/journeys.ts';
import { textsOf } from '../journeys/support/texts.ts';
import { encodePng } from '../visual/pixels.ts';
import { open, serveStorybook, watchErrors } from './support.ts';

const say = textsOf('en');

serveStorybook();

/** A control in the panel below a story, by the name in its first column. */
const controlOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

/** Instead of pictures that take minutes: one for each of these stories, as `npm run catalogue` writes it. */
async function putPictures(page: Page, storyIds: readonly string[]): Promise<void> {
  const entries = storyIds.map((storyId) => ({
    storyId,
    theme: 'light',
    width: 1280,
    locale: 'en',
    file: `pictures/made/${storyId}.png`,
  }));
  const png = encodePng({ width: 8, height: 5, data: new Uint8Array(8 * 5 * 4).fill(128) });
  await page.route('**/catalogue/pictures/catalogue.json', (route) => route.fulfill({ json: { entries } }));
  await page.route('**/catalogue/pictures/made/*.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: png }),
  );
}

test('a story with a play opens at rest, in English too, and is played on request', async ({ page }) => {
  const story = await open(page, 'screens-auth-loginscreen--interactive');
  const login = story.getByRole('textbox', { name: say('auth.login.login') });
  const panel = page.getByRole('tabpanel', { name: 'Interactions' });
  const steps = panel.getByRole('listitem');
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await expect(panel.getByText('Not run yet.')).toBeVisible();
  await expect(panel.getByText('Pass', { exact: true })).toHaveCount(0);
  await expect(steps).toHaveCount(0);
  await expect(login).toHaveValue('');

  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(login).toHaveValue('anna@example.ru');
  await expect(steps.last()).toContainText('toHaveFocus');
  await expect(panel.getByText('Pass', { exact: true })).toBeVisible();
});

test('what is open because somebody opened it opens played', async ({ page }) => {
  const story = await open(page, 'patterns-appshell--user-menu-open');
  await expect(story.getByRole('menu')).toBeVisible();
});

test('the filter of the sidebar keeps the stories that are played as tests', async ({ page }) => {
  await open(page, 'primitives-button--default');
  const stories = page.getByRole('navigation', { name: 'Stories' });
  await expect(stories.getByRole('link', { name: 'Default', exact: true })).toBeVisible();
  await expect(stories.getByRole('link', { name: 'Sizes', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tag filters' }).click();
  await page.getByRole('checkbox', { name: /interaction-test/ }).check();
  await expect(stories.getByRole('link', { name: 'Default', exact: true })).toBeVisible();
  await expect(stories.getByRole('link', { name: 'Sizes', exact: true })).toHaveCount(0);
});

test('a panel lists the requirements that a story shows', async ({ page }) => {
  await open(page, 'screens-servers-serverlistscreen--default');
  await page.getByRole('tab', { name: 'Requirements' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Requirements' });
  await expect(panel.getByRole('link', { name: 'SERVERS-01' })).toBeVisible();
});

test('a button’s intent is a choice of words', async ({ page }) => {
  const story = await open(page, 'primitives-button--default');
  const face = story.getByRole('button');
  const intent = controlOf(page, 'intent');
  await expect(intent.getByRole('radio')).toHaveCount(4);
  await intent.getByRole('radio', { name: 'danger' }).check();
  await expect(face).toHaveClass(/\bbg-danger\b/);
});

test('an icon is chosen by its name', async ({ page }) => {
  const story = await open(page, 'primitives-button--default');
  await expect(story.getByRole('button').locator('svg')).toHaveCount(0);
  await controlOf(page, 'icon').getByRole('combobox').selectOption('PlusIcon');
  await expect(story.getByRole('button').locator('svg')).toHaveCount(1);
});

test('a screen is tried by its knobs, which come before its props', async ({ page }) => {
  const story = await open(page, 'screens-servers-serverlistscreen--default');
  const names = page.getByRole('tabpanel', { name: /^Controls/ }).getByRole('row');
  await expect(names.nth(1)).toContainText('State');
  const servers = story.getByRole('rowheader');
  await expect(servers).toHaveCount(4);
  await controlOf(page, 'Rows').getByRole('slider').fill('2');
  await expect(servers).toHaveCount(2);
  await controlOf(page, 'Long names').getByRole('switch').press('Space');
  await expect(servers.first()).toContainText('verylongname-');
});

/** Part of Storybook's preview: it reads a story with what its controls are made of. */
interface StoryReader {
  storyStoreValue: {
    loadStory: (of: { storyId: string }) => Promise<{ argTypes: Record<string, { description?: string }> }>;
  };
}

test('every control of every story says what it is for', async ({ page }) => {
  const story = await open(page, 'primitives-button--default');
  await expect(story.getByRole('button')).toBeVisible();
  const response = await page.request.get(new URL('index.json', page.url()).href);
  const index = (await response.json()) as { entries: Record<string, { type: string }> };
  const ids = Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? id : []));
  const mute = await story.locator('body').evaluate(async (_body, storyIds) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const { storyStoreValue } = preview as StoryReader;
    const found: string[] = [];
    for (const storyId of storyIds)
      for (const [name, { description }] of Object.entries(
        (await storyStoreValue.loadStory({ storyId })).argTypes,
      ))
        if (description === undefined || description.trim() === '') found.push(`${storyId} ${name}`);
    return found;
  }, ids);
  expect(mute).toEqual([]);
});

test('the states of a screen’s other stories are tried on its default one', async ({ page }) => {
  const story = await open(page, 'screens-cart-cartscreen--default');
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  await controlOf(page, 'State').getByRole('combobox').selectOption('Empty');
  await expect(story.getByText(say('cart.empty.title'))).toBeVisible();
});

test('a page that is no story follows the theme of the toolbar', async ({ page }) => {
  const docs = await open(page, 'primitives-button--overview');
  const root = docs.locator('html');
  const ofStorybook = docs.locator('.sbdocs-wrapper');
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(ofStorybook).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(ofStorybook).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a screen’s page shows the pictures of its states at once, and a state live on request', async ({
  page,
}) => {
  await putPictures(page, ['screens-notfound-notfoundscreen--default']);
  const docs = await open(page, 'screens-notfound-notfoundscreen--overview');
  const state = (name: string) =>
    docs.getByRole('listitem').filter({ has: docs.getByRole('link', { name, exact: true }) });
  const first = state('404 on a page of its own');
  const picture = first.getByRole('img', { name: '404 on a page of its own' });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(first.locator('iframe')).toHaveCount(0);
  // The catalogue lacks this one.
  await expect(state('404 without a suggestion').locator('iframe')).toBeAttached();

  await first.getByRole('button', { name: 'Live' }).click();
  await expect(picture).toHaveCount(0);
  const live = first.frameLocator('iframe[title="404 on a page of its own"]');
  await expect(live.getByRole('heading', { level: 1, name: say('notFound.title') })).toBeVisible();
});

test('a control’s page says how far it may be relied on, and when it is used', async ({ page }) => {
  const docs = await open(page, 'primitives-button--overview');
  const guideline = guidelines.get('primitives/Button');
  if (!guideline) throw new Error('Buttons have no guideline.');
  await expect(docs.getByText(statusText(guideline.status), { exact: true })).toBeVisible();
  await expect(docs.getByRole('heading', { name: 'When not' })).toBeVisible();
  await expect(docs.getByText(guideline.avoid)).toBeVisible();
});

test('a journey’s page leads from screen to screen', async ({ page }) => {
  const [journey] = journeys;
  const [first, second] = journey.steps;
  await putPictures(
    page,
    journeys.flatMap(({ steps }) => steps.map(({ story }) => story)),
  );
  const docs = await open(page, 'start-journeys--overview');
  const flow = docs
    .locator('section')
    .filter({ has: docs.getByRole('heading', { name: journey.title, exact: true }) });
  await expect(flow.getByText('→', { exact: true })).toHaveCount(journey.steps.length - 1);
  await expect(flow.getByRole('img', { name: first.does })).not.toHaveJSProperty('naturalWidth', 0);
  await flow.getByRole('link', { name: second.does }).click();
  await expect(page).toHaveURL(new RegExp(`path=/story/${second.story}`));
});

test('an exhibit has nothing to run, and is not green', async ({ page }) => {
  await open(page, 'primitives-button--sizes');
  await page.getByRole('tab', { name: 'Interactions' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Interactions' });
  await expect(panel.getByText('An exhibit: nothing to run.')).toBeVisible();
  await expect(panel.getByText('Pass', { exact: true })).toHaveCount(0);
});

test('both themes and both languages are shown beside each other', async ({ page }) => {
  const story = await open(page, 'primitives-button--default', 'theme:side by side;locale:side by side');
  await expect(story.locator('iframe')).toHaveCount(4);
  const dark = story.frameLocator('iframe[title="dark, en"]');
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('text size and direction of the toolbar reach the whole document', async ({ page }) => {
  const story = await open(page, 'primitives-button--default', 'direction:rtl;textSize:double');
  await expect(story.locator('html')).toHaveCSS('font-size', '32px');
  await expect(story.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the start page has three doors and a row for every journey, without an error', async ({ page }) => {
  const errors = watchErrors(page);
  const docs = await open(page, 'start-welcome--welcome');
  for (const name of ['I design', 'I decide', 'I build'])
    await expect(docs.getByRole('heading', { name })).toBeVisible();
  for (const { title } of journeys)
    await expect(docs.getByRole('region', { name: title, exact: true })).toBeAttached();
  expect(errors).toEqual([]);
});
