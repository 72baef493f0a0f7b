import { viewports, type themes } from './modes';

/** The sizes at which every story is checked; their names are those of the toolbar. */
export type CheckedSize = 'desktop' | 'phone';
export type CheckedTheme = (typeof themes)[number];

/** One look at a story. */
export interface Look {
  size: CheckedSize;
  theme: CheckedTheme;
}

/** Width and height in CSS pixels. */
export function pixelsOf(size: CheckedSize): { width: number; height: number } {
  const { width, height } = viewports[size].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/**
 * Both themes at both sizes. First as the play left the story, at the size it was played at: a menu that is open closes
 * when the window changes. The theme is turned twice and the size once.
 */
export function looksAt(storyViewport: unknown): readonly Look[] {
  const [own, other] =
    storyViewport === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const);
  return [
    { size: own, theme: 'light' },
    { size: own, theme: 'dark' },
    { size: other, theme: 'dark' },
    { size: other, theme: 'light' },
  ];
}

/** What a theme can break: it changes colours and nothing else. */
const themedRules = ['color-contrast', 'link-in-text-block'];

/**
 * How axe runs: every rule in the light, and in the dark those that look at colours. Only what is wrong is requested;
 * to describe all that is right takes it longer than to find it.
 */
export function axeOptions(theme: CheckedTheme) {
  return {
    resultTypes: ['violations'],
    // No story holds a frame; without looking for any, axe is done sooner.
    iframes: false,
    ...(theme === 'dark' ? { runOnly: { type: 'rule', values: themedRules } } : {}),
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
