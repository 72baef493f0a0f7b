import type { MergeDraft, MergePreview, MergeProblems } from '@/domain/admin/accountMerge';
import type { AdjustmentDirection } from '@/domain/money/adjustmentDirection';
import { adjustmentProblems, type AdjustmentDraft, type AdjustmentProblems } from '@/domain/admin/adjustment';
import type { CustomerOverview, StaffNote } from '@/domain/admin/customer';
import { newBillProblems, type NewBillDraft, type NewBillProblems } from '@/domain/admin/newBill';
import type { NoteProblem } from '@/domain/admin/note';
import { hasRight, type StaffRole } from '@/domain/admin/rights';
import type { AdminPayment } from '@/domain/admin/payment';
import { refundProblems, type RefundDraft, type RefundProblems } from '@/domain/admin/refund';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import type { UserDraft } from '@/domain/admin/userForm';
import type { IsoDate } from '@/domain/time/dates';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';

/** Actions that need a confirmation. */
export type CustomerQuestion = 'viewAs' | 'suspend' | 'endFactor' | 'deleteNote';

/** Subject of a dialog on the page. */
export type CustomerSubject =
  | { kind: 'customer'; user: AdminUser }
  | { kind: 'note'; user: AdminUser; note: StaffNote }
  | { kind: 'payment'; user: AdminUser; payment: AdminPayment };

/** Draft of each form on the page. */
export type CustomerDraft =
  | ({ form: 'restore' } & Pick<UserDraft, 'returnsLostDays'>)
  | ({ form: 'adjust' } & AdjustmentDraft)
  | ({ form: 'refund' } & RefundDraft)
  | ({ form: 'bill' } & NewBillDraft);

export type CustomerProblems = AdjustmentProblems & RefundProblems & NewBillProblems;

/** Initial draft of an adjustment. */
export const newAdjustment = (direction: AdjustmentDirection): CustomerDraft => ({
  form: 'adjust',
  direction,
  purpose: direction === 'credit' ? 'goodwill' : 'correction',
  amount: '',
  note: '',
});

/** Returns the problems of the open form; `today` is the provider's day. */
export function customerProblems(
  draft: CustomerDraft,
  subject: CustomerSubject | null,
  today: IsoDate,
): CustomerProblems {
  if (draft.form === 'bill') return newBillProblems(draft, today);
  if (draft.form === 'adjust' && subject !== null) return adjustmentProblems(draft, subject.user.balance);
  if (draft.form === 'refund' && subject?.kind === 'payment') return refundProblems(draft, subject.payment);
  return {};
}

export type CustomerOverlay = AdminOverlay<
  CustomerSubject,
  CustomerDraft,
  CustomerProblems,
  CustomerQuestion
>;

/** The form of a new note. */
export interface NoteForm {
  text: string;
  problem: NoteProblem | null;
  /** Increases with every failed submit, which moves focus to the error. */
  refusals: number;
  submission: AdminSubmission;
}

/** Lists filtered by the customer's e-mail. */
export interface CustomerLinks {
  servers: string;
  payments: string;
  bills: string;
  mails: string;
  history: string;
}

/** The states of the screen. */
export type AdminCustomerView =
  | { status: 'loading'; id: AdminUserId }
  | { status: 'error'; id: AdminUserId; reason: FailureReason }
  | { status: 'noSuchCustomer'; listHref: string }
  | {
      status: 'ready';
      customer: CustomerOverview;
      links: CustomerLinks;
      noteForm: NoteForm;
      overlay: CustomerOverlay;
      merge: MergeView;
      /** Role that may not merge accounts; null if it may. */
      mergeOff: StaffRole | null;
    };

/** Form of a merge, and the preview that it shows; `missing`: no account has the address. */
export interface MergeView {
  overlay: AdminOverlay<AdminUser, MergeDraft, MergeProblems, never>;
  preview: { status: 'none' | 'missing' } | Loaded<MergePreview>;
}

const noMerge: MergeView = { overlay: { kind: 'none' }, preview: { status: 'none' } };

export type ReadyCustomerView = Extract<AdminCustomerView, { status: 'ready' }>;

export interface AdminCustomerActions extends AdminOverlayActions<CustomerDraft> {
  onRetry: () => void;
  onQuestionAsk: (question: CustomerQuestion, subject: CustomerSubject) => void;
  /** Opens the form that restores access. */
  onRestore: (user: AdminUser) => void;
  /** Opens the form of a balance adjustment. */
  onAdjust: (direction: AdjustmentDirection, user: AdminUser) => void;
  /** Opens the form of a new bill. */
  onBill: (user: AdminUser) => void;
  /** Opens the form that refunds a payment. */
  onRefund: (payment: AdminPayment, user: AdminUser) => void;
  /** Opens the form that merges another account into this one. */
  onMerge: (user: AdminUser) => void;
  /** A field of the merge changed. */
  onMergeChange: (patch: Partial<MergeDraft>) => void;
  /** Reads the preview of the merge, then merges. */
  onMergeSubmit: () => void;
  /** Closes the form of the merge. */
  onMergeClose: () => void;
  /** The merge was pressed without the right to it; touch has no hover for the reason. */
  onReasonAsk: (reason: string) => void;
  /** The text of a new note changed. */
  onNoteChange: (text: string) => void;
  /** Adds the new note. */
  onNoteSubmit: () => void;
}

export interface AdminCustomerScreenProps extends AdminCustomerActions {
  view: AdminCustomerView;
}

/** Parses the customer's id of an address; null if invalid. */
export function customerIdOf(part: string | undefined): AdminUserId | null {
  return part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? (Number(part) as AdminUserId) : null;
}

/** Makes the screen's view. */
export function toAdminCustomerView(
  id: AdminUserId | null,
  load: Loaded<CustomerOverview | null>,
  {
    noteForm,
    overlay,
    merge = noMerge,
    role = null,
  }: Pick<ReadyCustomerView, 'noteForm' | 'overlay'> & { merge?: MergeView; role?: StaffRole | null },
): AdminCustomerView {
  const noSuchCustomer = { status: 'noSuchCustomer', listHref: paths.admin.users } as const;
  if (id === null) return noSuchCustomer;
  if (load.status !== 'ready') return { id, ...load };
  const customer = load.value;
  if (customer === null) return noSuchCustomer;
  const q = customer.user.email;
  return {
    status: 'ready',
    customer,
    links: {
      servers: withQuery(paths.admin.servers, { q }),
      payments: withQuery(paths.admin.payments, { q }),
      bills: withQuery(paths.admin.bills, { q }),
      mails: withQuery(paths.admin.mails, { q }),
      history: withQuery(paths.admin.audit, { q }),
    },
    noteForm,
    overlay,
    merge,
    mergeOff: role === null || hasRight(role, 'users.merge') ? null : role,
  };
}
