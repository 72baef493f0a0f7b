import { createHash } from 'node:crypto';
import type { ServerContext } from './types';

/**
 * Answers with JSON that a browser may keep as long as it checks before each use that it is the present one: 304 where it
 * is. The rest of `/api` is never kept.
 */
export function sendCacheable(c: ServerContext, answer: unknown): Response {
  const text = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  const known = c.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
