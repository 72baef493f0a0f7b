import * as v from 'valibot';
import { accountRoles, memberRoles } from '@/domain/members/memberRole';
import { call } from './call';
import { passwordBody, passwordRefusals } from './ownPassword';
import { numberedIdSchema, textSchema } from './shapes';

const roleSchema = v.picklist(memberRoles);
const byId = v.object({ id: numberedIdSchema });

/** The accounts of a person, loaded with the pages that show them. They change what the session is about. */
export const accountCalls = {
  transfer: call({
    method: 'POST',
    path: '/api/members/transfer/{id}',
    summary:
      'Makes a colleague the owner, after the password of the owner; `email` repeats the colleague’s address. The former owner stays with a role. Both sign in again. The colleague’s own account must be unused.',
    role: 'customer',
    // Takes no transaction while a password is hashed.
    handlesSession: true,
    params: byId,
    body: v.object({ ...passwordBody.entries, email: textSchema, role: roleSchema }),
    refusals: [...passwordRefusals, 'invalidEmail', 'accountInUse', 'staffAccount'],
  }),
  accounts: call({
    method: 'GET',
    path: '/api/accounts',
    summary: 'Lists the accounts of the signed-in person: their own first, whose `id` is null.',
    role: 'customer',
    answer: v.object({
      items: v.array(
        v.object({
          id: v.nullable(numberedIdSchema),
          name: textSchema,
          email: textSchema,
          role: v.picklist(accountRoles),
          isCurrent: v.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  act: call({
    method: 'POST',
    path: '/api/accounts/act',
    summary: 'Makes the session act for an account of the person; null is their own.',
    role: 'customer',
    body: v.object({ id: v.nullable(numberedIdSchema) }),
    refusals: ['notFound'],
  }),
  leave: call({
    method: 'DELETE',
    path: '/api/accounts/{id}',
    summary: 'Ends the person’s own access to an account; the session returns to their own.',
    role: 'customer',
    params: byId,
    refusals: [],
  }),
  accept: call({
    method: 'POST',
    path: '/api/accounts/accept',
    summary: 'Accepts an invitation by the token of its link, and makes the session act for that account.',
    role: 'customer',
    body: v.object({ token: v.pipe(textSchema, v.maxLength(200)) }),
    refusals: ['invitationInvalid', 'invitedElsewhere', 'alreadyMember', 'staffAccount', 'tooManyTries'],
  }),
};
