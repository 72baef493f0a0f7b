import type { Locale } from '@/i18n/locale';

/**
 * Screenshot of the portal on the landing page. `tests/visual/portalPicture.ts` takes it of the real screen in each
 * language and theme, at this size.
 */
export const portalPicture = {
  width: 1600,
  height: 700,
  src: (locale: Locale, theme: 'light' | 'dark') => `/landing/portal-${locale}-${theme}.webp`,
} as const;
