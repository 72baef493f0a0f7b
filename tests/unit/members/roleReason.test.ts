import { expect, it } from 'vitest';
import { roleReason } from '@app/containers/shell/roleReason';
import { contract } from '@app/contract/contract';
import { isAllowedFor } from '@app/contract/scopes';
import { memberRoles, type MemberRole } from '@/domain/members/memberRole';
import { userSettingsTabHref } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as never;
const isOff = (role: MemberRole, pathname: string, search = '') =>
  roleReason({ t }, role, { pathname, search }) !== null;

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
  // The person's own accounts are nobody else's.
  ['readOnly', '/dashboard/user-roles', false],
  ['readOnly', '/nowhere', false],
] as const)('changes of a %s at %s are off: %s', (role, pathname, off) => {
  expect(isOff(role, pathname)).toBe(off);
});

const { account, auth, dataExport, security, sshKeys } = contract;

// tests: COLLEAGUES-10, SETTINGS-21
it.each([
  ['notices', account.saveNotices],
  ['keys', sshKeys.add],
  ['data', dataExport.request],
  ['data', security.deleteAccount],
  ['security', auth.endOtherSessions],
] as const)('in the settings under %s a role changes exactly what the server allows', (tab, call) => {
  const { pathname, search } = new URL(userSettingsTabHref(tab), 'https://example.com');
  for (const role of memberRoles)
    expect([role, isOff(role, pathname, search)]).toEqual([role, !isAllowedFor(role, call)]);
});
