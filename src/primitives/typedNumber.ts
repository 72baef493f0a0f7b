import { decimalSign } from '@/i18n/decimalSign';
import type { Locale } from '@/i18n/locale';

/** The numbers that a field takes: from `min`, or from zero, in steps. */
export interface NumberRange {
  /** Smallest and largest value, both included. */
  min?: number | undefined;
  max?: number | undefined;
  /** Above zero; its decimals are those that can be typed. */
  step: number;
}

/** Digits after the point that a step needs: 0 for 1, 2 for 0.01. */
export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}

/** What stands between groups of digits: spaces of every width, and in English the comma too. */
const groups = (locale: Locale) => (decimalSign(locale) === '.' ? String.raw`\s,` : String.raw`\s`);

/** Where the comma is no group, people type either sign. */
const signs = (locale: Locale) => (decimalSign(locale) === '.' ? '.' : ',.');

/** Whether more typing can make a number of the range from a text: what cannot is not taken into the field. */
export function mayBecomeNumber(text: string, { min, step }: NumberRange, locale: Locale): boolean {
  const minus = min === undefined || min < 0 ? '[-−]?' : '';
  const decimals = decimalsOf(step) > 0 ? String.raw`(?:[${signs(locale)}]\d*\s*)?` : '';
  return new RegExp(String.raw`^\s*${minus}[\d${groups(locale)}]*${decimals}$`).test(text);
}

/** The number of a text as people write it in the language: `1 000,5` or `1,000.5`. Null for what is none. */
export function typedNumber(text: string, locale: Locale): number | null {
  const plain = text
    .replaceAll(new RegExp(`[${groups(locale)}]`, 'g'), '')
    .replace(new RegExp(`[${signs(locale)}]`), '.')
    .replace('−', '-');
  return /\d/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

/** The number of the range that is nearest to a value. */
export function fitNumber(value: number, { min, max, step }: NumberRange): number {
  const from = min ?? 0;
  const decimals = Math.max(decimalsOf(step), decimalsOf(from));
  const round = (number: number) => Number(number.toFixed(decimals));
  if (min !== undefined && value <= min) return min;
  const nearest = round(from + Math.round((value - from) / step) * step);
  if (max === undefined || nearest <= max) return nearest;
  const last = round(from + Math.floor((max - from) / step) * step);
  // A quotient of decimals may fall short of a whole number by a hair.
  return round(last + step) <= max ? round(last + step) : last;
}

/** The next number of the range above (1) or below (-1) a value; from nothing, the end that one comes from. */
export function steppedNumber(value: number | null, direction: 1 | -1, range: NumberRange): number {
  if (value === null) return fitNumber((direction === 1 ? range.min : range.max) ?? 0, range);
  const nearest = fitNumber(value, range);
  return (nearest - value) * direction > 0 ? nearest : fitNumber(value + direction * range.step, range);
}
