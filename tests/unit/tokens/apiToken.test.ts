import { expect, test } from 'vitest';
import { emptyTokenRequest, tokenExpiry, tokenProblems, withScope } from '@/domain/tokens/apiToken';

// tests: TOKENS-01, TOKENS-10
test('a token has a name of at most sixty characters, and a scope, and needs the password', () => {
  const problemsOf = (changes: Partial<typeof emptyTokenRequest>) =>
    tokenProblems({ ...emptyTokenRequest, name: 'Terraform', password: 'secret', ...changes });
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ name: '  ' })).toEqual({ name: 'required' });
  expect(problemsOf({ name: ` ${'x'.repeat(60)} ` })).toEqual({});
  expect(problemsOf({ name: 'x'.repeat(61) })).toEqual({ name: 'tooLong' });
  expect(problemsOf({ password: '' })).toEqual({ password: 'required' });
  expect(problemsOf({ scopes: [] })).toEqual({ scopes: 'required' });
});

test('scopes keep their order', () => {
  expect(withScope(['support'], 'read', true)).toEqual(['read', 'support']);
  expect(withScope(['read', 'support'], 'read', false)).toEqual(['support']);
  expect(withScope(['read'], 'read', true)).toEqual(['read']);
});

test('a token expires after its days, or never', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  expect(tokenExpiry(now, 30)).toEqual(new Date('2026-12-21T09:00:00Z'));
  expect(tokenExpiry(now, null)).toBeNull();
});
