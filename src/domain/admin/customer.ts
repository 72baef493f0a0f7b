import type { SignIn } from '@/domain/auth/accountSessions';
import type { DocumentKind } from '@/domain/documents/billingDocument';
import type { Money } from '@/domain/money/money';
import type { OrderStatus } from '@/domain/order/placedOrder';
import type { SupportDepartment, TicketId, TicketStatus } from '@/domain/support/support';
import type { IsoDate, IsoDateTime } from '@/domain/time/dates';
import type { AuditEntry } from './audit';
import type { AdminBill } from './bill';
import type { SentMail } from './mail';
import type { AdminPayment } from './payment';
import type { AdminServer } from './server';
import type { AdminUser, AdminUserId } from './user';

/** Maximum rows of each kind on a customer's page; the lists show the rest. */
export const customerRows = 5;

/** The newest rows of one kind and the total count. */
export interface Newest<Row> {
  items: readonly Row[];
  total: number;
}

/** Contact details from the customer's profile; empty where the profile has none. */
export interface CustomerContacts {
  phone: string;
  contactPerson: string;
  organization: string;
  inn: string;
}

/** An order of the customer. */
export interface CustomerOrder {
  id: number;
  at: IsoDateTime;
  /** Plans and domains, in item order. */
  titles: readonly string[];
  status: OrderStatus;
  amount: Money;
  /** Id of the payment; null if the balance was charged. */
  paymentId: number | null;
  /** E-mail of the colleague who placed it; absent for the owner. */
  member?: string | undefined;
}

/** A billing document that was issued to the customer. */
export interface CustomerDocument {
  id: number;
  kind: DocumentKind;
  number: string;
  date: IsoDate;
  amount: Money;
  /** Download path of the PDF; null in the demo account, which has no files. */
  path: string | null;
}

/** A ticket of the customer. */
export interface CustomerTicket {
  id: TicketId;
  subject: string;
  department: SupportDepartment;
  status: TicketStatus;
  updatedAt: IsoDateTime;
}

/** An internal note of staff; customers never see it. */
export interface StaffNote {
  id: number;
  at: IsoDateTime;
  /** E-mail of its author. */
  author: string;
  text: string;
  /** Whether the reader wrote it and may delete it. */
  isOwn: boolean;
}

/** The other account of a merge. */
export interface MergedAccount {
  id: AdminUserId;
  email: string;
  at: IsoDateTime;
}

/** The page of one customer in the admin area. */
export interface CustomerOverview {
  /** When its second factor was turned on; null without one. */
  secondFactorSince: IsoDateTime | null;
  /** Account that has its data since a merge; null if it was not merged. */
  mergedInto: MergedAccount | null;
  /** Accounts that were merged into this one, newest first. */
  mergedFrom: readonly MergedAccount[];
  user: AdminUser;
  contacts: CustomerContacts;
  servers: Newest<AdminServer>;
  orders: Newest<CustomerOrder>;
  bills: Newest<AdminBill>;
  payments: Newest<AdminPayment>;
  documents: Newest<CustomerDocument>;
  tickets: Newest<CustomerTicket>;
  signIns: Newest<SignIn>;
  mails: Newest<SentMail>;
  /** Newest first. */
  notes: readonly StaffNote[];
  /** Audit entries that concern this customer. */
  history: Newest<AuditEntry>;
}
