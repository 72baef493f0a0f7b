import * as v from 'valibot';
import { balanceChoices } from '@/domain/account/settlement';
import { adminUserStatuses, chosenUserStatuses } from '@/domain/admin/user';
import { userKeys } from '@/domain/admin/lists';
import { moneySchema } from '@/domain/money/moneySchema';
import { nameSchema, noteSchema, userIdSchema, userSchema } from './adminShapes';
import { call } from './call';
import { settlementSchema } from './settlement';
import { listQuery, pageOf, textSchema } from './shapes';

/** Accounts of all customers and administrators (§2 '/admin/users'). */
export const adminUserCalls = {
  users: call({
    method: 'GET',
    path: '/api/admin/users',
    summary:
      'Lists the accounts of all customers and administrators, newest first by default. The search matches number, name and e-mail.',
    role: 'admin',
    right: 'users.read',
    query: listQuery(userKeys, { status: v.optional(v.picklist(adminUserStatuses)) }),
    answer: pageOf(userSchema),
    refusals: [],
  }),
  addUser: call({
    method: 'POST',
    path: '/api/admin/users',
    summary: 'Creates an account without a password, which its owner sets by the password reset.',
    role: 'admin',
    right: 'users.edit',
    body: v.object({ name: nameSchema, email: textSchema, status: v.picklist(chosenUserStatuses) }),
    answer: userSchema,
    refusals: ['emailTaken'],
  }),
  saveUser: call({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    summary:
      'Changes the name, and suspends or restores access. Restoring returns every server to its previous state, and extends end dates by the suspended days with `returnsLostDays`.',
    role: 'admin',
    right: 'users.edit',
    params: v.object({ id: userIdSchema }),
    body: v.object({
      name: nameSchema,
      status: v.picklist(chosenUserStatuses),
      returnsLostDays: v.optional(v.boolean(), false),
    }),
    answer: userSchema,
    refusals: ['ownAccount', 'adminAccount', 'fixedOwner', 'accountMerged'],
  }),
  suspendUser: call({
    method: 'POST',
    path: '/api/admin/users/{id}/suspend',
    summary: 'Suspends an account: ends all its sessions and holds its servers.',
    role: 'admin',
    right: 'users.edit',
    params: v.object({ id: userIdSchema }),
    answer: userSchema,
    refusals: ['changed', 'ownAccount', 'adminAccount', 'fixedOwner', 'accountMerged'],
  }),
  endSecondFactor: call({
    method: 'POST',
    path: '/api/admin/users/{id}/second-factor/end',
    summary:
      'Turns off the second factor of a customer who has lost it, with its recovery codes and trusted browsers. The owner gets a mail.',
    role: 'admin',
    right: 'users.edit',
    requiresPassword: true,
    params: v.object({ id: userIdSchema }),
    answer: userSchema,
    refusals: ['changed', 'ownAccount', 'adminAccount', 'fixedOwner', 'accountMerged'],
  }),
  viewAs: call({
    method: 'POST',
    path: '/api/admin/users/{id}/view',
    summary:
      'Shows the portal as this customer sees it in the administrator’s own session, for 30 minutes or until logout; changes are refused meanwhile.',
    role: 'admin',
    right: 'users.view',
    params: v.object({ id: userIdSchema }),
    refusals: ['ownAccount', 'adminAccount', 'fixedOwner', 'accountMerged'],
  }),
  settlement: call({
    method: 'GET',
    path: '/api/admin/users/{id}/settlement',
    summary:
      'Calculates the settlement of an account if it were deleted now: open bills, their part held on the balance, refunds of its servers by policy, the balance after that, and its refundable part.',
    role: 'admin',
    right: 'users.read',
    params: v.object({ id: userIdSchema }),
    answer: settlementSchema,
    refusals: ['ownAccount', 'accountMerged'],
  }),
  deleteUser: call({
    method: 'POST',
    path: '/api/admin/users/{id}/delete',
    summary:
      'Settles an account and deletes it with its servers and the accounts merged into it for good; its payments stay in the ledger. `sum` is the sum of the settlement, `servers.byMethod` plus `balance`; `refundChanged` contains the current one.',
    role: 'admin',
    right: 'users.delete',
    requiresPassword: true,
    params: v.object({ id: userIdSchema }),
    body: v.object({ balance: v.picklist(balanceChoices), note: noteSchema, sum: moneySchema }),
    refusals: ['ownAccount', 'adminAccount', 'fixedOwner', 'refundChanged', 'accountMerged'],
  }),
};
