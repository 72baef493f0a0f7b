import { describe, expect, test } from 'vitest';
import {
  answered,
  gateDecision,
  isAccountOf,
  toAccess,
  type AccessAnswers,
  type AccessState,
} from '@/domain/auth/access';
import { PortError } from '@/domain/results/portError';

const user = { email: 'ann@example.ru', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
const signedIn = (email: string): AccessState => ({
  status: 'known',
  mode: 'session',
  user: { ...user, email },
});
const nobody: AccessState = { status: 'known', mode: 'session', user: null };
const unreachable: AccessState = { status: 'unreachable' };
const checking: AccessState = { status: 'checking', mode: null };

test.each([
  ['open', 'session', 'show'],
  ['open', 'admin', 'show'],
  ['open', 'nothing', 'show'],
  [null, 'session', 'wait'],
  [null, 'admin', 'wait'],
  [null, 'nothing', 'show'],
] as const)('while mode %s is checked, a page for %s: %s', (mode, need, decision) => {
  expect(gateDecision({ status: 'checking', mode }, need)).toBe(decision);
});

describe('the access that the answers give (D24)', () => {
  const fulfilled = (value: object) => ({ status: 'fulfilled', value }) as PromiseFulfilledResult<never>;
  const rejected = (reason: unknown) => ({ status: 'rejected', reason }) as const;

  test.each([
    ['open', fulfilled({ user }), false, { status: 'known', mode: 'session', user }],
    ['session', fulfilled({ user: null }), false, { status: 'known', mode: 'session', user: null }],
    ['open', fulfilled({ user: null }), false, { status: 'known', mode: 'open', user: null }],
    ['open', fulfilled({ user: null }), true, { status: 'known', mode: 'session', user: null }],
    [null, fulfilled({ user }), false, unreachable],
    ['open', rejected(new PortError('refused', { status: 403 })), false, unreachable],
    ['open', rejected({ status: 401 }), false, unreachable],
    [
      'session',
      fulfilled({ user, viewedUntil: '2026-11-21T12:30:00Z' }),
      false,
      { status: 'known', mode: 'session', user, viewedUntil: '2026-11-21T12:30:00Z' },
    ],
  ] as const)('%#', (mode, session, isOwned, access) => {
    expect(toAccess(mode, session, isOwned)).toStrictEqual(access);
  });
});

// tests: AUTH-29
test.each([
  ['the same id, another e-mail', { id: 'a1', email: 'new@example.ru' }, true],
  ['another id', { id: 'b2', email: 'ann@example.ru' }, false],
  ['no id, as of an earlier release', { email: 'ann@example.ru' }, true],
  ['no id, another e-mail', { email: 'boris@example.ru' }, false],
])('an answer with %s: is it the same account', (_, named, isSame) => {
  expect(isAccountOf(named, { id: 'a1', email: 'ann@example.ru' })).toBe(isSame);
  const [before, access] = [{ id: 'a1', email: 'ann@example.ru' }, named].map((account): AccessState => ({
    status: 'known',
    mode: 'session',
    user: { ...user, ...account },
  }));
  if (!before || !access) throw new Error('No access');
  const answers = { access: before, held: before, visits: 0 };
  expect(answered(answers, access, false).visits).toBe(isSame ? 0 : 1);
});

test('an account known by its e-mail is the one that has an id now', () => {
  const email = 'ann@example.ru';
  expect(isAccountOf({ id: 'a1', email }, { id: email, email })).toBe(true);
});

describe('one answer after another', () => {
  const start: AccessAnswers = { access: checking, held: null, visits: 0 };
  const ann = answered(start, signedIn('ann@example.ru'), false);

  test('the first user is no visit of another one', () => {
    const access = signedIn('ann@example.ru');
    expect(ann).toEqual({ access, held: access, visits: 0 });
    expect(answered(ann, access, false).visits).toBe(0);
  });

  test('another user, or another tab’s, is a new visit', () => {
    expect(answered(ann, signedIn('boris@example.ru'), false).visits).toBe(1);
    expect(answered(ann, signedIn('ann@example.ru'), true).visits).toBe(1);
  });

  test('whoever signs out keeps their pages until somebody signs in', () => {
    expect(answered(ann, nobody, false)).toEqual({ ...ann, access: nobody });
    expect(answered(start, nobody, false)).toEqual({ ...start, access: nobody });
  });

  test('a failed request changes nothing that is known', () => {
    expect(answered(ann, unreachable, false)).toBe(ann);
    expect(answered(start, unreachable, false)).toEqual({ ...start, access: unreachable });
  });
});
