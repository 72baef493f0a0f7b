import { localeTag, type Locale } from './locale';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size: `820 байт`, `1,2 МБ` / `1.2 MB`. `bytes` is a whole number from 0. */
export function fileSizeText(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(localeTag(locale), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
