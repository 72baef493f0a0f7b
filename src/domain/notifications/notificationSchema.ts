import * as v from 'valibot';
import { adjustmentDirections } from '@/domain/money/adjustmentDirection';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { paymentPurposes } from '@/domain/payment/purpose';
import { refundTargets } from '@/domain/payment/refund';
import { defaultPeriod, periodIds } from '@/domain/pricing/period';
import { incidentKinds } from '@/domain/status/incident';
import { incidentTextSchema } from '@/domain/status/incidentSchema';
import {
  countSchema,
  numberedIdSchema,
  orderIdSchema,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from '@/domain/values/wireSchemas';

const sum = { amount: moneySchema, currency: rublesSchema };
const named = { domain: textSchema };
const server = { serverId: serverIdSchema, ...named };
const renewal = {
  endDate: isoDateSchema,
  // A backend without it renews for a month.
  period: v.optional(v.picklist(periodIds), defaultPeriod),
  ...sum,
};
const numbered = { number: textSchema };
const purpose = {
  /** Older notifications have none. */
  purpose: v.optional(v.picklist(paymentPurposes)),
};

const subject = <const Kind extends string, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) =>
  v.object({ kind: v.literal(kind), ...facts });

/** Every kind of notification with its facts; each kind has one thing to do about it. */
export const notificationSubjectSchema = v.variant('kind', [
  subject('serverEnding', { ...server, endDate: isoDateSchema }),
  /** It will be renewed by itself (D29), and what that will cost. */
  subject('serverRenewing', { ...server, ...renewal }),
  /** It was: until when, and what that cost. */
  subject('serverRenewed', { ...server, ...renewal }),
  /** Its period is over; what is not renewed by then is suspended on that day. */
  subject('serverEnded', { ...server, suspendedOn: isoDateSchema }),
  subject('serverSuspended', server),
  /** It is deleted on that day unless it is renewed. */
  subject('serverDeletion', { ...server, deletedOn: isoDateSchema }),
  subject('serverDeleted', named),
  /** A new server runs. */
  subject('serverReady', server),
  /** A server has ended with its period, as its owner wanted. */
  subject('serverLeft', named),
  /** An operation on a server failed for good. */
  subject('serverFailed', {
    ...server,
    /** A password that was chosen for it is not stored any more: it has to be chosen again. */
    hasForgottenPassword: v.optional(v.boolean()),
  }),
  /** So did what was ordered: its amount, which may be none, went back to the balance. */
  subject('orderFailed', { orderId: orderIdSchema, title: textSchema, ...sum }),
  subject('paymentDue', { ...purpose, ...sum }),
  subject('paymentReceived', { ...purpose, ...sum }),
  /** Money was given back: to the balance, or sent to where it came from. */
  subject('refunded', { target: v.picklist(refundTargets), ...sum }),
  /** It was not sent after all: the money is on the balance, or its payment counts as paid again. */
  subject('refundCanceled', {
    ...numbered,
    to: v.picklist(['balance', 'payment']),
    note: textSchema,
    ...sum,
  }),
  /** Staff added money to the balance, or took it from there, for this reason. */
  subject('balanceAdjusted', { direction: v.picklist(adjustmentDirections), note: textSchema, ...sum }),
  /** Money for what was paid for or given up meanwhile, which is on the balance now. */
  subject('paymentCredited', { ...numbered, ...sum }),
  /**
   * A payment came to nothing: declined, given up at the bank, not paid in time (D31), or priced by what has changed (D39).
   */
  subject('paymentFailed', {
    ...numbered,
    reason: v.picklist(['declined', 'canceled', 'expired', 'priceChanged']),
  }),
  /** A bill for a transfer was not paid in time: what of the balance and which code it gives back (D42). */
  subject('billExpired', { ...numbered, promo: v.nullable(textSchema), ...sum }),
  /** A part of what a bill is for has come, and what is still to be transferred. */
  subject('billPartPaid', {
    ...numbered,
    /** The sum that the customer still owes, in the currency of the payment. */
    rest: v.object({ currency: v.picklist(currencyIds), minor: countSchema }),
    ...sum,
  }),
  /** A payment was cancelled, since its promo code was used up by another one of the same customer (D46). */
  subject('promoUsed', { ...numbered, promo: textSchema }),
  /** A bill was cancelled by the provider, who says why. */
  subject('billCanceled', { ...numbered, note: textSchema }),
  /** An organization's act of the month of this first day was issued. */
  subject('actIssued', { ...numbered, month: isoDateSchema }),
  /** Somebody has signed in with a browser that the account did not know: which, and on what, where it tells. */
  subject('signedIn', { device: v.nullable(textSchema) }),
  /** Staff gave access back; the servers' end dates were moved by so many days, 0 for none (D44). */
  subject('accessRestored', { lostDays: countSchema }),
  /** The provider has announced an incident, planned work or news, or says that it is over. */
  subject('incident', {
    incidentId: numberedIdSchema,
    of: v.picklist(incidentKinds),
    name: incidentTextSchema,
    isResolved: v.boolean(),
  }),
  subject('ticketAnswered', { ticketId: ticketIdSchema, subject: textSchema }),
]);
