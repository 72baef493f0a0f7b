import type { AdminAccount } from '@/domain/admin/account';
import type { AdminAnalytics } from '@/domain/admin/analytics';
import type { AdminBill, AdminBillConditions, AdminBillKey } from '@/domain/admin/bill';
import type { AuditEntry } from '@/domain/admin/audit';
import type {
  AuditConditions,
  AuditKey,
  JobConditions,
  JobKey,
  PaymentConditions,
  PaymentKey,
  RefundConditions,
  RefundKey,
  ServerConditions,
  ServerKey,
  UserConditions,
  UserKey,
} from '@/domain/admin/lists';
import type { ReadPart } from '@/domain/list/pagedList';
import type { AuditSelection } from '@/domain/admin/auditFile';
import type { LedgerFormat, LedgerSpan } from '@/domain/admin/ledger';
import type { FailedJob } from '@/domain/admin/job';
import type { AdminRefusal } from '@/domain/admin/refusal';
import type { AdminOverview } from '@/domain/admin/overview';
import type { CurrencyAmount } from '@/domain/payment/currency';
import type { AdminPayment, AdminPaymentStats } from '@/domain/admin/payment';
import type { PaymentTrail } from '@/domain/admin/paymentTrail';
import type { AdminRefund, RefundOrder } from '@/domain/admin/refund';
import type { AdminServer, AdminServerId } from '@/domain/admin/server';
import type { PowerAction } from '@/domain/servers/power';
import type { ServerChange } from '@/domain/admin/serverForm';
import type { AccountSettlement } from '@/domain/account/settlement';
import type { Deletion } from '@/domain/admin/settlement';
import type { StaffRole } from '@/domain/admin/rights';
import type { StaffConditions, StaffDraft, StaffKey, StaffMember } from '@/domain/admin/staff';
import type { IsoDateTime } from '@/domain/time/dates';
import type { AdminSettings, StoredSettings } from '@/domain/admin/settings';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import type { UserDraft } from '@/domain/admin/userForm';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
import type { Outcome } from '@/domain/results/outcome';
import type { AdminCustomerPort } from './adminCustomerPort';
import type { AdminMailTextsPort } from './adminMailTextsPort';
import type { AdminMailsPort } from './adminMailsPort';
import type { AdminEntitiesPort } from './adminEntitiesPort';
import type { AdminStatementsPort } from './adminStatementsPort';
import type { AdminUnclaimedPort } from './adminUnclaimedPort';
import type { AdminCatalogPort } from './adminCatalogPort';
import type { AdminIncidentsPort } from './adminIncidentsPort';

/**
 * The admin area (§2). The backend checks the role of the session: the portal only hides what it must not show (D22).
 */
export interface AdminPort
  extends
    AdminCatalogPort,
    AdminCustomerPort,
    AdminIncidentsPort,
    AdminMailsPort,
    AdminMailTextsPort,
    AdminStatementsPort,
    AdminEntitiesPort,
    AdminUnclaimedPort {
  account(signal?: AbortSignal): Promise<AdminAccount>;
  /** Confirms the session by the password, for sensitive actions. */
  confirmPassword(password: string): Promise<Outcome<void, PasswordRefusal>>;
  overview(signal?: AbortSignal): Promise<AdminOverview>;
  /** Marks events until then as seen. */
  seeActivity(until: IsoDateTime): Promise<void>;
  analytics(signal?: AbortSignal): Promise<AdminAnalytics>;
  /** Newest first. */
  users: ReadPart<AdminUser, UserKey, UserConditions>;
  addUser(draft: UserDraft): Promise<Outcome<AdminUser, AdminRefusal>>;
  saveUser(
    id: AdminUserId,
    draft: Pick<UserDraft, 'name' | 'status' | 'returnsLostDays'>,
  ): Promise<Outcome<AdminUser, AdminRefusal>>;
  /** Ends the customer's access and holds their servers. */
  /** Turns off the second factor of a customer who has lost it. */
  endSecondFactor(id: AdminUserId): Promise<Outcome<AdminUser, AdminRefusal>>;
  suspendUser(id: AdminUserId): Promise<Outcome<AdminUser, AdminRefusal>>;
  /** Calculates the settlement of the account if it were deleted now (D45). */
  settlement(id: AdminUserId, signal?: AbortSignal): Promise<AccountSettlement>;
  /** Settles the account and deletes it with its servers for good; its payments stay in the ledger. */
  deleteUser(id: AdminUserId, deletion: Deletion): Promise<Outcome<AdminUserId, AdminRefusal>>;
  /** From the next page load on the portal shows this customer's, read-only, until `AuthPort.logout` (D33). */
  viewAs(id: AdminUserId): Promise<Outcome<AdminUserId, AdminRefusal>>;
  /** The provider's staff, by name. */
  staff: ReadPart<StaffMember, StaffKey, StaffConditions>;
  /** Assigns a role and mails an invitation. */
  inviteStaff(draft: StaffDraft): Promise<Outcome<StaffMember, AdminRefusal>>;
  /** Changes the role, effective from the member's next call. */
  saveStaff(id: AdminUserId, role: StaffRole): Promise<Outcome<StaffMember, AdminRefusal>>;
  /** Removes the role and ends the member's sessions. */
  removeStaff(id: AdminUserId): Promise<Outcome<AdminUserId, AdminRefusal>>;
  /** Newest first. */
  servers: ReadPart<AdminServer, ServerKey, ServerConditions>;
  power(id: AdminServerId, action: PowerAction): Promise<Outcome<AdminServer, AdminRefusal>>;
  saveServer(id: AdminServerId, change: ServerChange): Promise<Outcome<AdminServer, AdminRefusal>>;
  /** Newest first. */
  payments: ReadPart<AdminPayment, PaymentKey, PaymentConditions, 'amount'>;
  /** Counts and sums of all payments by status (§2). */
  paymentFigures(signal?: AbortSignal): Promise<AdminPaymentStats>;
  /** Returns the state changes of a payment. */
  paymentTrail(id: number, signal?: AbortSignal): Promise<PaymentTrail>;
  /** Records the received money of a payment (D42); returns the changed payment. */
  processPayment(id: number, amount: CurrencyAmount): Promise<Outcome<AdminPayment, AdminRefusal>>;
  /** Refunds all or part of a payment; returns the changed payment. */
  refundPayment(id: number, refund: RefundOrder): Promise<Outcome<AdminPayment, AdminRefusal>>;
  /** Every customer's bills (D33), newest first. */
  bills: ReadPart<AdminBill, AdminBillKey, AdminBillConditions>;
  /** Cancels an unpaid bill; the customer reads the reason. */
  cancelBill(id: number, note: string): Promise<Outcome<AdminBill, AdminRefusal>>;
  /** Refunds (D33), newest first. */
  refunds: ReadPart<AdminRefund, RefundKey, RefundConditions, 'amount'>;
  /** Marks a manual refund as transferred; returns it. */
  markRefundSent(id: number): Promise<Outcome<AdminRefund, AdminRefusal>>;
  /** Cancels an unsent refund with this reason; returns it. */
  cancelRefund(id: number, note: string): Promise<Outcome<AdminRefund, AdminRefusal>>;
  /** Failed jobs (D33), newest first. */
  jobs: ReadPart<FailedJob, JobKey, JobConditions>;
  /** Retries a job, which removes it from the failed ones. */
  startJob(id: number): Promise<Outcome<number, AdminRefusal>>;
  /** The audit trail (D33), newest first. */
  audit: ReadPart<AuditEntry, AuditKey, AuditConditions>;
  /** Exports records of the audit trail: as an address to download, or as text. */
  auditFile(selection: AuditSelection, format: LedgerFormat): Promise<{ href: string } | { text: string }>;
  /** Returns the e-mail of every administrator in the audit trail. */
  auditPeople(signal?: AbortSignal): Promise<readonly string[]>;
  /** Exports the ledger of some days (D27): as an address to download, or as text. */
  ledgerFile(span: LedgerSpan): Promise<{ href: string } | { text: string }>;
  settings(signal?: AbortSignal): Promise<StoredSettings>;
  /** `stale` if somebody saved since this version was read. */
  saveSettings(settings: AdminSettings, version: string): Promise<Outcome<StoredSettings, AdminRefusal>>;
}
