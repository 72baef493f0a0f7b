import * as v from 'valibot';
import { accountHeader } from '@app/contract/accountHeader';
import { noteServerDate } from '@app/device/serverTime';
import { shownAccount } from '@app/device/tabAccount';
import { errorAnswerSchema } from '@/domain/auth/answers';
import { callTimeoutMs, PortError, slowestUpload } from '@/domain/results/portError';
import { viewRefused } from '@app/ports/viewRefusal';
import { sessionEnded } from '@app/ports/sessionEnd';

export interface HttpCall<Value> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON, or as multipart if it is a form with files. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Schema of a successful body. Without it, any or no JSON is accepted (§7 does not specify the fields). */
  answer?: v.GenericSchema<unknown, Value>;
  /** Aborts the call, for example when the page is left. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a call with cookies in the page's language, within `callTimeoutMs` plus the time for its files. Rejects with a
 * PortError, or with the signal's reason if aborted.
 */
export async function request<Value = void>(call: HttpCall<Value>): Promise<Value> {
  const { method, path, body, headers, signal } = call;
  const abort = new AbortController();
  const leave = () => abort.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const account = shownAccount();
  const isForm = body instanceof FormData;
  const timeout = callTimeoutMs + (isForm ? bytesOf(body) / slowestUpload : 0);
  const deadline = setTimeout(() => abort.abort(new PortError('timeout')), timeout);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(account === null ? {} : { [accountHeader]: account.id }),
        // The browser sets a form's content type with its boundary; GET has no body.
        ...(isForm || method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: abort.signal,
    });
    if (response.headers.get('Cache-Control') === 'no-store') noteServerDate(response.headers.get('Date'));
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
    const text = await response.text().catch(() => '');
    const refusal = errorOf(text);
    if (status === 401 || refusal.code === 'otherAccount') sessionEnded();
    // Both are explained by the shell, and undo what a page has shown already.
    if (refusal.code === 'role') refusal.code = 'viewOnly';
    if (refusal.code === 'viewOnly') viewRefused(refusal.error);
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    throw new PortError('refused', {
      status,
      statusText,
      ...refusal,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    });
  }
  const text = await response.text();
  // A page instead of JSON does not come from our server, whatever its status (a captive portal, for example).
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  // Without a schema the answer is not read: Value is void.
  return answer ? v.parse(answer, body) : (undefined as Value);
}

/** Parses error, code and body of a refusal. All null if the body is HTML, empty or truncated. */
function errorOf(text: string): { error: string | null; code: string | null; body?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    const { error, code = null } = v.parse(errorAnswerSchema, body);
    return { error: error.trim() === '' ? null : error, code, body };
  } catch {
    return { error: null, code: null };
  }
}
