import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import type { FreshApp } from './apps.ts';

/**
 * Texts of each page in each language. The German is the app's own, with a plural and a sum as Germans write them.
 */
const texts = {
  list: {
    ru: ['Всего: 3', '4 731,00 RUB'],
    en: ['Total: 3', '4,731.00 RUB'],
    de: ['Meine Server', 'Gesamt: 3', '4.731,00 RUB', '31.12.2026'],
  },
  form: { ru: ['Nordlicht', 'Пароль'], en: ['Nordlicht', 'Password'], de: ['Nordlicht', 'Anmeldung'] },
  dialog: { ru: ['Text of the dialog.'], en: ['Text of the dialog.'], de: ['Text of the dialog.'] },
} as const;

const closeLabels = { ru: 'Закрыть', en: 'Close', de: 'Schließen' } as const;
const themes = { light: 'rgb(11, 93, 59)', dark: 'rgb(20, 120, 80)' } as const;

type View = keyof typeof texts;
type Locale = 'ru' | 'en' | 'de';
type Theme = keyof typeof themes;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

/** Returns the faults of a page, one per line. */
async function faultsOf(page: Page, view: View, locale: Locale, theme: Theme): Promise<string[]> {
  const faults: string[] = [];
  await page.waitForSelector(`html[data-ready="${view}"]`);
  if (view === 'dialog') {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog').getByRole('button', { name: closeLabels[locale] }).waitFor();
  }
  const body = (await page.locator('body').innerText()).replaceAll(/\s/g, ' ');
  for (const text of texts[view][locale]) if (!body.includes(text)) faults.push(`does not say "${text}"`);
  const action = page.locator('.bg-action').first();
  const color = await action.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (color !== themes[theme]) faults.push(`has ${color} for the brand's ${themes[theme]}`);
  if (view === 'form') {
    if ((await page.locator('[data-mark="nordlicht"]').count()) !== 1)
      faults.push('lacks the mark of the brand');
    const offered = await page.getByRole('combobox').first().locator('option').allInnerTexts();
    if (!offered.includes('Deutsch')) faults.push(`offers ${offered.join(', ')}`);
    await page.getByRole('textbox').first().fill('a@b.example');
    if ((await page.getByRole('textbox').first().inputValue()) !== 'a@b.example')
      faults.push('takes no text');
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, help, nodes } of violations)
    faults.push(
      `axe: ${id}, ${help} (${nodes
        .map(({ html }) => html)
        .join(' ')
        .slice(0, 300)})`,
    );
  return faults;
}

/** Opens every page of a built app. Returns the faults, one per line, and the number of pages. */
export async function checkApp(browser: Browser, app: FreshApp, url: string) {
  const faults: string[] = [];
  let pages = 0;
  for (const theme of keysOf(themes)) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${app.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${app.name} ${page.url()}: ${message.text()}`);
    });
    for (const view of keysOf(texts))
      for (const locale of keysOf(texts[view])) {
        await page.goto(url + app.path(view, locale, theme));
        const found = await faultsOf(page, view, locale, theme);
        faults.push(...found.map((fault) => `${app.name}, ${view} in ${locale}, ${theme}: ${fault}`));
        pages += 1;
      }
    await context.close();
  }
  return { faults, pages };
}
