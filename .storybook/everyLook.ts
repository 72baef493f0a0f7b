import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { defaultLocale } from '@/i18n/locale';
import { axeOptions, isPage, looksAt, overflowOf, pixelsOf, type CheckedSize } from './looks';

type AfterStory = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** A frame: what listens to the window's size has drawn itself anew, and that has been laid out. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

async function resize(size: CheckedSize): Promise<void> {
  const { width, height } = pixelsOf(size);
  await page.viewport(width, height);
  await settled();
}

/** Throws when a page has to be scrolled sideways on a phone. */
function checkWidth(storyId: string, size: CheckedSize, where: string): void {
  const overflow = size === 'phone' && isPage(storyId) ? overflowOf(document.documentElement) : null;
  if (overflow !== null) throw new Error(`${where}: ${overflow}`);
}

/**
 * After a story of the test run: axe, as the accessibility addon runs it, in both themes at 1280 and at 375 px, and no
 * page that has to be scrolled sideways on a phone. Throws what is wrong, and where. The addon's own turn is switched
 * off meanwhile. In the other language, where every story is played once more, only the width is looked at.
 */
export const checkEveryLook: AfterStory = async (context) => {
  const own: unknown = context.parameters['a11y'];
  const viewport: unknown = context.globals['viewport'];
  const played =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  const { dataset } = document.documentElement;
  if (context.globals['locale'] !== defaultLocale) {
    checkWidth(context.id, played === 'phone' ? 'phone' : 'desktop', `In ${document.documentElement.lang}`);
    return;
  }
  const looks = looksAt(played);
  let shown = looks[0]?.size;
  for (const { size, theme } of looks) {
    const { width } = pixelsOf(size);
    const where = `At ${width} px in the ${theme}`;
    dataset['theme'] = theme;
    if (size !== shown) await resize(size);
    shown = size;
    checkWidth(context.id, size, where);
    const options = axeOptions(theme);
    const parameters = {
      ...context.parameters,
      a11y: { ...(typeof own === 'object' ? own : {}), disable: false, options },
    };
    try {
      await a11y.afterEach({ ...context, parameters });
    } catch (problem) {
      throw new Error(`${where}: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }
};
