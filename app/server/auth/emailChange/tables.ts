/** A change of e-mail that waits for both mailboxes. */
export interface EmailChangeTable {
  userId: string;
  /** The new address. */
  email: string;
  oldTokenHash: string;
  /** For a taken address, of a token that nobody has. */
  newTokenHash: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  /** The session that requested it, the only one that survives it. */
  sessionId: string;
  expiresAt: Date;
}

declare module '../../db/schema' {
  interface Schema {
    emailChange: EmailChangeTable;
  }
}
