import * as v from 'valibot';
import { isoDateSchema, isoMomentSchema } from '@/domain/isoDateSchema';
import { moneySchema } from '@/domain/moneySchema';
import { paymentPurposes } from '@/domain/notifications';
import { currencyIds } from '@/domain/payment/currency';
import { refundTargets } from '@/domain/payment/refund';
import { defaultPeriod, periodIds } from '@/domain/pricing/period';
import { call } from './call';
import {
  countSchema,
  orderIdSchema,
  rublesSchema,
  serverIdSchema,
  textSchema,
  ticketIdSchema,
} from './shapes';

const sum = { amount: moneySchema, currency: rublesSchema };

const notificationSchema = v.object({
  id: textSchema,
  at: isoMomentSchema,
  isRead: v.boolean(),
  // The server that it is about is gone.
  isServerGone: v.optional(v.boolean()),
  about: v.variant('kind', [
    v.object({
      kind: v.literal('serverEnding'),
      serverId: serverIdSchema,
      domain: textSchema,
      endDate: isoDateSchema,
    }),
    v.object({
      kind: v.picklist(['serverRenewing', 'serverRenewed']),
      serverId: serverIdSchema,
      domain: textSchema,
      endDate: isoDateSchema,
      // A backend without it renews for a month.
      period: v.optional(v.picklist(periodIds), defaultPeriod),
      ...sum,
    }),
    v.object({
      kind: v.literal('serverEnded'),
      serverId: serverIdSchema,
      domain: textSchema,
      suspendedOn: isoDateSchema,
    }),
    v.object({
      kind: v.literal('serverDeletion'),
      serverId: serverIdSchema,
      domain: textSchema,
      deletedOn: isoDateSchema,
    }),
    v.object({ kind: v.literal('serverDeleted'), domain: textSchema }),
    v.object({ kind: v.literal('serverSuspended'), serverId: serverIdSchema, domain: textSchema }),
    v.object({ kind: v.literal('serverReady'), serverId: serverIdSchema, domain: textSchema }),
    v.object({ kind: v.literal('serverLeft'), domain: textSchema }),
    v.object({
      kind: v.literal('serverFailed'),
      serverId: serverIdSchema,
      domain: textSchema,
      hasForgottenPassword: v.optional(v.boolean()),
    }),
    v.object({ kind: v.literal('orderFailed'), orderId: orderIdSchema, title: textSchema, ...sum }),
    v.object({
      kind: v.picklist(['paymentDue', 'paymentReceived']),
      purpose: v.optional(v.picklist(paymentPurposes)),
      ...sum,
    }),
    v.object({ kind: v.literal('refunded'), target: v.picklist(refundTargets), ...sum }),
    v.object({
      kind: v.literal('refundCanceled'),
      number: textSchema,
      to: v.picklist(['balance', 'payment']),
      note: textSchema,
      ...sum,
    }),
    v.object({ kind: v.literal('paymentCredited'), number: textSchema, ...sum }),
    v.object({
      kind: v.literal('paymentFailed'),
      number: textSchema,
      reason: v.picklist(['declined', 'canceled', 'expired', 'priceChanged']),
    }),
    v.object({ kind: v.literal('billExpired'), number: textSchema, promo: v.nullable(textSchema), ...sum }),
    v.object({
      kind: v.literal('billPartPaid'),
      number: textSchema,
      /** The sum that the customer still owes, in the currency of the payment. */
      rest: v.object({ currency: v.picklist(currencyIds), minor: countSchema }),
      ...sum,
    }),
    v.object({ kind: v.literal('promoUsed'), number: textSchema, promo: textSchema }),
    v.object({ kind: v.literal('billCanceled'), number: textSchema, note: textSchema }),
    v.object({ kind: v.literal('actIssued'), number: textSchema, month: isoDateSchema }),
    v.object({ kind: v.literal('signedIn'), device: v.nullable(textSchema) }),
    v.object({ kind: v.literal('accessRestored'), lostDays: countSchema }),
    v.object({ kind: v.literal('ticketAnswered'), ticketId: ticketIdSchema, subject: textSchema }),
  ]),
});

/** What the account should know of (D31). */
export const notificationsContract = {
  list: call({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications of the account, newest first; those of the last year.',
    role: 'customer',
    answer: v.object({ items: v.array(notificationSchema) }),
    refusals: [],
  }),
  setRead: call({
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read, or as unread again; ids that are not there are passed over.',
    role: 'customer',
    body: v.object({ ids: v.pipe(v.array(textSchema), v.maxLength(1000)), isRead: v.boolean() }),
    refusals: [],
  }),
};
