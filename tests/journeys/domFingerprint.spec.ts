import { expect, test, type Page } from '@playwright/test';
import { stillnessId } from '../visual/installPoses.ts';
import { installDomFingerprint } from '../visual/domFingerprint.ts';

/** Without the portal: DOM fingerprints (`npm run visual`) of pages that look different must differ. */
const origin = 'http://127.0.0.1:9';
const html = `<!doctype html><html lang="ru"><head><style id="${stillnessId}">.x{animation:none}</style><style>.a{color:red}</style></head>
<body class="one two"><div class="sb-wrapper">Storybook</div><div id="storybook-root">
<input id="name" value="x"><input id="box" type="checkbox"><textarea></textarea>
<select><option>1</option><option>2</option></select>
<button aria-describedby="_r_1_">Go</button><p id="_r_1_">Why</p><dialog>Open</dialog>
<div id="scroller" style="height:20px;overflow:auto"><p style="height:90px">Tall</p></div></div></body></html>`;

async function open(page: Page): Promise<void> {
  await page.goto(`${origin}/iframe.html`);
}

const sceneOf = (page: Page, changedSelectors: readonly string[] = []) =>
  page.evaluate((selectors) => window.portalDomFingerprint(selectors), changedSelectors);

test.beforeEach(async ({ page }) => {
  // The compiler wraps functions sent to the page with this helper.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await installDomFingerprint(page);
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await open(page);
});

test('says the same of the same, whatever Storybook and the browser count up', async ({ page }) => {
  const first = await sceneOf(page);
  expect(await sceneOf(page)).toBe(first);
  await page.evaluate(() => {
    document.body.className = 'two one';
    document.querySelector('.sb-wrapper')?.remove();
    document.body.innerHTML = document.body.innerHTML.replaceAll('_r_1_', '_r_4f_');
  });
  expect(await sceneOf(page)).toBe(first);
  expect(await sceneOf(page, ['.not-here'])).toBe(first);
});

const changes: readonly (readonly [string, () => void])[] = [
  ['a text', () => document.querySelector('p')?.append('!')],
  ['an attribute', () => document.querySelector('button')?.setAttribute('disabled', '')],
  ['another theme', () => void (document.documentElement.dataset['theme'] = 'dark')],
  [
    'another order',
    () => document.querySelector('#storybook-root')?.append(document.querySelector('input') ?? ''),
  ],
  ['a value typed', () => void Object.assign(document.querySelector('input') ?? {}, { value: 'xy' })],
  ['a box checked', () => void Object.assign(document.querySelector('#box') ?? {}, { checked: true })],
  [
    'a box half checked',
    () => void Object.assign(document.querySelector('#box') ?? {}, { indeterminate: true }),
  ],
  ['lines typed', () => void Object.assign(document.querySelector('textarea') ?? {}, { value: 'x' })],
  ['a choice', () => void Object.assign(document.querySelector('select') ?? {}, { selectedIndex: 1 })],
  ['the focus', () => document.querySelector('button')?.focus()],
  ['what is selected', () => document.querySelector('input')?.select()],
  ['a place scrolled to', () => document.querySelector('#scroller')?.scrollTo(0, 30)],
  ['a dialog on top', () => document.querySelector('dialog')?.showModal()],
  ['a rule put in by a script', () => void document.styleSheets[1]?.insertRule('.b{color:blue}')],
  [
    'a sheet that applies no more',
    () => void Object.assign(document.styleSheets[1] ?? {}, { disabled: true }),
  ],
  [
    'a sheet of a script',
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.c{color:red}');
      document.adoptedStyleSheets = [sheet];
    },
  ],
];

for (const [what, change] of changes)
  test(`distinguishes ${what} from none`, async ({ page }) => {
    const before = await sceneOf(page);
    await page.evaluate(change);
    expect(await sceneOf(page)).not.toBe(before);
  });

const drawn: readonly (readonly [string, () => void])[] = [
  ['a canvas', () => document.body.append(document.createElement('canvas'))],
  ['a frame', () => document.body.append(document.createElement('iframe'))],
  [
    'an animation',
    () => void document.querySelector('p')?.animate([{ opacity: 0 }, {}], { duration: 60_000 }),
  ],
  ['a shadow', () => void document.querySelector('p')?.attachShadow({ mode: 'open' })],
];

for (const [what, change] of drawn)
  test(`has ${what} looked at`, async ({ page }) => {
    await page.evaluate(change);
    expect(await sceneOf(page)).not.toBe(await sceneOf(page));
  });

test('has looked at what a changed rule fits: it says the same in one build, and never in two', async ({
  page,
}) => {
  const other = origin.replace(/9$/, '10');
  await page.route(`${other}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const fitting = await sceneOf(page, ['button']);
  const unfitting = await sceneOf(page, ['.not-here']);
  expect(await sceneOf(page, ['button'])).toBe(fitting);
  await page.goto(`${other}/iframe.html`);
  expect(await sceneOf(page, ['button'])).not.toBe(fitting);
  expect(await sceneOf(page, ['.not-here'])).toBe(unfitting);
});
