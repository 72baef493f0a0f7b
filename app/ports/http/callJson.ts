import { callTimeoutMs, type CallResult } from '@/domain/callResult';
import * as v from 'valibot';
import { errorAnswerSchema } from '@/domain/auth/answers';
import { sessionEnded } from '@app/ports/sessionEnd';

export interface JsonCall<Value> {
  method: 'GET' | 'POST';
  path: string;
  payload?: unknown;
  /** What a successful body must be; without it any JSON will do, or none (§7: its fields are not specified). */
  answer?: v.GenericSchema<unknown, Value>;
}

/**
 * One call of §7: JSON with cookies, in the language of the page. Never rejects: a refusal carries the server's own
 * `error` where the body has one, everything else says how far the call came (§8).
 */
export async function callJson<Value = void>({
  method,
  path,
  payload,
  answer,
}: JsonCall<Value>): Promise<CallResult<Value>> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      signal,
    });
    if (!response.ok) {
      if (response.status === 401) sessionEnded();
      const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
      return {
        ok: false,
        failure: {
          kind: 'refused',
          status: response.status,
          statusText: response.statusText,
          error: errorOf(await bodyOf(response)),
          retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
        },
      };
    }
    const body = await response.text();
    // A page instead of JSON is not our server's answer, whatever its status: a captive portal, say.
    const parsed = v.safeParse(
      answer ?? v.unknown(),
      body === '' ? undefined : (JSON.parse(body) as unknown),
    );
    if (parsed.success) return { ok: true, value: (answer ? parsed.output : undefined) as Value };
    return { ok: false, failure: { kind: 'unreachable', reason: 'network' } };
  } catch {
    return { ok: false, failure: { kind: 'unreachable', reason: signal.aborted ? 'timeout' : 'network' } };
  }
}

/** The body as JSON; null for HTML, an empty body, or one cut short. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function errorOf(body: unknown): string | null {
  const parsed = v.safeParse(errorAnswerSchema, body);
  return parsed.success && parsed.output.error.trim() !== '' ? parsed.output.error : null;
}
