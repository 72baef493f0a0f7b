import { supportDepartments, type SupportDepartment } from '../support/support';

/** Tickets about which a member of staff gets mails; `mine`: those assigned to them and those of their departments. */
export const ticketMailScopes = ['all', 'mine', 'none'] as const;
export type TicketMailScope = (typeof ticketMailScopes)[number];

export interface TicketMails {
  choice: TicketMailScope;
  /** Departments of the member, in their usual order; only `mine` uses them. */
  departments: readonly SupportDepartment[];
}

/** Adds a department to a choice, or removes it. */
export const withDepartment = (
  mails: TicketMails,
  department: SupportDepartment,
  isChosen: boolean,
): TicketMails => ({
  ...mails,
  departments: supportDepartments.filter((each) =>
    each === department ? isChosen : mails.departments.includes(each),
  ),
});

/** Whether a member of staff gets a mail about a ticket. */
export const wantsTicketMail = (
  { choice, departments }: TicketMails,
  { department, isAssigned }: { readonly department: SupportDepartment; readonly isAssigned: boolean },
): boolean => choice === 'all' || (choice === 'mine' && (isAssigned || departments.includes(department)));
