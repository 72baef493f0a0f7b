/** State of sending. */
export type SupportSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      /** The server's message or status (§8), or `offline`. */
      reason: { text: string } | 'offline';
    };
