import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import {
  axeOptions,
  isPage,
  pickVariant,
  otherTheme,
  overflowOf,
  pixelsOf,
  sizeOf,
  type CheckedVariant,
  type CheckedSize,
} from './storyVariants';

/** Whether all variants are requested (`npm test -- --story`). */
const areAllRequested = import.meta.env['STORY_LOOKS'] === 'all';

/** Whether IBM's engine checks every story after axe: with `npm test -- --story`, or `STORY_SECOND_ENGINE=on`. */
const isSecondEngineOn = areAllRequested || import.meta.env['STORY_SECOND_ENGINE'] === 'on';

/** Names of stories that IBM's engine checks in the phone run of `npm run test:all`; all would take three minutes more. */
const secondOpinionStories = new Set(['Default', 'Validation']);

/** Resolves after a frame, when observers of sizes have updated. */
const frameDrawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Discards axe's reports, because findings are thrown. A report is fifty kilobytes per story. */
const unreported = { reports: [], addReport: () => undefined };

type AfterStory = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

async function resize(size: CheckedSize): Promise<void> {
  const { width, height } = pixelsOf(size);
  await page.viewport(width, height);
  await frameDrawn();
}

/** Throws if a page scrolls horizontally on a phone. */
function checkWidth(storyId: string, size: CheckedSize, where: string): void {
  const overflow = size === 'phone' && isPage(storyId) ? overflowOf(document.documentElement) : null;
  if (overflow !== null) throw new Error(`${where}: ${overflow}`);
}

/** Whether a story sets its own viewport. */
const isOfOneSize = (storyGlobals: unknown) =>
  typeof storyGlobals === 'object' && storyGlobals !== null && 'viewport' in storyGlobals;

/**
 * Checks a story after its test: axe in the current variant, and no horizontal scrolling on a phone, in either
 * language. Throws the findings with their places. The addon's own check is disabled meanwhile.
 */
export const checkStory: AfterStory = async (context) => {
  const own: unknown = context.parameters['a11y'];
  const played = sizeOf(context.globals['viewport']);
  const { dataset, lang } = document.documentElement;
  let shown = played;
  const show = async (size: CheckedSize) => {
    if (size !== shown) await resize(size);
    shown = size;
    checkWidth(context.id, size, `In ${lang}`);
  };
  const parameters = {
    ...context.parameters,
    a11y: { ...(typeof own === 'object' ? own : {}), disable: false, options: axeOptions },
  };
  const problems: string[] = [];
  const inspect = async ({ size, theme }: CheckedVariant) => {
    dataset['theme'] = theme;
    try {
      await show(size);
      await frameDrawn();
      await a11y.afterEach({ ...context, parameters, reporting: unreported });
    } catch (problem) {
      const where = `At ${pixelsOf(size).width} px in the ${theme}`;
      problems.push(`${where}: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  };
  const variant = pickVariant({
    storyId: context.id,
    locale: String(context.globals['locale']),
    played,
    onlySize: isOfOneSize(context['storyGlobals']) ? played : null,
  });
  if (context.id.endsWith('menu-open') && !document.querySelector('[role="menu"]'))
    problems.push('Its menu is said to be open, and is not.');
  await inspect(variant);
  // After a failure, shows whether the other theme fails too.
  if (areAllRequested || problems.length > 0) await inspect(otherTheme(variant));
  if (isSecondEngineOn || (played === 'phone' && secondOpinionStories.has(context.name))) {
    const { findSecondOpinion } = await import('./secondEngine');
    problems.push(...(await findSecondOpinion()));
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
  if (isPage(context.id)) await show('phone');
};
