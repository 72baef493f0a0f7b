import type { StaffRole } from '@/domain/admin/rights';
import {
  staffLock,
  type StaffConditions,
  type StaffDraft,
  type StaffKey,
  type StaffLock,
  type StaffMember,
} from '@/domain/admin/staff';
import type { UserProblems } from '@/domain/admin/userForm';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type StaffOverlay = AdminOverlay<StaffMember, StaffDraft, UserProblems, 'remove'>;

export type AdminStaffView = ListView<StaffMember, StaffKey, StaffConditions> & {
  overlay: StaffOverlay;
  /** Reason for which a member of the list keeps the role; null where it can be changed. */
  lockOf: (member: StaffMember) => StaffLock | null;
};

/** Everything the screen shows. The server knows of owners on other pages of the list and decides. */
export function toAdminStaffView(
  list: ListView<StaffMember, StaffKey, StaffConditions>,
  overlay: StaffOverlay,
  self: string | null,
): AdminStaffView {
  return { ...list, overlay, lockOf: (member) => staffLock(member, self ?? '', 2) };
}

/** Message key of a role. */
export const roleKey = (role: StaffRole) => `admin.staffRole.${role}` as const;

export interface AdminStaffScreenProps
  extends ListActions<StaffKey, StaffConditions>, MoreActions, AdminOverlayActions<StaffDraft> {
  view: AdminStaffView;
  /** The form of an invitation is wanted. */
  onInvite: () => void;
  /** The form of a member's role is wanted. */
  onRoleEdit: (member: StaffMember) => void;
  onQuestionAsk: (question: 'remove', member: StaffMember) => void;
}
