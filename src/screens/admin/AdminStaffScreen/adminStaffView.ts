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
  /** Why a listed member keeps the role; null if it can change. */
  lockOf: (member: StaffMember) => StaffLock | null;
};

/** Makes the screen's view. Owners may be on other pages of the list, so the server has the final say. */
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
  /** Opens the invitation form. */
  onInvite: () => void;
  /** Opens the form of a member's role. */
  onRoleEdit: (member: StaffMember) => void;
  onQuestionAsk: (question: 'remove', member: StaffMember) => void;
}
