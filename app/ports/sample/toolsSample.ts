import { done } from '@/domain/results/outcome';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { toIsoDateTime } from '@/domain/time/dates';
import { tokenExpiry, type ApiToken } from '@/domain/tokens/apiToken';
import { exampleTokens } from '@/sample-data/apiTokens';
import { shiftDates } from '@/sample-data/shiftDates';
import type { ToolsPort } from '@app/ports/toolsPort';
import type { Latency } from './latency';

/** Tools of the demonstration. Its tokens open nothing, and last as long as the page. */
export function makeToolsSample(latency: Latency, initial: readonly ApiToken[] = exampleTokens): ToolsPort {
  let tokens = initial;
  return {
    async tokens(signal) {
      await latency(signal);
      return tokens;
    },
    async createToken({ name, scopes, days }) {
      await latency();
      const now = new Date();
      const expiresAt = tokenExpiry(now, days);
      const token: ApiToken = {
        id: Math.max(0, ...tokens.map(({ id }) => id)) + 1,
        name: name.trim(),
        scopes,
        hint: 'demo',
        createdAt: toIsoDateTime(now),
        expiresAt: expiresAt && toIsoDateTime(expiresAt),
        isExpired: false,
        lastUsedAt: null,
      };
      tokens = [...tokens, token];
      return done({ token, secret: 'mrd_this-token-of-the-demonstration-opens-nothing-demo' });
    },
    async revokeToken(id) {
      await latency();
      tokens = tokens.filter((token) => token.id !== id);
    },
  };
}

/** The tools' demonstration of this tab, with dates near today. */
export function currentToolsSample(latency: Latency): ToolsPort {
  return makeToolsSample(latency, shiftDates(new Date(), defaultTimeZone)(exampleTokens));
}
