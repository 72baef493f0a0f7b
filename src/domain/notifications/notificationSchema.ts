import * as v from 'valibot';
import { adjustmentDirections } from '@/domain/money/adjustmentDirection';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { currencyIds } from '@/domain/payment/currency';
import { paymentPurposes } from '@/domain/payment/purpose';
import { refundTargets } from '@/domain/payment/refund';
import { defaultPeriod, periodIds } from '@/domain/pricing/period';
import { failedOperations } from '@/domain/servers/failedOperation';
import { trafficWarnings } from '@/domain/servers/traffic';
import { incidentKinds } from '@/domain/status/incidentKind';
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
  // A backend that does not send it renews for a month.
  period: v.optional(v.picklist(periodIds), defaultPeriod),
  ...sum,
};
/** Absent from older notifications, and where there is no order. */
const ofOrder = { orderId: v.optional(orderIdSchema) };
const numbered = { number: textSchema };
const purpose = {
  /** Older notifications have none. */
  purpose: v.optional(v.picklist(paymentPurposes)),
};

const subject = <const Kind extends string, Facts extends v.ObjectEntries>(kind: Kind, facts: Facts) =>
  v.object({ kind: v.literal(kind), ...facts });

/** Kinds of notifications with their data; each kind has one follow-up action. */
export const notificationSubjectSchema = v.variant('kind', [
  subject('serverEnding', { ...server, endDate: isoDateSchema }),
  /** The server will be renewed automatically (D29), at this cost. */
  subject('serverRenewing', { ...server, ...renewal }),
  /** The server was renewed automatically: until when, and at what cost. */
  subject('serverRenewed', { ...server, ...renewal }),
  /** The period is over; without a renewal the server is suspended on that day. */
  subject('serverEnded', { ...server, suspendedOn: isoDateSchema }),
  subject('serverSuspended', server),
  /** The server is deleted on that day unless it is renewed. */
  subject('serverDeletion', { ...server, deletedOn: isoDateSchema }),
  subject('serverDeleted', named),
  /** A new server is running. */
  subject('serverReady', { ...server, ...ofOrder }),
  /** A server ended with its period because its owner cancelled it. */
  subject('serverLeft', named),
  /** An operation on a server failed for good. */
  subject('serverFailed', {
    ...server,
    /** Older notifications have none. */
    operation: v.optional(v.fallback(v.picklist(failedOperations), 'other')),
    /** The chosen password is no longer stored and must be chosen again. */
    hasForgottenPassword: v.optional(v.boolean()),
  }),
  /** A server has used this percentage of its plan's traffic; counting starts again on that day. */
  subject('trafficUsed', { ...server, percent: v.picklist(trafficWarnings), until: isoDateSchema }),
  /** An order failed; its amount, which may be zero, was refunded to the balance. */
  subject('orderFailed', { orderId: orderIdSchema, title: textSchema, ...sum }),
  subject('paymentDue', {
    ...purpose,
    ...sum,
    /** Last day to pay and the reason of a bill that staff made; absent for others. */
    payBy: v.optional(isoDateSchema),
    note: v.optional(textSchema),
  }),
  subject('paymentReceived', { ...purpose, ...sum, ...ofOrder }),
  /** Money was refunded: to the balance, or to its source. */
  subject('refunded', { target: v.picklist(refundTargets), ...sum }),
  /** A refund was cancelled: the money is on the balance, or its payment counts as paid again. */
  subject('refundCanceled', {
    ...numbered,
    to: v.picklist(['balance', 'payment']),
    note: textSchema,
    ...sum,
  }),
  /** Staff added money to or took it from the balance, with this reason. */
  subject('balanceAdjusted', { direction: v.picklist(adjustmentDirections), note: textSchema, ...sum }),
  /** Money arrived for something already paid or cancelled, and was credited to the balance. */
  subject('paymentCredited', { ...numbered, ...sum }),
  /** A payment failed: declined, abandoned at the bank, expired (D31), or its price changed (D39). */
  subject('paymentFailed', {
    ...numbered,
    reason: v.picklist(['declined', 'canceled', 'expired', 'priceChanged']),
  }),
  /** A bill for a transfer expired; it returns its part of the balance and its promo code (D42). */
  subject('billExpired', { ...numbered, promo: v.nullable(textSchema), ...sum }),
  /** A bill was paid in part; the rest is still due. */
  subject('billPartPaid', {
    ...numbered,
    /** The sum that the customer still owes, in the currency of the payment. */
    rest: v.object({ currency: v.picklist(currencyIds), minor: countSchema }),
    ...sum,
  }),
  /** A payment was cancelled because another one of the customer used up its promo code (D46). */
  subject('promoUsed', { ...numbered, promo: textSchema }),
  /** The provider cancelled a bill, with a reason. */
  subject('billCanceled', { ...numbered, note: textSchema }),
  /** An organization's certificate for the month of this first day was issued. */
  subject('actIssued', { ...numbered, month: isoDateSchema }),
  /** Sign-in with an unknown browser; names the browser and the system if known. */
  subject('signedIn', { device: v.nullable(textSchema) }),
  /** Staff restored access; the end dates of servers moved by this many days, possibly 0 (D44). */
  subject('accessRestored', { lostDays: countSchema }),
  /** The provider has announced an incident, planned work or news, or says that it is over. */
  subject('incident', {
    incidentId: numberedIdSchema,
    of: v.picklist(incidentKinds),
    name: incidentTextSchema,
    isResolved: v.boolean(),
  }),
  /** A copy of the account's data can be downloaded. */
  subject('dataReady', {}),
  subject('ticketAnswered', { ticketId: ticketIdSchema, subject: textSchema }),
]);
