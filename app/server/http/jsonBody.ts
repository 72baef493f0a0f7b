import { Problem } from './problem';
import { parseJson } from './storableText';
import type { ServerContext } from './types';

/** Maximum size of a request body. A registration with the longest names is far smaller. */
export const BODY_LIMIT_BYTES = 64 * 1024;

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** Reads a JSON body. */
export async function jsonOf(c: ServerContext): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) throw new Problem(415, 'notJson');
  const text = await c.req.text().catch(() => {
    throw new Problem(400, 'incompleteBody');
  });
  return parseJson(text);
}
