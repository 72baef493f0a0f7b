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

/** What a theme can break: it changes colours and nothing else. */
const themedRules = ['color-contrast', 'link-in-text-block'];

/** One look at a story, with the rules of axe that look there. */
export interface CheckedLook {
  size: CheckedSize;
  theme: CheckedTheme;
  rules: 'all' | 'colours';
}

/**
 * How a story is looked at in one of its two runs. In the default language as the play left it, in both themes: every
 * rule in the light, and in the dark those that look at colours. In the other language at the other size, every rule in
 * the dark: the run plays there, so that what a play opened is looked at open; only a story of one size is resized for it.
 */
export function looksOf(run: {
  locale: string;
  played: CheckedSize;
  onlySize: CheckedSize | null;
}): readonly CheckedLook[] {
  const { locale, played, onlySize } = run;
  if (locale === defaultLocale)
    return [
      { size: played, theme: 'light', rules: 'all' },
      { size: played, theme: 'dark', rules: 'colours' },
    ];
  return [{ size: onlySize ? otherSize(onlySize) : played, theme: 'dark', rules: 'all' }];
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
export function axeOptions(rules: CheckedLook['rules']) {
  return {
    resultTypes: ['violations'],
    // No story holds a frame; without looking for any, axe is done sooner.
    iframes: false,
    ...(rules === 'colours' ? { runOnly: { type: 'rule', values: themedRules } } : {}),
  };
}

/** Whether a story is a whole page, which a phone must not have to scroll sideways; a matrix of variants may be wider. */
export function isPage(storyId: string): boolean {
  return /^(screens|patterns)-/.test(storyId);
}

/** What sticks out of the document sideways, in words; null when nothing does. */
export function overflowOf(document: { scrollWidth: number; clientWidth: number }): string | null {
  const excess = document.scrollWidth - document.clientWidth;
  return excess > 0 ? `the page is ${excess} px wider than the window` : null;
}
