import { expect, test } from 'vitest';
import { wantsTicketMail, withDepartment, type TicketMails } from '@/domain/desk/ticketMails';

const mine = (...departments: TicketMails['departments'][number][]): TicketMails => ({
  choice: 'mine',
  departments,
});

// tests: DESK-13
test.each([
  [{ choice: 'all', departments: [] }, true, true],
  [{ choice: 'none', departments: ['billing'] }, false, false],
  [mine(), true, false],
  [mine('billing'), true, true],
  [mine('technical', 'sales'), true, false],
  [mine('technical', 'billing'), true, true],
] as const)('%j: about an own ticket %s, about one of billing %s', (mails, isOwn, isBilling) => {
  expect(wantsTicketMail(mails, { department: 'abuse', isAssigned: true })).toBe(isOwn);
  expect(wantsTicketMail(mails, { department: 'billing', isAssigned: false })).toBe(isBilling);
});

test('departments are added and removed in their usual order', () => {
  expect(withDepartment(mine('sales'), 'technical', true)).toEqual(mine('technical', 'sales'));
  expect(withDepartment(mine('technical', 'sales'), 'technical', false)).toEqual(mine('sales'));
  expect(withDepartment(mine('sales'), 'sales', true)).toEqual(mine('sales'));
});
