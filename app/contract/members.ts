import * as v from 'valibot';
import { accountRoles, memberRoles } from '@/domain/members/memberRole';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { countSchema, numberedIdSchema, textSchema } from './shapes';

const roleSchema = v.picklist(memberRoles);
const byId = v.object({ id: numberedIdSchema });

const memberSchema = v.object({
  id: numberedIdSchema,
  name: textSchema,
  email: textSchema,
  role: roleSchema,
  since: isoMomentSchema,
  isSelf: v.boolean(),
});

const invitationSchema = v.object({
  id: numberedIdSchema,
  email: textSchema,
  role: roleSchema,
  expiresAt: isoMomentSchema,
  isExpired: v.boolean(),
});

/** Colleagues of an account and their invitations. Only a session may make these calls, never a token. */
export const membersContract = {
  list: call({
    method: 'GET',
    path: '/api/members',
    summary:
      'Lists the owner, the colleagues and the open invitations of the account, and the caller’s role.',
    role: 'customer',
    answer: v.object({
      owner: v.object({ name: textSchema, email: textSchema }),
      role: v.picklist(accountRoles),
      members: v.array(memberSchema),
      invitations: v.array(invitationSchema),
      /** Limit of colleagues and invitations together. */
      max: countSchema,
    }),
    refusals: [],
  }),
  invite: call({
    method: 'POST',
    path: '/api/members/invitations',
    summary:
      'Mails an invitation with a link that works once, for 7 days. It replaces an earlier one to the same address.',
    role: 'customer',
    handlesSession: true,
    isCreated: true,
    body: v.object({ email: textSchema, role: roleSchema }),
    fieldRefusals: { email: 'invalidEmail' },
    answer: invitationSchema,
    refusals: ['alreadyMember', 'tooManyMembers', 'tooManyTries', 'mailNotSent'],
  }),
  cancelInvitation: call({
    method: 'DELETE',
    path: '/api/members/invitations/{id}',
    summary: 'Withdraws an invitation; its link stops working at once.',
    role: 'customer',
    params: byId,
    refusals: [],
  }),
  changeRole: call({
    method: 'PUT',
    path: '/api/members/{id}',
    summary: 'Changes the role of a colleague, effective from their next call. The colleague gets a mail.',
    role: 'customer',
    params: byId,
    body: v.object({ role: roleSchema }),
    answer: memberSchema,
    refusals: [],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/members/{id}',
    summary:
      'Ends the access of a colleague at once, with their API tokens and the sessions that act for the account.',
    role: 'customer',
    params: byId,
    refusals: [],
  }),
};
