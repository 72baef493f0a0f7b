import type { AdjustmentDirection } from '@/domain/money/adjustmentDirection';
import { adjustmentProblems, type AdjustmentDraft, type AdjustmentProblems } from '@/domain/admin/adjustment';
import type { CustomerOverview, StaffNote } from '@/domain/admin/customer';
import type { NoteProblem } from '@/domain/admin/note';
import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import type { UserDraft } from '@/domain/admin/userForm';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay, AdminOverlayActions, AdminSubmission } from '../list/adminListTypes';

/** Actions that need a confirmation. */
export type CustomerQuestion = 'viewAs' | 'suspend' | 'deleteNote';

/** The thing that a dialog of the page is about. */
export type CustomerSubject =
  | { kind: 'customer'; user: AdminUser }
  | { kind: 'note'; user: AdminUser; note: StaffNote };

/** Each form above the page, as it is typed. */
export type CustomerDraft =
  | ({ form: 'restore' } & Pick<UserDraft, 'returnsLostDays'>)
  | ({ form: 'adjust' } & AdjustmentDraft);

/** The form of money that comes to the balance or leaves it, as it opens. */
export const newAdjustment = (direction: AdjustmentDirection): CustomerDraft => ({
  form: 'adjust',
  direction,
  purpose: direction === 'credit' ? 'goodwill' : 'correction',
  amount: '',
  note: '',
});

/** Returns the problems to fix in any of the forms. */
export const customerProblems = (draft: CustomerDraft, subject: CustomerSubject | null): AdjustmentProblems =>
  draft.form === 'adjust' && subject !== null ? adjustmentProblems(draft, subject.user.balance) : {};

export type CustomerOverlay = AdminOverlay<
  CustomerSubject,
  CustomerDraft,
  AdjustmentProblems,
  CustomerQuestion
>;

/** The form of a new note. */
export interface NoteForm {
  text: string;
  problem: NoteProblem | null;
  /** Grows with every refusal: focus moves to the fault. */
  refusals: number;
  submission: AdminSubmission;
}

/** Rooms that list everything of the customer, by the e-mail that all lists know. */
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
    };

export type ReadyCustomerView = Extract<AdminCustomerView, { status: 'ready' }>;

export interface AdminCustomerActions extends AdminOverlayActions<CustomerDraft> {
  onRetry: () => void;
  onQuestionAsk: (question: CustomerQuestion, subject: CustomerSubject) => void;
  /** The form that gives access back is wanted. */
  onRestore: (user: AdminUser) => void;
  /** The form of money for the balance, or from it, is wanted. */
  onAdjust: (direction: AdjustmentDirection, user: AdminUser) => void;
  /** The text of a new note changed. */
  onNoteChange: (text: string) => void;
  /** The new note is to be added. */
  onNoteSubmit: () => void;
}

export interface AdminCustomerScreenProps extends AdminCustomerActions {
  view: AdminCustomerView;
}

/** The customer that an address names; null for anything that is no number. */
export function customerIdOf(part: string | undefined): AdminUserId | null {
  return part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? (Number(part) as AdminUserId) : null;
}

/** Everything the screen shows. */
export function toAdminCustomerView(
  id: AdminUserId | null,
  load: Loaded<CustomerOverview | null>,
  { noteForm, overlay }: Pick<ReadyCustomerView, 'noteForm' | 'overlay'>,
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
  };
}
