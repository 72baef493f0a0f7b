import * as v from 'valibot';
import type { Connection } from '../http/connection';
import { addCookie } from '../http/cookies';
import type { ServerContext } from '../http/types';

const refusalSchema = v.object({ code: v.string() });

/** Returns the auth library's error code. */
export async function refusalCode(answer: Response): Promise<string> {
  const result = v.safeParse(refusalSchema, await answer.json().catch(() => null));
  return result.success ? result.output.code : 'UNKNOWN';
}

/** Forwards the library's cookies to the visitor. */
export function forwardCookies(c: ServerContext, connection: Connection, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    addCookie(c, connection, cookie);
  }
}
