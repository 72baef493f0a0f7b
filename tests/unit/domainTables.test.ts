import { describe, expect, test } from 'vitest';
import { viewingUntil } from '@/domain/admin/viewing';
import { gateDecision, toAccess, type AccessState } from '@/domain/auth/access';
import { claims } from '@/domain/catalog/claims';
import { payerParts } from '@/domain/documents/payerParts';
import { kopecks, rubles } from '@/domain/money/money';
import { emptyPayer } from '@/domain/payment/payer';
import { splitTransfer } from '@/domain/payment/transfer';
import { PortError } from '@/domain/results/portError';

test('the claims are those of §9', () => {
  expect(claims).toEqual({ servers: 10_000, uptime: 99.9, datacenters: 15 });
});

test('an administrator views the portal as a customer for half an hour (D33)', () => {
  expect(viewingUntil(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-11-21T12:30:00Z'));
});

describe('access (D22)', () => {
  const user = { email: 'ann@example.ru', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;
  const known = (mode: 'open' | 'session', role: 'customer' | 'admin' | null): AccessState => ({
    status: 'known',
    mode,
    user: role && { ...user, role },
  });

  test.each([
    [known('open', null), 'show', 'show'],
    [known('session', null), 'signIn', 'signIn'],
    [known('session', 'customer'), 'show', 'forbidden'],
    [known('session', 'admin'), 'show', 'show'],
    [{ status: 'unreachable' }, 'unreachable', 'unreachable'],
  ] as const)('%j: a page with a session, one for administrators', (access, session, admin) => {
    expect(gateDecision(access, 'session')).toBe(session);
    expect(gateDecision(access, 'admin')).toBe(admin);
    expect(gateDecision(access, 'nothing')).toBe('show');
  });

  test('only a refusal for want of a session signs out', () => {
    const rejected = (status: number) =>
      ({ status: 'rejected', reason: new PortError('refused', { status }) }) as const;
    expect(toAccess('session', rejected(401), false)).toMatchObject({ status: 'known', user: null });
    expect(toAccess('session', rejected(500), false)).toEqual({ status: 'unreachable' });
    // D50: whose session was here is not shown the demonstration.
    expect(toAccess('open', rejected(401), true)).toMatchObject({ mode: 'session' });
    expect(toAccess('open', rejected(401), false)).toMatchObject({ mode: 'open' });
  });
});

describe('a payer in documents (D20)', () => {
  const draft = {
    ...emptyPayer,
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    address: 'Москва',
    account: '40702810938000000001',
    bik: '044525225',
  };
  const kindsOf = (type: 'organization' | 'soleProprietor' | 'individual', name: string) =>
    payerParts({ ...draft, type, name }).map(({ kind, value }) => `${kind} ${value}`);

  test('an organization has all its requisites, in their order', () => {
    expect(kindsOf('organization', 'ООО «Ветер»')).toEqual([
      'name ООО «Ветер»',
      'inn 7707083893',
      'kpp 773601001',
      'ogrn 1027700132195',
      'address Москва',
      'account 40702810938000000001',
      'bik 044525225',
    ]);
  });

  test('a sole proprietor is called so once, and has no KPP', () => {
    const kinds = kindsOf('soleProprietor', 'ИП Соколова А. В.');
    expect(kinds[0]).toBe('soleProprietor Соколова А. В.');
    expect(kinds).toContain('ogrnip 1027700132195');
    expect(kinds.some((kind) => kind.startsWith('kpp'))).toBe(false);
  });
});

test.each([
  // Kopecks received for a bill of 105 RUB; then amount, commission and surplus in kopecks.
  [10_499, [9_999, 500, 0]],
  [10_500, [10_000, 500, 0]],
  [10_501, [10_000, 500, 1]],
  [5_250, [5_000, 250, 0]],
])('of a transfer of %s kopecks (D42)', (minor, split) => {
  const expected = { amount: rubles(100), commission: rubles(5), minor: 10_500 };
  const { amount, commission, surplus } = splitTransfer(expected, minor);
  expect([amount, commission, surplus]).toEqual(split.map((part) => kopecks(part)));
});
