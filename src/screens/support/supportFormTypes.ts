import type { Attachment, AttachmentProblem } from '@/domain/support/supportAttachments';

/** A picked file with its problem. */
export interface PickedFile extends Attachment {
  id: string;
  problem: AttachmentProblem | null;
}

/** State of sending. */
export type SupportSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      /** The server's message or status (§8), or `offline`. */
      reason: { text: string } | 'offline';
    };
