import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../chromium.ts';
import { installPoses, stillnessId } from '../visual/installPoses.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  // The compiler wraps functions sent to the page with this helper.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await installPoses(page);
});

afterAll(() => browser.close());

/** Opens a page with this body, at rest like a story before its picture. */
async function open(body: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<style id="${stillnessId}"></style><div id="storybook-root">${body}</div><style>* { margin: 0 }</style>`,
  );
}

/** Returns the lines of a record that only one of the pages has. */
async function differences(name: 'motion' | 'unseen' | 'order', before: string, after: string) {
  const linesOf = async (body: string) => {
    await open(body);
    const records = await page.evaluate(() => window.portalPoses.records(true));
    return records.find((record) => record.name === name)?.lines ?? [];
  };
  const [was, is] = [await linesOf(before), await linesOf(after)];
  return { gone: was.filter((line) => !is.includes(line)), come: is.filter((line) => !was.includes(line)) };
}

describe('a fault that no picture shows is a difference', () => {
  test('of the order of focus, where the order of the elements changes and their places do not', async () => {
    const pair = (first: string, second: string) =>
      `<div style="display: grid; grid-template-columns: 1fr 1fr">${first}${second}</div>`;
    const [back, next] = [
      '<button style="grid-area: 1 / 1">Back</button>',
      '<button style="grid-area: 1 / 2">Next</button>',
    ];
    expect(await differences('order', pair(back, next), pair(next, back))).toEqual({
      gone: ['button "Back", then button "Next" × 1'],
      come: ['button "Next", then button "Back", which is before it on the screen × 1'],
    });
  });

  test.each(['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-errormessage', 'for'])(
    'of a reference by %s, which leads nowhere any more',
    async (attribute) => {
      const field = (id: string) => `<p id="${id}">Ten digits</p><label ${attribute}="hint">INN</label>`;
      const { gone, come } = await differences('unseen', field('hint'), field('other'));
      expect(gone).toEqual([expect.stringContaining(`${attribute} → p "Ten digits"`)]);
      expect(come).toEqual([expect.stringContaining(`${attribute} → missing`)]);
    },
  );

  test('of the offset of what sticks', async () => {
    const head = (top: number) => `<header style="position: sticky; top: ${top}px">Servers</header>`;
    const { gone, come } = await differences('unseen', head(0), head(64));
    expect([gone[0], come[0]]).toEqual([
      expect.stringContaining('sticky 0px'),
      expect.stringContaining('sticky 64px'),
    ]);
  });

  test('of what moves while pictures hold it still', async () => {
    const spinner = (seconds: number) =>
      `<style>@keyframes spin { to { rotate: 360deg } }</style><i style="animation: spin ${seconds}s infinite">O</i>`;
    const { gone, come } = await differences('motion', spinner(1), spinner(2));
    expect([gone[0], come[0]]).toEqual([
      expect.stringContaining('spin 1000 ms'),
      expect.stringContaining('spin 2000 ms'),
    ]);
  });
});

describe('a pose shows what only a pointer or the keyboard does', () => {
  const overlay = `<style>button:focus-visible { outline: 3px solid red } button:hover { color: blue }</style>
    <div role="dialog"><button>Cancel</button></div>`;
  const look = () =>
    page.locator('button').evaluate((button) => {
      const { outlineWidth, outlineStyle, color } = getComputedStyle(button);
      return { outline: `${outlineStyle} ${outlineWidth}`, color };
    });
  const setAppearance = (states: readonly ('hover' | 'focus-visible')[]) =>
    page.evaluate(
      (own) => window.portalPoses.setAppearance({ theme: 'light', direction: '', states: own }),
      states,
    );

  test('as focus rings and hover inside an overlay, and leaves the page as it was', async () => {
    await open(overlay);
    const atRest = await look();
    await setAppearance(['focus-visible']);
    expect((await look()).outline).toBe('solid 3px');
    await setAppearance(['hover']);
    expect(await look()).toEqual({ ...atRest, color: 'rgb(0, 0, 255)' });
    await setAppearance([]);
    expect(await look()).toEqual(atRest);
  });
});
