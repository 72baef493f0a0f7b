import { expect, it } from 'vitest';
import { roleReason } from '@/patterns/appShell/roleReason';

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;
const isOff = (role: Parameters<typeof roleReason>[1], pathname: string) =>
  roleReason({ t }, role, pathname) !== null;

// tests: COLLEAGUES-10
it.each([
  ['technician', '/dashboard/vps', false],
  ['technician', '/dashboard/server', false],
  ['technician', '/dashboard/payment-method', true],
  ['technician', '/dashboard/billing', true],
  ['technician', '/dashboard/profile', true],
  ['technician', '/dashboard/support/create', false],
  ['finance', '/dashboard/vps', true],
  ['finance', '/dashboard/payments', false],
  ['finance', '/dashboard/profile', true],
  ['readOnly', '/dashboard/vps', true],
  ['readOnly', '/dashboard/cart', true],
  ['readOnly', '/dashboard/support', true],
  // The person's own settings and accounts are nobody else's.
  ['readOnly', '/dashboard/user-settings', false],
  ['readOnly', '/dashboard/user-roles', false],
  ['readOnly', '/nowhere', false],
] as const)('changes of a %s at %s are off: %s', (role, pathname, off) => {
  expect(isOff(role, pathname)).toBe(off);
});
