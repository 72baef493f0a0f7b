import type { Attachment, AttachmentProblem } from '@/domain/support/supportAttachments';

/** A file that was picked or dropped, with what is wrong with it. */
export interface PickedFile extends Attachment {
  id: string;
  problem: AttachmentProblem | null;
}

/** Where sending stands. */
export type SupportSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      /** The server's own words or its status (§8), or that it was out of reach. */
      reason: { text: string } | 'offline';
    };
