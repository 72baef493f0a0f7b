import { defaultLocale } from '@/i18n/locale';
import { viewports, type themes } from './modes';

/** Sizes at which every story is checked, named as in the toolbar. */
export type CheckedSize = 'desktop' | 'phone';
export type CheckedTheme = (typeof themes)[number];

/** Returns width and height in CSS pixels. */
export function pixelsOf(size: CheckedSize): { width: number; height: number } {
  const { width, height } = viewports[size].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Size and theme in which a story is checked. */
export interface CheckedVariant {
  size: CheckedSize;
  theme: CheckedTheme;
}

/**
 * Picks the variant of a run. A story is checked in one theme per run and in the other in the second run; its id
 * determines which comes first, so that a screen's stories show both themes at both sizes. Checking all four variants
 * would double the test. A story with its own size is resized in the second run.
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

/** Returns the same size in the other theme. */
export function otherTheme({ size, theme }: CheckedVariant): CheckedVariant {
  return { size, theme: theme === 'dark' ? 'light' : 'dark' };
}

/** Returns the other size. */
function otherSize(size: CheckedSize): CheckedSize {
  return size === 'phone' ? 'desktop' : 'phone';
}

/** Parses the toolbar's viewport; anything but a phone is a desktop. */
export function sizeOf(viewport: unknown): CheckedSize {
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return value === 'phone' ? 'phone' : 'desktop';
}

/** Options of axe. Only violations are requested, because describing passes takes longer than finding them. */
export const axeOptions = {
  resultTypes: ['violations'],
  // No story contains a frame to check.
  iframes: false,
};

/** Whether a story is a whole page, which must not scroll horizontally on a phone; a matrix of variants may. */
export function isPage(storyId: string): boolean {
  return /^(screens|patterns)-/.test(storyId);
}

/** Describes how far the document overflows horizontally; null if it does not. */
export function overflowOf(document: { scrollWidth: number; clientWidth: number }): string | null {
  const excess = document.scrollWidth - document.clientWidth;
  return excess > 0 ? `the page is ${excess} px wider than the window` : null;
}
