import * as v from 'valibot';
import { mailEventSchema } from '../mail/mailEvent';
import { isoDateSchema } from '@/domain/time/isoDateSchema';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Payload schema of each kind of job. A payload that no longer fits its kind fails for good. */
export const jobPayloads = {
  /** Has the provisioner do something to a server (operations/runOperation.ts). */
  operation: v.object({ operationId: idSchema }),
  /** Tells the owner of a fresh machine how to get into it (operations/accessJob.ts). */
  access: v.object({ operationId: idSchema }),
  /** Does what is due about the end of a server's period (renewals/job.ts). */
  renewal: v.object({ serverId: idSchema }),
  /** Sends a mail about a server, a document or a refund (mail/mailJob.ts). */
  mail: v.object({
    userId: v.string(),
    news: mailEventSchema,
    /** Staff sends it again: the account's choices do not stop it. */
    isResent: v.optional(v.boolean(), false),
  }),
  /** Has a gateway give money back (billing/refundJob.ts). */
  refund: v.object({ refundId: idSchema }),
  /** Has a gateway forget a card that is no longer saved (savedCards/forgetJob.ts). */
  forgetCard: v.object({ gateway: v.string(), token: v.string() }),
  /** Deletes a server with whose period its owner wanted it to end (servers/cancel.ts). */
  leave: v.object({ serverId: idSchema, on: isoDateSchema }),
  /** Records the end of what an administrator looked at as a customer (viewings/viewings.ts). */
  endViewing: v.object({ viewingId: idSchema }),
  /** Issues the certificates that an account lacks through a month, by its first day (billingDocuments/certificateJob.ts). */
  acts: v.object({ userId: v.string(), month: isoDateSchema }),
  /** Sends an answer to a ticket once it can no longer be taken back (desk/outgoing.ts). */
  ticketAnswer: v.object({ answerId: idSchema }),
  /** Issues the document of a refund (billingDocuments/refundDocument.ts). */
  refundPaper: v.object({ refundId: idSchema }),
} as const;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof jobPayloads)[Kind]>;
