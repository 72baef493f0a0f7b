import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authHttp } from '@app/ports/http/authHttp';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { lang: 'ru-RU' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

// proves: AUTH-05, LOGIN-11, REGISTER-13, VERIFY-07
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
  expect(await call()).toEqual({ ok: true, value: undefined });
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(path);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ru-RU' },
  });
  expect(init?.body).toBe(JSON.stringify(payload));
});

test('an answer without a body is a success as well', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await authHttp.logout()).toEqual({ ok: true, value: undefined });
});

test('a success of another shape than agreed counts as no answer', async () => {
  fetchMock.mockResolvedValue(Response.json({ access: 'everyone' }));
  expect(await authHttp.config()).toEqual({ ok: false, failure: { kind: 'unreachable', reason: 'network' } });
});

/** `AbortSignal.timeout` keeps its own clock; this one follows the test's. */
function timeoutsOnTheTestsClock() {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

test('no answer for 10 seconds is a timeout, not a moment earlier', async () => {
  timeoutsOnTheTestsClock();
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  let result: unknown = null;
  void authHttp.login({ email: 'a@b.ru', password: 'x' }).then((settled) => (result = settled));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(result).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toEqual({ ok: false, failure: { kind: 'unreachable', reason: 'timeout' } });
});

test('an answer whose body stalls is a timeout too', async () => {
  timeoutsOnTheTestsClock();
  fetchMock.mockImplementation(async (_, init) => {
    const body = new ReadableStream({
      start: (controller) =>
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
    });
    return new Response(body, { status: 200 });
  });
  let result: unknown = null;
  void authHttp.config().then((settled) => (result = settled));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(result).toEqual({ ok: false, failure: { kind: 'unreachable', reason: 'timeout' } });
});
