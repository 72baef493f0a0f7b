import { accountCalls } from '@app/contract/accounts';
import { membersContract } from '@app/contract/members';
import { done } from '@/domain/results/outcome';
import type { MembersPort } from '@app/ports/membersPort';
import { changingAccount } from './changingAccount';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const at = (id: number) => ({ params: { id: String(id) } });

export const membersHttp: MembersPort = {
  members: (signal) => send(membersContract.list, {}, signal),
  invite: ({ email, role }) =>
    outcomeOf(send(membersContract.invite, { body: { email: email.trim(), role } }), [
      'alreadyMember',
      'tooManyMembers',
      'mailNotSent',
      'tooManyTries',
    ]),
  cancelInvitation: async (id) => done(await orNull(send(membersContract.cancelInvitation, at(id)))),
  changeRole: async (id, role) => done(await send(membersContract.changeRole, { ...at(id), body: { role } })),
  remove: async (id) => done(await orNull(send(membersContract.remove, at(id)))),
  transfer: (id, { email, role, password }) =>
    outcomeOf(changingAccount(send(accountCalls.transfer, { ...at(id), body: { email, role, password } })), [
      'wrongCurrentPassword',
      'noPassword',
      'tooManyTries',
      'accountInUse',
      'staffAccount',
    ]),
  accounts: async (signal) => (await send(accountCalls.accounts, {}, signal)).items,
  act: async (id) =>
    done(await changingAccount(send(accountCalls.act, { body: { id: id === null ? null : String(id) } }))),
  leave: async (id) => done(await orNull(changingAccount(send(accountCalls.leave, at(id))))),
  accept: (token) =>
    outcomeOf(changingAccount(send(accountCalls.accept, { body: { token } })), [
      'invitationInvalid',
      'invitedElsewhere',
      'alreadyMember',
      'staffAccount',
    ]),
};
