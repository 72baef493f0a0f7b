import { createHash } from 'node:crypto';
import type { ServerContext } from './types';

/** Answers with JSON that browsers may cache but must revalidate (304). Other `/api` answers are never cached. */
export function sendCacheable(c: ServerContext, answer: unknown): Response {
  const text = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
