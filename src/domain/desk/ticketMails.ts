import { supportDepartments, type SupportDepartment } from '../support/support';

/**
 * Tickets about which a member of staff gets mails; `mine` are those assigned to them. With a department, they get mails
 * about its tickets and about their own.
 */
export const ticketMailChoices = ['all', 'mine', ...supportDepartments, 'none'] as const;
export type TicketMails = (typeof ticketMailChoices)[number];

/** Whether a choice is a department. */
export const isDepartment = (choice: TicketMails): choice is SupportDepartment =>
  supportDepartments.some((department) => department === choice);

/** Whether a member of staff gets a mail about a ticket. */
export const wantsTicketMail = (
  choice: TicketMails,
  { department, isAssigned }: { readonly department: SupportDepartment; readonly isAssigned: boolean },
): boolean => choice === 'all' || (choice !== 'none' && isAssigned) || choice === department;
