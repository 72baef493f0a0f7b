import { inspect } from 'node:util';
import type { Call } from '@app/contract/call';
import { callAs, type CallParts } from '../signedIn';
import type { Outcome } from './journal';

/** Converts an answer for the journal. After a 5xx it is unknown whether the change was made (README). */
async function outcomeOf(answer: Promise<Response>): Promise<Outcome> {
  try {
    const response = await answer;
    const text = await response.text();
    if (response.status >= 500) return { status: 'unanswered', reason: `${response.status} ${text}` };
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.ok ? 'acknowledged' : 'refused', code: response.status, body };
  } catch (error) {
    return { status: 'unanswered', reason: inspect(error) };
  }
}

/** Makes a call of the contract on a running server, with this session. */
export function callOn(origin: string, cookie: string, one: Call, parts: CallParts = {}): Promise<Outcome> {
  const remote = { fetch: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
  return outcomeOf(callAs(remote, { cookie }, one, { ...parts, headers: { origin } }));
}

/** Makes one of the calls of `/api/auth`, which set cookies. */
export async function authOn(
  origin: string,
  call: string,
  body: unknown,
  { cookie = '', from }: { cookie?: string; from: string },
): Promise<{ outcome: Outcome; cookie: string }> {
  let given = '';
  const answer = fetch(`${origin}/api/auth/${call}`, {
    method: 'POST',
    // Limits count by address: each person of the load has their own.
    headers: { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  }).then((response) => {
    given = response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    return response;
  });
  const outcome = await outcomeOf(answer);
  return { outcome, cookie: given };
}
