/** Tickets about which a member of staff gets mails; `mine` are those assigned to them. */
export const ticketMailChoices = ['all', 'mine', 'none'] as const;
export type TicketMails = (typeof ticketMailChoices)[number];

/** Whether a member of staff gets a mail about a ticket. */
export const wantsTicketMail = (choice: TicketMails, isAssigned: boolean): boolean =>
  choice === 'all' || (choice === 'mine' && isAssigned);
