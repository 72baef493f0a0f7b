import * as v from 'valibot';
import { balanceChoices } from '@/domain/admin/settlement';
import { adminUserStatuses } from '@/domain/admin/user';
import { userKeys } from '@/domain/admin/lists';
import { moneySchema } from '@/domain/money/moneySchema';
import { nameSchema, noteSchema, settlementSchema, userIdSchema, userSchema } from './adminShapes';
import { call } from './call';
import { listQuery, pageOf, textSchema } from './shapes';

/** The accounts of all customers and administrators (§2 '/admin/users'). */
export const adminUserCalls = {
  users: call({
    method: 'GET',
    path: '/api/admin/users',
    summary:
      'The accounts of all customers and administrators, newest first unless sorted. A search looks into the number, the name and the e-mail.',
    role: 'admin',
    right: 'users.read',
    query: listQuery(userKeys, { status: v.optional(v.picklist(adminUserStatuses)) }),
    answer: pageOf(userSchema),
    refusals: [],
  }),
  addUser: call({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Makes an account without a password, which its owner sets by the mail of a forgotten one.',
    role: 'admin',
    right: 'users.edit',
    body: v.object({ name: nameSchema, email: textSchema, status: v.picklist(adminUserStatuses) }),
    answer: userSchema,
    refusals: ['emailTaken'],
  }),
  saveUser: call({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    summary:
      'Another name, and access taken or given back; every server returns to the state that it had, with `returnsLostDays` with its end date moved by the days of the suspension.',
    role: 'admin',
    right: 'users.edit',
    params: v.object({ id: userIdSchema }),
    body: v.object({
      name: nameSchema,
      status: v.picklist(adminUserStatuses),
      returnsLostDays: v.optional(v.boolean(), false),
    }),
    answer: userSchema,
    refusals: ['ownAccount', 'adminAccount'],
  }),
  suspendUser: call({
    method: 'POST',
    path: '/api/admin/users/{id}/suspend',
    summary: 'Ends the access of an account and every session of it, and holds its servers.',
    role: 'admin',
    right: 'users.edit',
    params: v.object({ id: userIdSchema }),
    answer: userSchema,
    refusals: ['changed', 'ownAccount', 'adminAccount'],
  }),
  viewAs: call({
    method: 'POST',
    path: '/api/admin/users/{id}/view',
    summary:
      'Shows the portal as this customer sees it, in the administrator’s own session, for 30 minutes or until it is logged out of; whatever would change something is refused meanwhile.',
    role: 'admin',
    right: 'users.view',
    params: v.object({ id: userIdSchema }),
    refusals: ['ownAccount', 'adminAccount'],
  }),
  settlement: call({
    method: 'GET',
    path: '/api/admin/users/{id}/settlement',
    summary:
      'The sums by which an account would be settled if it were deleted now: open bills, the balance’s part in them, refunds of its servers by policy, and the balance after that, with the part that can go back to where it came from.',
    role: 'admin',
    right: 'users.read',
    params: v.object({ id: userIdSchema }),
    answer: settlementSchema,
    refusals: ['ownAccount'],
  }),
  deleteUser: call({
    method: 'POST',
    path: '/api/admin/users/{id}/delete',
    summary:
      'Settles an account and deletes it with its servers for good; its payments stay in the books. `sum` is what its settlement moves, `servers.byMethod` plus `balance`; `refundChanged` gives what it moves by now.',
    role: 'admin',
    right: 'users.delete',
    params: v.object({ id: userIdSchema }),
    body: v.object({ balance: v.picklist(balanceChoices), note: noteSchema, sum: moneySchema }),
    refusals: ['ownAccount', 'adminAccount', 'refundChanged'],
  }),
};
