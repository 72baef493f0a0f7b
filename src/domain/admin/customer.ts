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
import type { AdminUser } from './user';

/** Rows of each kind on a customer's page at most; the rest is in the room of its kind. */
export const customerRows = 5;

/** The newest rows of one kind, and how many there are. */
export interface Newest<Row> {
  items: readonly Row[];
  total: number;
}

/** How a customer is reached, as the profile states it; empty where it does not. */
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
  /** Plans and domains, in the order of their items. */
  titles: readonly string[];
  status: OrderStatus;
  amount: Money;
  /** The payment's id; null for an order that was charged to the balance. */
  paymentId: number | null;
}

/** A billing document that was issued to the customer. */
export interface CustomerDocument {
  id: number;
  kind: DocumentKind;
  number: string;
  date: IsoDate;
  amount: Money;
  /** Where it is downloaded from; null in the demonstration, which has no files. */
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

/** A sign-in of the customer. */
export interface SignIn {
  id: number;
  at: IsoDateTime;
  /** Browser and system; null where the request named none that is known. */
  device: string | null;
}

/** A note that staff leave for each other; no customer reads it. */
export interface StaffNote {
  id: number;
  at: IsoDateTime;
  /** E-mail of its author. */
  author: string;
  text: string;
  /** The reader wrote it, and may delete it. */
  isOwn: boolean;
}

/** Everything that staff know of one customer. */
export interface CustomerOverview {
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
  /** Actions of administrators that concern the customer, from the audit trail. */
  history: Newest<AuditEntry>;
}
