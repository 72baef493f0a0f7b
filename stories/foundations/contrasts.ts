import { inTheme, readTokens, type Theme } from '@/tokens/readTokens';
import { contrast, parseOklch, toLinearRgb } from './oklch';

/** Two colours that meet, and how far they must be apart: 4.5 for text that is read, 3 for what bounds or marks a control. */
export interface ContrastPair {
  /** A colour token without its prefix: `text-muted`. */
  color: string;
  ground: string;
  /** WCAG 2.2 AA; from 1 to 21. */
  least: 3 | 4.5;
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected'];
const plainGrounds = ['canvas', 'surface', 'raised'];
const statuses = ['success', 'warning', 'info', 'danger', 'neutral'];

const pairs = (colors: readonly string[], on: readonly string[], least: ContrastPair['least']) =>
  colors.flatMap((color) => on.map((ground): ContrastPair => ({ color, ground, least })));

/** Every pair that the tokens promise, in both themes: the unit test holds them, the page of the colours shows them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'text-muted', 'link'], grounds, 4.5),
  ...pairs(['on-action'], ['action', 'action-hover', 'danger', 'danger-hover'], 4.5),
  ...statuses.flatMap((status) => pairs([`${status}-text`], [`${status}-soft`], 4.5)),
  // Field errors and success lines are on plain backgrounds.
  ...pairs(['danger-text'], plainGrounds, 4.5),
  ...pairs(['border-strong', 'focus', 'action'], plainGrounds, 3),
];

/**
 * Measures pairs of a stylesheet's colours: from 1 (the same) to 21.
 *
 * @param css the text of src/tokens/tokens.css
 * @returns throws on a colour that the stylesheet does not have
 */
export function contrastIn(css: string): (pair: ContrastPair, theme: Theme) => number {
  const values = new Map(readTokens(css).map(({ name, value }) => [name, value]));
  const colorOf = (name: string, theme: Theme) => {
    const value = values.get(`color-${name}`);
    if (value === undefined) throw new RangeError(`No token --color-${name}`);
    return toLinearRgb(parseOklch(inTheme(value, theme)));
  };
  return ({ color, ground }, theme) => contrast(colorOf(color, theme), colorOf(ground, theme));
}
