import type { CallResult } from '@/domain/callResult';
import { expect, test } from 'vitest';
import { toPasswordOutcome } from '@app/containers/profile/toPasswordOutcome';

const refused = (status: number): CallResult => ({
  ok: false,
  failure: { kind: 'refused', status, statusText: '', error: null, retryAfterSeconds: 60 },
});

test('the auth server’s answers, as the form means them', () => {
  expect(toPasswordOutcome({ ok: true, value: undefined })).toEqual({ status: 'changed' });
  expect([401, 403, 409, 422, 429].map((status) => toPasswordOutcome(refused(status)))).toMatchObject([
    { reason: 'signedOut' },
    { reason: 'wrongPassword' },
    { reason: 'noPassword' },
    { reason: 'unacceptable' },
    { reason: 'tooManyTries', retryAfterSeconds: 60 },
  ]);
  expect(() => toPasswordOutcome(refused(500))).toThrow('500');
  expect(() => toPasswordOutcome({ ok: false, failure: { kind: 'unreachable', reason: 'network' } })).toThrow(
    'no answer',
  );
});
