import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { toSubmissionError } from '@/screens/auth/toSubmissionError';
import { request } from '@app/ports/http/request';
import type { SubmissionError } from '@/domain/auth/submission';

const html = '<!doctype html><title>502 Bad Gateway</title>';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'ru-RU' } }));
afterEach(() => vi.unstubAllGlobals());

function answer(body: string, init: ResponseInit): () => Promise<Response> {
  return async () => new Response(body, init);
}

const words = (text: string): SubmissionError => ({ text, hint: null });

/** §8 from the wire to the form: what the person reads for each answer a server or a proxy can give. */
// tests: LOGIN-12, LOGIN-13, REGISTER-15
test.each<[string, () => Promise<Response>, SubmissionError]>([
  [
    'JSON with an error',
    answer('{"error":"Неверный e-mail или пароль"}', { status: 401 }),
    words('Неверный e-mail или пароль'),
  ],
  [
    'an error that looks like mark-up stays text',
    answer('{"error":"<b>no</b>"}', { status: 400 }),
    words('<b>no</b>'),
  ],
  [
    'an HTML body',
    answer(html, { status: 502, statusText: 'Bad Gateway' }),
    { text: '502 Bad Gateway', hint: { kind: 'server' } },
  ],
  ['an empty body', answer('', { status: 404, statusText: 'Not Found' }), words('404 Not Found')],
  [
    'JSON without an error',
    answer('{"message":"no"}', { status: 400, statusText: 'Bad Request' }),
    words('400 Bad Request'),
  ],
  [
    'an error that is no string',
    answer('{"error":{"code":7}}', { status: 422, statusText: 'Unprocessable Content' }),
    words('422 Unprocessable Content'),
  ],
  [
    'a blank error',
    answer('{"error":"  "}', { status: 400, statusText: 'Bad Request' }),
    words('400 Bad Request'),
  ],
  [
    'JSON cut short',
    answer('{"error":"Не', { status: 400, statusText: 'Bad Request' }),
    words('400 Bad Request'),
  ],
  ['HTTP/2, which has no status text', answer('', { status: 404 }), words('404')],
  [
    'a server error in words',
    answer('{"error":"На сервере произошла ошибка"}', { status: 500 }),
    words('На сервере произошла ошибка'),
  ],
  [
    'a limit',
    answer('{"error":"Слишком много попыток"}', { status: 429, headers: { 'Retry-After': '540' } }),
    { text: 'Слишком много попыток', hint: { kind: 'retryAfter', seconds: 540 } },
  ],
  [
    'a wait that is over before it is read',
    answer('{"error":"Запросите новый код"}', { status: 429, headers: { 'Retry-After': '1' } }),
    words('Запросите новый код'),
  ],
  [
    'a Retry-After that is a date',
    answer('{"error":"Позже"}', { status: 429, headers: { 'Retry-After': 'Sat, 21 Nov 2026 10:00:00 GMT' } }),
    words('Позже'),
  ],
  [
    'a page instead of an error sentence is cut',
    answer(JSON.stringify({ error: 'x'.repeat(9000) }), { status: 400 }),
    words('x'.repeat(500)),
  ],
  [
    'success that is a page (a captive portal)',
    answer(html, { status: 200 }),
    { text: null, hint: { kind: 'network' } },
  ],
  [
    'no network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { text: null, hint: { kind: 'network' } },
  ],
])('%s', async (_, fetch, expected) => {
  vi.stubGlobal('fetch', fetch);
  const failure = await request({ method: 'POST', path: '/api/auth/login', body: {} }).catch(
    (error: unknown) => error,
  );
  expect(failure instanceof PortError && toSubmissionError(failure)).toEqual(expected);
});

test('a timeout names its 10 seconds', () => {
  expect(toSubmissionError(new PortError('timeout'))).toEqual({
    text: null,
    hint: { kind: 'timeout', seconds: 10 },
  });
});
