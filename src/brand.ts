import type { Locale } from '@/i18n/locale';

/**
 * Everything that makes the portal one provider's own. A provider edits this object and the colours in
 * src/tokens/tokens.css; nothing else names a brand.
 */
export const brand = {
  name: { ru: 'Меридиан', en: 'Meridian' } satisfies Record<Locale, string>,
  /** The accent, for the browser's own chrome (theme-color, mask icons). Keep equal to --color-action. */
  accent: '#1c5bd6',
  copyrightYear: 2025,
  support: {
    email: 'support@meridian.example',
    phone: '+7 495 000-00-00',
  },
  legalEntity: { ru: 'ООО «Меридиан»', en: 'Meridian LLC' } satisfies Record<Locale, string>,
} as const;
