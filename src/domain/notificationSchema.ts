import * as v from 'valibot';
import { isoDateSchema, isoMomentSchema } from './isoDateSchema';
import { moneySchema } from './moneySchema';
import { currencyIds } from './payment/currency';
import { paymentPurposes } from './payment/purpose';
import { refundTargets } from './payment/refund';
import { defaultPeriod, periodIds } from './pricing/period';
import {
  countSchema,
  orderIdSchema,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from './wireSchemas';

const sum = { amount: moneySchema, currency: rublesSchema };
const server = { serverId: serverIdSchema, domain: textSchema };

const renewal = {
  ...server,
  endDate: isoDateSchema,
  // A backend without it renews for a month.
  period: v.optional(v.picklist(periodIds), defaultPeriod),
  ...sum,
};

/** What a notification is about, as it goes over the wire; each kind has one thing to do about it. */
const subjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('serverEnding'), ...server, endDate: isoDateSchema }),
  /** It will be renewed by itself (D29), and what that will cost; or it was: until when, and what that cost. */
  v.object({ kind: v.picklist(['serverRenewing', 'serverRenewed']), ...renewal }),
  /** Its period is over; what is not renewed by then is suspended on that day. */
  v.object({ kind: v.literal('serverEnded'), ...server, suspendedOn: isoDateSchema }),
  v.object({ kind: v.literal('serverSuspended'), ...server }),
  /** It is deleted on that day unless it is renewed. */
  v.object({ kind: v.literal('serverDeletion'), ...server, deletedOn: isoDateSchema }),
  v.object({ kind: v.literal('serverDeleted'), domain: textSchema }),
  /** A new server runs. */
  v.object({ kind: v.literal('serverReady'), ...server }),
  /** A server has ended with its period, as its owner wanted. */
  v.object({ kind: v.literal('serverLeft'), domain: textSchema }),
  /** An operation on a server failed for good. */
  v.object({
    kind: v.literal('serverFailed'),
    ...server,
    /** A password that was chosen for it is not stored any more: it has to be chosen again. */
    hasForgottenPassword: v.optional(v.boolean()),
  }),
  /** An order failed, too: its amount, which may be none, went back to the balance. */
  v.object({ kind: v.literal('orderFailed'), orderId: orderIdSchema, title: textSchema, ...sum }),
  v.object({
    kind: v.picklist(['paymentDue', 'paymentReceived']),
    /** Missing from older ones. */
    purpose: v.optional(v.picklist(paymentPurposes)),
    ...sum,
  }),
  /** Money was given back: to the balance, or sent to where it came from. */
  v.object({ kind: v.literal('refunded'), target: v.picklist(refundTargets), ...sum }),
  /** It was not sent after all: the money is on the balance, or its payment counts as paid again. */
  v.object({
    kind: v.literal('refundCanceled'),
    number: textSchema,
    to: v.picklist(['balance', 'payment']),
    note: textSchema,
    ...sum,
  }),
  /** Money for what was paid for or given up meanwhile, which is on the balance now. */
  v.object({ kind: v.literal('paymentCredited'), number: textSchema, ...sum }),
  /**
   * A payment came to nothing: declined, given up at the bank, not paid in time (D31), or priced by what has changed (D39).
   */
  v.object({
    kind: v.literal('paymentFailed'),
    number: textSchema,
    reason: v.picklist(['declined', 'canceled', 'expired', 'priceChanged']),
  }),
  /** A bill for a transfer was not paid in time: what of the balance and which code it gives back (D42). */
  v.object({ kind: v.literal('billExpired'), number: textSchema, promo: v.nullable(textSchema), ...sum }),
  /** A part of what a bill is for has come, and what is still to be transferred, in the currency of the payment. */
  v.object({
    kind: v.literal('billPartPaid'),
    number: textSchema,
    rest: v.object({ currency: v.picklist(currencyIds), minor: countSchema }),
    ...sum,
  }),
  /** A payment was cancelled, since its promo code was used up by another one of the same customer (D46). */
  v.object({ kind: v.literal('promoUsed'), number: textSchema, promo: textSchema }),
  /** A bill was cancelled by the provider, who says why. */
  v.object({ kind: v.literal('billCanceled'), number: textSchema, note: textSchema }),
  /** An organization's act of the month of this first day was issued. */
  v.object({ kind: v.literal('actIssued'), number: textSchema, month: isoDateSchema }),
  /** Somebody has signed in with a browser that the account did not know: which, and on what, if known. */
  v.object({ kind: v.literal('signedIn'), device: v.nullable(textSchema) }),
  /** Staff gave access back; the servers' end dates were moved by so many days, 0 for none (D44). */
  v.object({ kind: v.literal('accessRestored'), lostDays: countSchema }),
  v.object({ kind: v.literal('ticketAnswered'), ticketId: ticketIdSchema, subject: textSchema }),
]);

/** Something the account should know of, as it goes over the wire. */
export const notificationSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  isRead: v.boolean(),
  /** The server that it is about is gone: nothing can be done about it any more. */
  isServerGone: v.optional(v.boolean()),
  about: subjectSchema,
});

/** Sums of the domain are in rubles: only the wire names the currency. */
type InRubles<Subject> = Subject extends unknown ? Omit<Subject, 'currency'> : never;

/** What a notification is about. */
export type NotificationSubject = InRubles<v.InferOutput<typeof subjectSchema>>;

/** Something the account should know of. */
export type PortalNotification = Omit<v.InferOutput<typeof notificationSchema>, 'about'> & {
  about: NotificationSubject;
};
