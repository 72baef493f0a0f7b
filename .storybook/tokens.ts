import framework from 'tailwindcss/theme.css?raw';
import css from '@/tokens/tokens.css?raw';
import { readTokens } from '@/tokens/readTokens';

/** Text of the stylesheet with all tokens. */
export const tokensCss = css;

/** Every token of the portal, in the order of its stylesheet. */
export const tokens = readTokens(css);

/** Tailwind's tokens that the portal uses unchanged: the spacing step and the breakpoints. */
export const frameworkTokens = readTokens(framework).filter(({ name }) =>
  /^(spacing|breakpoint-)/.test(name),
);
