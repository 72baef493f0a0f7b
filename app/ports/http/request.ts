import * as v from 'valibot';
import { errorAnswerSchema } from '@/domain/auth/answers';
import { callTimeoutMs, PortError, slowestUpload } from '@/domain/results/portError';
import { viewRefused } from '@app/ports/viewRefusal';
import { sessionEnded } from '@app/ports/sessionEnd';

export interface HttpCall<Value> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON; a form with files goes as multipart. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Schema of a successful body. Without it any JSON or none will do (§7: its fields are not specified). */
  answer?: v.GenericSchema<unknown, Value>;
  /** The caller's: who leaves waits no longer. */
  signal?: AbortSignal | undefined;
}

/**
 * One call with cookies, in the language of the page, within `callTimeoutMs` and what its files need. Rejects with a PortError; for a caller
 * who has left, with the signal's own reason.
 */
export async function request<Value = void>(call: HttpCall<Value>): Promise<Value> {
  const { method, path, body, headers, signal } = call;
  const abort = new AbortController();
  const leave = () => abort.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const isForm = body instanceof FormData;
  const timeout = callTimeoutMs + (isForm ? bytesOf(body) / slowestUpload : 0);
  const deadline = setTimeout(() => abort.abort(new PortError('timeout')), timeout);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        'Accept-Language': document.documentElement.lang,
        // A browser names the boundary of a form itself; what only reads sends nothing that has a type.
        ...(isForm || method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: abort.signal,
    });
    return await answerOf(response, call);
  } catch (cause) {
    if (abort.signal.aborted) throw abort.signal.reason;
    throw cause instanceof PortError ? cause : new PortError('offline', { cause });
  } finally {
    clearTimeout(deadline);
    signal?.removeEventListener('abort', leave);
  }
}

const bytesOf = (form: FormData) =>
  [...form.values()].reduce((sum, part) => sum + (typeof part === 'string' ? 0 : part.size), 0);

async function answerOf<Value>(response: Response, { answer }: HttpCall<Value>): Promise<Value> {
  if (!response.ok) {
    const { status, statusText } = response;
    if (status === 401) sessionEnded();
    const text = await response.text().catch(() => '');
    const refusal = errorOf(text);
    if (refusal.code === 'viewOnly') viewRefused();
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    throw new PortError('refused', {
      status,
      statusText,
      ...refusal,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    });
  }
  const text = await response.text();
  // A page instead of JSON is not our server's answer, whatever its status: a captive portal, say.
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  // Without a schema nothing of the answer is read: Value is void.
  return answer ? v.parse(answer, body) : (undefined as Value);
}

/** Parses the error, code and body of a refusal. Nulls if the body is HTML, empty, or cut short. */
function errorOf(text: string): { error: string | null; code: string | null; body?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    const { error, code = null } = v.parse(errorAnswerSchema, body);
    return { error: error.trim() === '' ? null : error, code, body };
  } catch {
    return { error: null, code: null };
  }
}
