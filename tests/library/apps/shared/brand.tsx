import type { Brand } from '@meridian/portal/i18n/brand';

const inEveryLanguage = (text: string) => ({ ru: text, en: text, de: text });

/** A second brand, without requisites: none of the pages prints them. */
export const brand: Brand = {
  name: inEveryLanguage('Nordlicht'),
  copyrightYear: 2026,
  support: { email: 'hilfe@nordlicht.example', phone: '+49 30 0000000' },
  legalEntity: inEveryLanguage('Nordlicht GmbH'),
};

/** Its mark. */
export function drawMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      className={className}
      data-mark="nordlicht"
    >
      <path d="M4 28 16 4l12 24z" fill="currentColor" />
    </svg>
  );
}
