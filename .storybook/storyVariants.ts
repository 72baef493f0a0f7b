import { defaultLocale } from '@/i18n/locale';
import { viewports, type themes } from './modes';

/** The sizes at which every story is checked; their names are those of the toolbar. */
export type CheckedSize = 'desktop' | 'phone';
export type CheckedTheme = (typeof themes)[number];

/** Width and height in CSS pixels. */
export function pixelsOf(size: CheckedSize): { width: number; height: number } {
  const { width, height } = viewports[size].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** One look at a story. */
export interface CheckedVariant {
  size: CheckedSize;
  theme: CheckedTheme;
}

/**
 * How a story is looked at in one of its two runs: as the play left it, in one theme, and in the other run in the other.
 * Which comes first hangs on its id: so that the stories of a screen show it in both themes at both sizes. A look costs
 * more than what it looks at, so four of each story would be twice the test.
 * A story of one size is resized for its second look.
 */
export function pickVariant(run: {
  storyId: string;
  locale: string;
  played: CheckedSize;
  onlySize: CheckedSize | null;
}): CheckedVariant {
  const { storyId, locale, played, onlySize } = run;
  const isSecond = locale !== defaultLocale;
  const startsDark = [...storyId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1;
  return {
    size: isSecond && onlySize ? otherSize(onlySize) : played,
    theme: startsDark === isSecond ? 'light' : 'dark',
  };
}

/** The same size in the theme that this look is not in. */
export function otherTheme({ size, theme }: CheckedVariant): CheckedVariant {
  return { size, theme: theme === 'dark' ? 'light' : 'dark' };
}

/** The size of the two that this is not. */
function otherSize(size: CheckedSize): CheckedSize {
  return size === 'phone' ? 'desktop' : 'phone';
}

/** A size as a global of Storybook names it; whatever is not of a phone is looked at on a desktop. */
export function sizeOf(viewport: unknown): CheckedSize {
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return value === 'phone' ? 'phone' : 'desktop';
}

/** How axe runs. Only what is wrong is requested: to describe all that is right takes it longer than to find it. */
export const axeOptions = {
  resultTypes: ['violations'],
  // No story holds a frame; without looking for any, axe is done sooner.
  iframes: false,
};

/** Whether a story is a whole page, which a phone must not have to scroll sideways; a matrix of variants may be wider. */
export function isPage(storyId: string): boolean {
  return /^(screens|patterns)-/.test(storyId);
}

/** Describes in words how far the document overflows sideways; null when it does not. */
export function overflowOf(document: { scrollWidth: number; clientWidth: number }): string | null {
  const excess = document.scrollWidth - document.clientWidth;
  return excess > 0 ? `the page is ${excess} px wider than the window` : null;
}
