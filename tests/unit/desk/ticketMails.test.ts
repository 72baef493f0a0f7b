import { expect, test } from 'vitest';
import { isDepartment, ticketMailChoices, wantsTicketMail } from '@/domain/desk/ticketMails';

// tests: DESK-13
test.each([
  [{ department: 'technical', isAssigned: false }, ['all', 'technical']],
  [{ department: 'sales', isAssigned: true }, ['all', 'mine', 'technical', 'billing', 'sales', 'abuse']],
  [{ department: 'abuse', isAssigned: false }, ['all', 'abuse']],
] as const)('%j is mailed by the choices %j', (ticket, choices) => {
  expect(ticketMailChoices.filter((choice) => wantsTicketMail(choice, ticket)).toSorted()).toEqual(
    [...choices].toSorted(),
  );
});

test('departments are the choices between all and none', () => {
  expect(ticketMailChoices.filter(isDepartment)).toEqual(['technical', 'billing', 'sales', 'abuse']);
});
