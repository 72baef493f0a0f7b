import * as v from 'valibot';
import { mailEventSchema } from '../mail/mailEvent';
import type { TicketId } from '@/domain/support/support';
import { moneySchema } from '@/domain/money/moneySchema';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Payload schema of each kind of job. An invalid payload fails for good. */
export const jobPayloads = {
  /** Runs a server operation at the provisioner (operations/runOperation.ts). */
  operation: v.object({ operationId: idSchema }),
  /** Mails the access data of a new machine to its owner (operations/accessJob.ts). */
  access: v.object({ operationId: idSchema }),
  /** Runs due steps at the end of a server's period (renewals/job.ts). */
  renewal: v.object({ serverId: idSchema }),
  /** Sends a mail about an event (mail/mailJob.ts). */
  mail: v.object({
    userId: v.string(),
    news: mailEventSchema,
    /** Staff sends it again: the account's choices do not stop it. */
    isResent: v.optional(v.boolean(), false),
  }),
  /** Requests a refund from a gateway (billing/refundJob.ts). */
  refund: v.object({ refundId: idSchema }),
  /** Deletes a removed card at its gateway (savedCards/forgetJob.ts). */
  forgetCard: v.object({ gateway: v.string(), token: v.string() }),
  /** Deletes a server that was cancelled for the end of its period (servers/cancel.ts). */
  leave: v.object({ serverId: idSchema, on: isoDateSchema }),
  /** Records the end of an administrator's viewing (viewings/viewings.ts). */
  endViewing: v.object({ viewingId: idSchema }),
  /** Issues an account's missing certificates through a month (billingDocuments/certificateJob.ts). */
  acts: v.object({ userId: v.string(), month: isoDateSchema }),
  /** Sends an answer to a ticket after its undo period (desk/outgoing.ts). */
  ticketAnswer: v.object({ answerId: idSchema }),
  /** Mails an answer of support to a guest (support/guest.ts). */
  guestMail: v.object({
    ticketId: v.pipe(
      idSchema,
      v.transform((id) => id as TicketId),
    ),
    number: idSchema,
  }),
  /** Mails a member of staff about a ticket that waits for an answer (desk/staffMail.ts). */
  staffMail: v.object({
    ticketId: v.pipe(
      idSchema,
      v.transform((id) => id as TicketId),
    ),
    staffId: v.string(),
    /** Time of the customer's message that started the wait. */
    since: isoMomentSchema,
    isNew: v.boolean(),
  }),
  /** Notifies customers that an incident began or is over (incidents/notifyJob.ts). */
  incident: v.object({ incidentId: idSchema, stage: v.picklist(['announced', 'resolved']) }),
  /** Announces the price of a plan, an option or a tariff to its servers (admin/renewalPrices.ts). */
  announcePrice: v.object({ subject: v.string(), monthly: moneySchema, from: isoDateSchema }),
  /** Delivers an event to a customer's webhook (webhooks/deliverJob.ts). */
  webhook: v.object({ deliveryId: idSchema }),
  /** Makes a copy of an account's data (dataExports/exportJob.ts). */
  dataExport: v.object({ exportId: idSchema }),
  /** Mails an imported customer the link for setting a password (auth/inviteJob.ts). */
  invite: v.object({ userId: v.string() }),
  /** Issues the document of a refund (billingDocuments/refundDocument.ts). */
  refundPaper: v.object({ refundId: idSchema }),
} as const;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof jobPayloads)[Kind]>;
