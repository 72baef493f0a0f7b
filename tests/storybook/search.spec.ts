import { expect, test, type Page } from '@playwright/test';
import { open, serveStorybook } from './support.ts';

serveStorybook();

/** Queries in both languages, each with a result that has to be among the first three. */
const searches: readonly (readonly [query: string, result: string])[] = [
  ['empty list', 'Empty list'],
  ['payment step 3 error', 'Payment, step 3: error'],
  ['order configuration', 'Order configuration'],
  ['404 dark', '404 '],
  ['colours', 'Colours'],
  ['Button variants', 'Variants'],
  ['phone menu', 'Phone menu open'],
  ['overdue bill', 'Overdue bills'],
  ['verification mail', 'Verification mail'],
  ['пустой список', 'Empty list'],
  ['оплата шаг 3 ошибка', 'Payment, step 3: error'],
  ['настройка заказа', 'Настройка заказа'],
  ['404 тёмная', '404 '],
  ['цвета', 'Colours'],
  ['варианты кнопки', 'Button variants'],
  ['меню на телефоне', 'Phone menu open'],
  ['просроченный счёт', 'Overdue bills'],
  ['письмо с кодом', 'Verification mail'],
];

/** Opens the sidebar alone: the search needs no story. */
async function openSidebar(page: Page): Promise<void> {
  await page.route('**/iframe.html*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page, 'start-welcome--welcome');
}

test('the search finds what people look for in its first three results', async ({ page }) => {
  await openSidebar(page);
  const search = page.locator('#storybook-explorer-searchfield');
  const results = page.locator('#storybook-explorer-menu [role=option]');
  for (const [query, result] of searches) {
    await search.fill(query);
    await expect(results.first()).toBeVisible();
    const first = (await results.allInnerTexts()).slice(0, 3).join('\n');
    expect.soft(first.toLowerCase(), query).toContain(result.toLowerCase());
  }
});

test('the sidebar shows names in one language', async ({ page }) => {
  await openSidebar(page);
  const sidebar = page.locator('#storybook-explorer-menu');
  await expect(sidebar.getByText('Colours', { exact: true })).toBeVisible();
  expect(await sidebar.innerText()).not.toMatch(/[а-яё]|▶/i);
});

test('the sidebar has its sections in the order of the work', async ({ page }) => {
  await openSidebar(page);
  const sections = page.locator('#storybook-explorer-menu [data-nodetype=root]');
  await expect(sections).toHaveText([
    'Start',
    'Screens',
    'Patterns',
    'Components',
    'Foundations',
    'Specification',
    'Guides',
  ]);
});
