import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem';
import type { ServerEnv } from './types';

/** PostgreSQL can store neither NUL nor a lone surrogate, in text or in JSON. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Whether every string of a JSON value can be stored, including keys. */
function hasOnlyStorableText(value: unknown): boolean {
  // Iterative, because a body may be nested deeper than the stack.
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string') {
      if (!isStorable(next)) return false;
    } else if (Array.isArray(next)) for (const item of next) rest.push(item);
    else if (typeof next === 'object' && next !== null)
      for (const [key, item] of Object.entries(next)) {
        if (!isStorable(key)) return false;
        rest.push(item);
      }
  }
  return true;
}

/**
 * Parses JSON from outside.
 *
 * @throws Problem 400 `malformedJson`, or `invalidCharacters` if a string cannot be stored
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'malformedJson');
  }
  // JSON escapes both, so most bodies need no traversal.
  if (/\\u(?:0000|d[89a-f])/i.test(text) && !hasOnlyStorableText(value))
    throw new Problem(400, 'invalidCharacters');
  return value;
}

/** Refuses NUL in path or query; a lone surrogate cannot be encoded there. */
export const refuseUnstorableAddress: MiddlewareHandler<ServerEnv> = (c, next) => {
  if (c.req.url.includes('%00')) throw new Problem(400, 'invalidCharacters');
  return next();
};
