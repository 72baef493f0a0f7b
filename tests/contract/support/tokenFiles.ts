import { readFileSync } from 'node:fs';
import { dtcgTokens, tokensCss } from '../../../app/build/library/tokens.ts';
import { readTokens } from '../../../src/tokens/readTokens.ts';

/** Returns the tokens as files for design tools: Design Tokens (DTCG) and CSS variables. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const tokens = readTokens(readFileSync('src/tokens/tokens.css', 'utf8'));
  return {
    'tokens.json': `${JSON.stringify(dtcgTokens(tokens), null, 2)}\n`,
    'tokens.css': tokensCss(tokens),
  };
}
