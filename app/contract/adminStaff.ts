import * as v from 'valibot';
import { staffKeys } from '@/domain/admin/staff';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { nameSchema, staffRoleSchema, userIdSchema } from './adminShapes';
import { call } from './call';
import { listQuery, pageOf, textSchema } from './shapes';

const staffMemberSchema = v.object({
  id: userIdSchema,
  name: textSchema,
  email: textSchema,
  role: staffRoleSchema,
  isFixed: v.boolean(),
  lastLogin: v.nullable(isoMomentSchema),
});

/** The provider's staff, whose roles are sets of rights. */
export const adminStaffCalls = {
  staff: call({
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Lists the provider’s staff, by name by default. The search matches name and e-mail.',
    role: 'admin',
    right: 'staff.read',
    query: listQuery(staffKeys, { role: v.optional(staffRoleSchema) }),
    answer: pageOf(staffMemberSchema),
    refusals: [],
  }),
  inviteStaff: call({
    method: 'POST',
    path: '/api/admin/staff',
    summary:
      'Assigns a role and mails an invitation; creates an account without a password for a new address.',
    role: 'admin',
    right: 'staff.edit',
    requiresPassword: true,
    body: v.object({
      name: nameSchema,
      email: textSchema,
      role: staffRoleSchema,
      /** Whether the role may go to an account that exists; its sessions end. */
      isExisting: v.optional(v.boolean(), false),
    }),
    answer: staffMemberSchema,
    refusals: ['emailTaken', 'accountExists', 'accountSuspended'],
  }),
  saveStaff: call({
    method: 'PUT',
    path: '/api/admin/staff/{id}',
    summary: 'Changes the role of a staff member, effective from the next call.',
    role: 'admin',
    right: 'staff.edit',
    requiresPassword: true,
    params: v.object({ id: userIdSchema }),
    body: v.object({ role: staffRoleSchema }),
    answer: staffMemberSchema,
    refusals: ['ownAccount', 'lastOwner', 'fixedOwner'],
  }),
  removeStaff: call({
    method: 'POST',
    path: '/api/admin/staff/{id}/remove',
    summary:
      'Removes the role of a staff member and ends their sessions; the account remains as a customer’s.',
    role: 'admin',
    right: 'staff.edit',
    requiresPassword: true,
    params: v.object({ id: userIdSchema }),
    refusals: ['ownAccount', 'lastOwner', 'fixedOwner'],
  }),
};
