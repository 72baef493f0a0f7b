import type { StaffMember } from '@/domain/admin/staff';
import type { AdminUserId } from '@/domain/admin/user';
import { sampleAdmin } from './admin';

/** Makes a member of the staff, with changes. */
export const makeStaffMember = (change: Partial<StaffMember> = {}): StaffMember => ({
  id: 5201 as AdminUserId,
  name: 'Мария Орлова',
  email: 'maria.orlova@meridian.example',
  role: 'support',
  isFixed: false,
  lastLogin: '2026-11-21T06:12:00Z',
  ...change,
});

/** Staff of the demonstration. */
export const sampleStaff: readonly StaffMember[] = [
  makeStaffMember({
    id: 5200 as AdminUserId,
    name: sampleAdmin.name,
    email: sampleAdmin.email,
    role: 'owner',
    isFixed: true,
  }),
  makeStaffMember({
    id: 5202 as AdminUserId,
    name: 'Дмитрий Громов',
    email: 'dmitry.gromov@meridian.example',
    role: 'finance',
    lastLogin: '2026-11-20T14:40:00Z',
  }),
  makeStaffMember(),
  makeStaffMember({
    id: 5203 as AdminUserId,
    name: 'Олег Савин',
    email: 'oleg.savin@meridian.example',
    role: 'readOnly',
    lastLogin: null,
  }),
];
