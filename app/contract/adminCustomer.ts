import * as v from 'valibot';
import { newBillLimits } from '@/domain/admin/newBill';
import { adjustmentPurposes } from '@/domain/admin/adjustment';
import { adjustmentDirections } from '@/domain/money/adjustmentDirection';
import { maxStaffNoteLength } from '@/domain/admin/note';
import { documentKinds } from '@/domain/documents/billingDocument';
import { moneySchema } from '@/domain/money/moneySchema';
import { documentPathSchema, paymentDocumentPathSchema } from '@/domain/payment/payment';
import { orderStatuses } from '@/domain/order/placedOrder';
import { supportDepartments, ticketStatuses } from '@/domain/support/support';
import { isoDateSchema, isoMomentSchema } from '@/domain/time/isoDateSchema';
import {
  adminBillSchema,
  auditSchema,
  noteSchema,
  paymentSchema,
  serverSchema,
  userIdSchema,
  userSchema,
} from './adminShapes';
import { mailSchema } from './adminMails';
import { call } from './call';
import { countSchema, numberedIdSchema, rublesSchema, textSchema, ticketIdSchema } from './shapes';

/** The newest rows of one kind, and the `total` count. */
const newest = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ items: v.array(row), total: countSchema });

const staffNoteSchema = v.object({
  id: numberedIdSchema,
  at: isoMomentSchema,
  /** E-mail of its author. */
  author: textSchema,
  text: textSchema,
  /** Whether the caller wrote it and may delete it. */
  isOwn: v.boolean(),
});

/** The other account of a merge, and when it was. */
const mergedAccountSchema = v.object({ id: userIdSchema, email: textSchema, at: isoMomentSchema });

const customerSchema = v.object({
  user: userSchema,
  /** Contact details from the profile; empty where it has none. */
  contacts: v.object({
    phone: textSchema,
    contactPerson: textSchema,
    organization: textSchema,
    inn: textSchema,
  }),
  /** When its second factor was turned on; null without one. */
  secondFactorSince: v.optional(v.nullable(isoMomentSchema), null),
  /** Account that has its data since a merge; null if it was not merged. */
  mergedInto: v.optional(v.nullable(mergedAccountSchema), null),
  /** Accounts that were merged into this one, newest first. */
  mergedFrom: v.optional(v.array(mergedAccountSchema), []),
  servers: newest(serverSchema),
  orders: newest(
    v.object({
      id: numberedIdSchema,
      at: isoMomentSchema,
      /** Plans and domains. */
      titles: v.array(textSchema),
      status: v.picklist(orderStatuses),
      amount: moneySchema,
      currency: rublesSchema,
      /** Null if the balance was charged. */
      paymentId: v.nullable(numberedIdSchema),
      /** E-mail of the colleague who placed it; absent for the owner. */
      member: v.optional(textSchema),
    }),
  ),
  bills: newest(adminBillSchema),
  payments: newest(paymentSchema),
  documents: newest(
    v.object({
      id: numberedIdSchema,
      kind: v.picklist(documentKinds),
      number: textSchema,
      date: isoDateSchema,
      amount: moneySchema,
      currency: rublesSchema,
      path: v.nullable(v.union([documentPathSchema, paymentDocumentPathSchema])),
    }),
  ),
  tickets: newest(
    v.object({
      id: ticketIdSchema,
      subject: textSchema,
      department: v.picklist(supportDepartments),
      status: v.picklist(ticketStatuses),
      updatedAt: isoMomentSchema,
    }),
  ),
  signIns: newest(
    v.object({
      id: numberedIdSchema,
      at: isoMomentSchema,
      /** Browser and operating system; null if unknown. */
      device: v.nullable(textSchema),
    }),
  ),
  mails: newest(mailSchema),
  notes: v.array(staffNoteSchema),
  history: newest(auditSchema),
});

const ofCustomer = v.object({ id: userIdSchema });

/** The page of one customer (D35). */
export const adminCustomerCalls = {
  customer: call({
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary:
      'Returns one customer: contacts, balance, the newest servers, orders, bills, payments, billing documents, tickets, sign-ins and mails, the notes of staff, and the related audit records.',
    role: 'admin',
    right: 'users.read',
    params: ofCustomer,
    answer: customerSchema,
    refusals: [],
  }),
  adjustBalance: call({
    method: 'POST',
    path: '/api/admin/users/{id}/adjust',
    summary:
      'Adds money to or takes it from a balance, with a reason that the customer reads. It is booked as goodwill, as a correction or, a debit only, as a write-off of what cannot be refunded, never as revenue; a credit pays waiting renewals.',
    role: 'admin',
    right: 'money.adjust',
    requiresPassword: true,
    requiresIdempotencyKey: true,
    params: ofCustomer,
    body: v.object({
      direction: v.picklist(adjustmentDirections),
      purpose: v.picklist(adjustmentPurposes),
      amount: v.pipe(
        moneySchema,
        v.check((amount) => amount > 0),
      ),
      note: noteSchema,
    }),
    answer: userSchema,
    refusals: ['insufficientBalance', 'balanceTooLarge', 'ownAccount', 'accountMerged'],
  }),
  addBill: call({
    method: 'POST',
    path: '/api/admin/users/{id}/bills',
    summary:
      'Makes a bill for a customer with lines of any text, and sends it by mail. It can be paid by every method, and expires after the day `payBy`.',
    role: 'admin',
    right: 'bills.edit',
    requiresIdempotencyKey: true,
    params: ofCustomer,
    body: v.object({
      lines: v.pipe(
        v.array(
          v.object({
            title: v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(newBillLimits.title)),
            amount: v.pipe(
              moneySchema,
              v.check((amount) => amount > 0),
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(newBillLimits.lines),
      ),
      /** Last day to pay, inclusive: today or later. */
      payBy: isoDateSchema,
      note: noteSchema,
    }),
    answer: adminBillSchema,
    refusals: ['ownAccount', 'accountMerged'],
  }),
  addStaffNote: call({
    method: 'POST',
    path: '/api/admin/users/{id}/notes',
    summary: 'Adds a note about a customer for other staff; the customer never sees it.',
    role: 'admin',
    right: 'notes.edit',
    params: ofCustomer,
    body: v.object({
      text: v.pipe(textSchema, v.trim(), v.minLength(1), v.maxLength(maxStaffNoteLength)),
    }),
    answer: staffNoteSchema,
    refusals: [],
  }),
  deleteStaffNote: call({
    method: 'POST',
    path: '/api/admin/notes/{id}/delete',
    summary: 'Deletes a note of the caller; the audit trail keeps its text.',
    role: 'admin',
    right: 'notes.edit',
    params: v.object({ id: numberedIdSchema }),
    refusals: ['forbidden'],
  }),
};
