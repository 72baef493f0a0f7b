import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { authHttp } from '@app/ports/http/authHttp';
import { noteServerDate, serverTime } from '@app/device/serverTime';
import { changingAccount } from '@app/ports/http/changingAccount';
import { claimTabFor, isLeaving, releasePage } from '@app/device/tabAccount';
import { request } from '@app/ports/http/request';
import { onSessionEnd } from '@app/ports/sessionEnd';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { lang: 'ru-RU' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ann = {
  id: 'a1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'customer',
} as const;

const agreements = { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true };
const registration = {
  email: 'anna@example.ru',
  password: 'п'.repeat(128),
  firstName: '👩‍🚀',
  lastName: '{{x}} "محمد"',
  countryCode: 'US',
  region: 'idaho',
  agreements,
} as const;

// tests: AUTH-05, LOGIN-11, REGISTER-13, VERIFY-07
test.each([
  [
    '/api/auth/login',
    () => authHttp.login({ email: 'a@b.ru', password: 'x' }),
    { email: 'a@b.ru', password: 'x' },
  ],
  ['/api/auth/register', () => authHttp.register(registration), registration],
  [
    '/api/auth/verify-email',
    () => authHttp.verifyEmail({ email: 'a@b.ru', code: '123456' }),
    { email: 'a@b.ru', code: '123456' },
  ],
  ['/api/auth/resend-code', () => authHttp.resendCode({ email: 'a@b.ru' }), { email: 'a@b.ru' }],
])('POST %s: JSON with cookies in the language of the page (§7)', async (path, call, payload) => {
  fetchMock.mockResolvedValue(Response.json({}));
  expect(await call()).toBeUndefined();
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(path);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ru-RU' },
  });
  expect(init?.body).toBe(JSON.stringify(payload));
});

test('a form with files goes as multipart, whose boundary the browser names; any method will do', async () => {
  fetchMock.mockResolvedValue(Response.json({ id: 7 }));
  const body = new FormData();
  body.set('file', new File(['x'], 'x.txt'));
  const answer = v.object({ id: v.number() });
  expect(await request({ method: 'PUT', path: '/api/files', body, answer })).toEqual({ id: 7 });
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body });
  expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Content-Type');
});

test('an answer without a body is a success as well', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await authHttp.logout()).toBeUndefined();
});

test('a success of another shape than agreed counts as no answer', async () => {
  fetchMock.mockResolvedValue(Response.json({ access: 'everyone' }));
  await expect(authHttp.config()).rejects.toMatchObject({ name: 'PortError', kind: 'offline', status: null });
});

test.each([401, 403, 404, 409, 422, 429, 503])(
  'a refusal with %i says so, with its code and sentence',
  async (status) => {
    fetchMock.mockResolvedValue(
      Response.json({ error: 'Нет', code: 'no' }, { status, headers: { 'Retry-After': '60' } }),
    );
    const onEnd = vi.fn();
    const stop = onSessionEnd(onEnd);
    const failure: unknown = await request({ method: 'DELETE', path: '/api/x' }).catch(
      (error: unknown) => error,
    );
    stop();
    expect(failure).toBeInstanceOf(PortError);
    expect(failure).toMatchObject({
      kind: 'refused',
      status,
      code: 'no',
      error: 'Нет',
      retryAfterSeconds: 60,
    });
    expect(onEnd).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  },
);

// tests: AUTH-29
test('a page names its account; a session about another one is checked', async () => {
  fetchMock.mockResolvedValue(Response.json({ error: 'Нет', code: 'otherAccount' }, { status: 409 }));
  const onEnd = vi.fn();
  const stop = onSessionEnd(onEnd);
  claimTabFor(ann);
  await expect(request({ method: 'POST', path: '/api/x' })).rejects.toMatchObject({ code: 'otherAccount' });
  stop();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith();
  releasePage();
  await request({ method: 'POST', path: '/api/x' }).catch(() => undefined);
  const accounts = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Account'));
  expect(accounts).toEqual(['a1', null]);
});

// tests: AUTH-29
test('a page that has changed the account names its own until it is left, unless the change is refused', async () => {
  fetchMock.mockImplementation(async () => Response.json({}));
  claimTabFor(ann);
  await expect(changingAccount(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(isLeaving()).toBe(false);
  expect(await changingAccount(Promise.resolve(7))).toBe(7);
  expect(isLeaving()).toBe(true);
  await request({ method: 'POST', path: '/api/x' });
  const headers = new Headers(fetchMock.mock.lastCall?.[1]?.headers);
  expect(headers.get('X-Account')).toBe('a1');
  releasePage();
});

// tests: ACCOUNT-10
test.each([
  ['a day fast', 86_400_000, 'no-store', '2026-11-27T10:00:00.000Z'],
  ['a day slow', -86_400_000, 'no-store', '2026-11-27T10:00:00.000Z'],
  ['half a minute fast', 30_000, 'no-store', '2026-11-27T10:00:30.000Z'],
  ['a day fast, and the response comes from a cache', 86_400_000, 'no-cache', '2026-11-28T10:00:00.000Z'],
])('on the page of an account, with a clock that is %s', async (_, wrongBy, cacheControl, expected) => {
  vi.useFakeTimers();
  const date = new Date('2026-11-27T10:00:00Z');
  vi.setSystemTime(date.getTime() + wrongBy);
  noteServerDate(new Date().toUTCString());
  const headers = { Date: date.toUTCString(), 'Cache-Control': cacheControl };
  fetchMock.mockImplementation(async () => Response.json({}, { headers }));
  const now = () => new Date(serverTime()).toISOString();
  await request({ method: 'GET', path: '/api/x' });
  // A visitor has the device's clock; the first answer about the account has corrected it already.
  expect(now()).toBe(new Date().toISOString());
  claimTabFor(ann);
  expect(now()).toBe(expected);
  releasePage();
});

test('what the auth server refuses to change a password for, as the form means it', async () => {
  const answers = [401, 403, 409, 422, 429].map(async (status) => {
    fetchMock.mockResolvedValueOnce(new Response('', { status, headers: { 'Retry-After': '60' } }));
    return authHttp.changePassword({ currentPassword: 'a', newPassword: 'b' });
  });
  expect(await Promise.all(answers)).toMatchObject([
    { status: 'refused', refusal: { reason: 'signedOut' } },
    { refusal: { reason: 'wrongPassword' } },
    { refusal: { reason: 'noPassword' } },
    { refusal: { reason: 'unacceptable' } },
    { refusal: { reason: 'tooManyTries', retryAfterSeconds: 60 } },
  ]);
  fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(authHttp.changePassword({ currentPassword: 'a', newPassword: 'b' })).rejects.toMatchObject({
    status: 500,
  });
});

/** Answers nothing until the call is given up. */
function silence(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });
}

test('no answer for 10 seconds is a timeout, not a moment earlier', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(silence);
  let failure: unknown = null;
  void authHttp.login({ email: 'a@b.ru', password: 'x' }).catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ kind: 'timeout' });
});

test('an answer whose body stalls is a timeout too', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(async (_, init) => {
    const body = new ReadableStream({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
    });
    return new Response(body, { status: 200 });
  });
  let failure: unknown = null;
  void authHttp.config().catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failure).toMatchObject({ kind: 'timeout' });
});

test('who leaves ends the call, with a reason of their own and no timer left behind', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(silence);
  const leaving = new AbortController();
  const call = request({ method: 'GET', path: '/api/x', signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
  expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
