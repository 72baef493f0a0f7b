/** Maximum text lengths of tickets, in characters. */
export const ticketLimits = { subject: 200, message: 10_000 } as const;
