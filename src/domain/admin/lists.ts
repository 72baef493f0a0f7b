import { anyOf, onDay, oneOf, type ListRules } from '../list/listRules';
import { subjectOf } from '../payment/bill';
import { bookedMethodIds, type BookedMethodId } from '../payment/method';
import type { IsoDate } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { refundReasons, refundTargets, type RefundReason } from '../payment/refund';
import { refundStates, type AdminRefund, type RefundState } from './refund';
import { adminEventKinds, type AdminEventKind } from './activity';
import type { AuditEntry } from './audit';
import { jobSubjects, type FailedJob, type JobSubject } from './job';
import { adminPaymentStatuses, type AdminPayment, type AdminPaymentStatus } from './payment';
import { adminServerStatuses, type AdminServer, type AdminServerId, type AdminServerStatus } from './server';
import { adminUserStatuses, type AdminUser, type AdminUserId, type AdminUserStatus } from './user';

export const userKeys = [
  'id',
  'name',
  'email',
  'status',
  'balance',
  'servers',
  'joined',
  'lastLogin',
] as const;
export type UserKey = (typeof userKeys)[number];

/** Newest first: ids grow with time. */
const newestFirst = { key: 'id', direction: 'descending' } as const;

export interface UserConditions {
  status: AdminUserStatus;
}

/** The list of customers (§2: search, Filter). */
export const userRules: ListRules<AdminUser, AdminUserId, UserKey, UserConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, name, email }) => [`#${id}`, name, email],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    name: { by: 'text', of: ({ name }) => name },
    email: { by: 'text', of: ({ email }) => email },
    status: { by: 'number', of: ({ status }) => adminUserStatuses.indexOf(status) },
    balance: { by: 'number', of: ({ balance }) => balance },
    servers: { by: 'number', of: ({ servers }) => servers },
    joined: { by: 'text', of: ({ joined }) => joined },
    lastLogin: { by: 'text', of: ({ lastLogin }) => lastLogin ?? '' },
  },
  usualSort: newestFirst,
  conditions: { status: oneOf('status', adminUserStatuses, ({ status }) => status) },
};

export const serverKeys = [
  'id',
  'name',
  'user',
  'status',
  'datacenter',
  'ip',
  'plan',
  'created',
  'expires',
] as const;
export type ServerKey = (typeof serverKeys)[number];

export interface ServerConditions {
  status: AdminServerStatus;
  datacenter: string;
}

/** The list of every customer's servers. */
export const serverRules: ListRules<AdminServer, AdminServerId, ServerKey, ServerConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, name, user, ip, plan }) => [`#${id}`, name, user, ip, plan],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    name: { by: 'text', of: ({ name }) => name },
    user: { by: 'text', of: ({ user }) => user },
    status: { by: 'number', of: ({ status }) => adminServerStatuses.indexOf(status) },
    datacenter: { by: 'text', of: ({ datacenter }) => datacenter },
    ip: { by: 'address', of: ({ ip }) => ip },
    plan: { by: 'text', of: ({ plan }) => plan },
    created: { by: 'text', of: ({ created }) => created },
    expires: { by: 'text', of: ({ expires }) => expires },
  },
  usualSort: newestFirst,
  conditions: {
    status: oneOf('status', adminServerStatuses, ({ status }) => status),
    datacenter: anyOf('datacenter', ({ datacenter }) => datacenter),
  },
};

export const paymentKeys = ['id', 'user', 'description', 'amount', 'method', 'status', 'date'] as const;
export type PaymentKey = (typeof paymentKeys)[number];

export interface PaymentConditions {
  status: AdminPaymentStatus;
  method: BookedMethodId;
}

/** Rules of the payment list. Search matches the number, the customer and the paid plans, servers and bills. */
export const paymentRules: ListRules<AdminPayment, number, PaymentKey, PaymentConditions, 'amount'> = {
  id: ({ id }) => id,
  searchable: (payment) => [`#${payment.id}`, payment.user, subjectOf(payment)],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    user: { by: 'text', of: ({ user }) => user },
    description: { by: 'text', of: subjectOf },
    amount: { by: 'number', of: ({ amount }) => amount },
    method: { by: 'number', of: ({ method }) => bookedMethodIds.indexOf(method) },
    status: { by: 'number', of: ({ status }) => adminPaymentStatuses.indexOf(status) },
    date: { by: 'text', of: ({ date }) => date },
  },
  usualSort: newestFirst,
  conditions: {
    status: oneOf('status', adminPaymentStatuses, ({ status }) => status),
    method: oneOf('method', bookedMethodIds, ({ method }) => method),
  },
  sums: { amount: ({ amount }) => amount },
};

export const refundKeys = ['id', 'user', 'payment', 'amount', 'target', 'reason', 'at'] as const;
export type RefundKey = (typeof refundKeys)[number];

export interface RefundConditions {
  reason: RefundReason;
  state: RefundState;
}

/** The list of refunds (D33). */
export const refundRules: ListRules<AdminRefund, number, RefundKey, RefundConditions, 'amount'> = {
  id: ({ id }) => id,
  searchable: ({ id, user, payment, note }) => [`#${id}`, user, payment ?? '', note ?? ''],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    user: { by: 'text', of: ({ user }) => user },
    payment: { by: 'text', of: ({ payment }) => payment ?? '' },
    amount: { by: 'number', of: ({ amount }) => amount },
    target: { by: 'number', of: ({ target }) => refundTargets.indexOf(target) },
    reason: { by: 'number', of: ({ reason }) => refundReasons.indexOf(reason) },
    at: { by: 'text', of: ({ at }) => at },
  },
  usualSort: newestFirst,
  conditions: {
    reason: oneOf('reason', refundReasons, ({ reason }) => reason),
    state: oneOf('state', refundStates, ({ state }) => state),
  },
  // A refund that was cancelled before it was sent gave no money back.
  sums: { amount: ({ amount, state }) => (state === 'canceled' ? 0 : amount) },
};

export const jobKeys = ['id', 'subject', 'title', 'user', 'failedAt', 'reason'] as const;
export type JobKey = (typeof jobKeys)[number];

export interface JobConditions {
  subject: JobSubject;
}

/** The list of failed jobs (D33). */
export const jobRules: ListRules<FailedJob, number, JobKey, JobConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, title, user, reason }) => [`#${id}`, title, user ?? '', reason],
  sorts: {
    id: { by: 'number', of: ({ id }) => id },
    subject: { by: 'number', of: ({ subject }) => jobSubjects.indexOf(subject) },
    title: { by: 'text', of: ({ title }) => title },
    user: { by: 'text', of: ({ user }) => user ?? '' },
    failedAt: { by: 'text', of: ({ failedAt }) => failedAt },
    reason: { by: 'text', of: ({ reason }) => reason },
  },
  usualSort: newestFirst,
  conditions: { subject: oneOf('subject', jobSubjects, ({ subject }) => subject) },
};

export const auditKeys = ['at', 'kind', 'subject', 'customer', 'admin'] as const;
export type AuditKey = (typeof auditKeys)[number];

export interface AuditConditions {
  kind: AdminEventKind;
  /** E-mail of an administrator. */
  admin: string;
  /** Day of the provider (D41). */
  day: IsoDate;
}

/** Rules of the audit trail (D33), newest first; the server searches and pages it. */
export const auditRules: ListRules<AuditEntry, number, AuditKey, AuditConditions> = {
  id: ({ id }) => id,
  searchable: ({ subject, admin, customer }) => [subject, admin, customer],
  sorts: {
    at: { by: 'number', of: ({ id }) => id },
    kind: { by: 'text', of: ({ kind }) => kind },
    subject: { by: 'text', of: ({ subject }) => subject },
    customer: { by: 'text', of: ({ customer }) => customer },
    admin: { by: 'text', of: ({ admin }) => admin },
  },
  usualSort: { key: 'at', direction: 'descending' },
  conditions: {
    kind: oneOf('kind', adminEventKinds, ({ kind }) => kind),
    admin: anyOf('admin', ({ admin }) => admin),
    // The server filters by the provider's zone; this rule is the demonstration's.
    day: onDay('day', ({ at }, day) => dayIn(defaultTimeZone, new Date(at)) === day),
  },
};
