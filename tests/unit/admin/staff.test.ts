import { expect, test } from 'vitest';
import { staffLock, staffProblems } from '@/domain/admin/staff';
import { makeStaffMember } from '@/sample-data/staff';

const self = 'self@example.com';

// tests: ADMIN-45
test.each([
  ['an owner among two', { role: 'owner' }, 2, null],
  ['the only owner', { role: 'owner' }, 1, 'lastOwner'],
  ['somebody of support beside the only owner', { role: 'support' }, 1, null],
  ['the owner whom the environment names', { role: 'owner', isFixed: true }, 2, 'fixed'],
  ['oneself', { role: 'support', email: self }, 2, 'self'],
  ['oneself whom the environment names', { role: 'owner', email: self, isFixed: true }, 2, 'fixed'],
] as const)('the role of %s', (_, member, owners, lock) => {
  expect(staffLock(makeStaffMember(member), self, owners)).toBe(lock);
});

test('an invitation needs a name and an e-mail; another role needs neither', () => {
  const draft = { name: '', email: 'maria@', role: 'support', isExisting: false } as const;
  expect(staffProblems(draft, null)).toEqual({ name: 'required', email: 'email' });
  expect(staffProblems(draft, makeStaffMember())).toEqual({});
});
