/** Kinds of work that waits for staff, in dashboard order. */
export const waitingKinds = ['tickets', 'payments', 'refunds', 'servers', 'jobs', 'mails', 'rates'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Number of waiting items per kind. */
export type Waiting = Readonly<Record<WaitingKind, number>>;

export const nothingWaits: Waiting = {
  tickets: 0,
  payments: 0,
  refunds: 0,
  servers: 0,
  jobs: 0,
  mails: 0,
  rates: 0,
};

/** Number of days for which undelivered servers and unsent mails count as waiting. */
export const waitingDays = 7;
