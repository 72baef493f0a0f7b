import { done } from '@/domain/results/outcome';
import { securityContract } from '@app/contract/security';
import { sessionCalls } from '@app/contract/sessions';
import type { SecurityPort } from '@app/ports/securityPort';
import { askSupport } from './guestHttp';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const passwordRefusals = ['wrongCurrentPassword', 'noPassword', 'tooManyTries', 'changed'] as const;

const codesOf = async (answer: Promise<{ codes: readonly string[] }>) => (await answer).codes;

export const securityHttp: SecurityPort = {
  askSupport,
  sessions: (signal) => send(sessionCalls.sessions, {}, signal),
  async endSessions(ended) {
    // One that is gone has ended.
    if (ended.kind === 'one') await orNull(send(sessionCalls.endSession, { params: { id: ended.id } }));
    else await send(sessionCalls.endOtherSessions, {});
    return done(undefined);
  },
  protection: (signal) => send(securityContract.protection, {}, signal),
  startSecondFactor: (password) =>
    outcomeOf(send(securityContract.startSecondFactor, { body: { password } }), passwordRefusals),
  confirmSecondFactor: (code) =>
    outcomeOf(codesOf(send(securityContract.confirmSecondFactor, { body: { code } })), [
      'wrongCode',
      'tooManyTries',
      'changed',
    ]),
  renewRecoveryCodes: (password) =>
    outcomeOf(codesOf(send(securityContract.renewRecoveryCodes, { body: { password } })), passwordRefusals),
  endSecondFactor: (password) =>
    outcomeOf(send(securityContract.endSecondFactor, { body: { password } }), passwordRefusals),
  async forgetBrowser(id) {
    await orNull(send(securityContract.forgetBrowser, { params: { id: String(id) } }));
    return done(undefined);
  },
};
