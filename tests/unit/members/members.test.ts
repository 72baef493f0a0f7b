import { describe, expect, it } from 'vitest';
import { accountRights, hasAccountRight, memberRoles, rightsOfRole } from '@/domain/members/memberRole';
import { emptyInvitation, invitationExpiry, invitationProblems } from '@/domain/members/members';
import { confirmsTransfer, toColleaguesView } from '@/screens/colleagues/ColleaguesScreen/colleaguesView';
import { exampleAccounts, exampleMembers } from '@/sample-data/members';

// tests: COLLEAGUES-02
describe('the rights of a role', () => {
  it('are all of them for the owner', () => {
    expect(rightsOfRole('owner')).toEqual(accountRights);
  });

  it.each(memberRoles)('let %s read, and manage nothing', (role) => {
    expect(hasAccountRight(role, 'read')).toBe(true);
    expect(hasAccountRight(role, 'manage')).toBe(false);
  });

  it('keep money and servers apart', () => {
    expect(hasAccountRight('technician', 'servers')).toBe(true);
    expect(hasAccountRight('technician', 'billing')).toBe(false);
    expect(hasAccountRight('finance', 'billing')).toBe(true);
    expect(hasAccountRight('finance', 'servers')).toBe(false);
    expect(rightsOfRole('readOnly')).toEqual(['read']);
  });
});

// tests: COLLEAGUES-01
describe('an invitation', () => {
  it.each([
    ['', { email: 'required' }],
    ['  ', { email: 'required' }],
    ['anna', { email: 'invalid' }],
    [' anna@example.com ', {}],
  ])('to %j has the problems %j', (email, problems) => {
    expect(invitationProblems({ ...emptyInvitation, email })).toEqual(problems);
  });

  it('is valid for seven days', () => {
    expect(invitationExpiry(new Date('2026-11-21T09:00:00Z')).toISOString()).toBe('2026-11-28T09:00:00.000Z');
  });
});

describe('the view of the colleagues', () => {
  const parts = { acceptance: null, overlay: { kind: 'none' } } as const;
  const viewOf = (accounts: typeof exampleAccounts, role = exampleMembers.role) =>
    toColleaguesView({ status: 'ready', value: { members: { ...exampleMembers, role }, accounts } }, parts);

  it('lists accounts only to a person with several', () => {
    expect(viewOf(exampleAccounts.slice(0, 1)).people).toMatchObject({ value: { accounts: [] } });
    expect(viewOf(exampleAccounts).people).toMatchObject({ value: { accounts: exampleAccounts } });
  });

  it('lets only the owner manage', () => {
    expect(viewOf(exampleAccounts).people).toMatchObject({ value: { canManage: true } });
    expect(viewOf(exampleAccounts, 'finance').people).toMatchObject({ value: { canManage: false } });
  });

  // tests: COLLEAGUES-07
  it('confirms a transfer by address and password', () => {
    const [email, password] = ['anna@example.com', 'secret'];
    expect(confirmsTransfer({ email, typed: '', password })).toBe(false);
    expect(confirmsTransfer({ email, typed: 'anna@example.co', password })).toBe(false);
    expect(confirmsTransfer({ email, typed: ' ANNA@example.com ', password })).toBe(true);
    expect(confirmsTransfer({ email, typed: email, password: '' })).toBe(false);
  });
});
