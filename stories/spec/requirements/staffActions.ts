import type { Area } from './types';

export const staffActions = {
  prefix: 'STAFF',
  title: 'Actions of staff',
  screen: 'AdminStaffScreen',
  requirements: [
    {
      id: 'STAFF-01',
      text: 'Sensitive actions (roles of staff, refunds, adjustments of a balance, the password of the mail server, deletion of an account) need a sign-in or the password within the last ten minutes: a dialog asks for it and repeats the action.',
      from: ['D22', 'D33'],
    },
    {
      id: 'STAFF-02',
      text: 'The audit trail is exported as CSV: the records of the search and filter shown, a row for each changed field, sent in parts and safe from formulas; the trail says who had it.',
      from: ['D33'],
      screen: 'AdminAuditScreen',
    },
  ],
} as const satisfies Area;
