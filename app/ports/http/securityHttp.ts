import { done, refused } from '@/domain/results/outcome';
import { passkeyCalls } from '@app/contract/passkeys';
import { securityContract } from '@app/contract/security';
import { sessionCalls } from '@app/contract/sessions';
import type { SecurityPort } from '@app/ports/securityPort';
import { askSupport } from './guestHttp';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const passwordRefusals = ['wrongCurrentPassword', 'noPassword', 'tooManyTries', 'changed'] as const;

const passwordedRefusals = ['wrongCurrentPassword', 'noPassword', 'tooManyTries'] as const;

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
  async addPasskey(name, password) {
    const started = await outcomeOf(send(passkeyCalls.startPasskey, { body: { password } }), [
      ...passwordedRefusals,
      'tooManyPasskeys',
    ]);
    if (started.status === 'refused') return started;
    const { makePasskey } = await import('@app/device/passkeys');
    const response = await makePasskey(started.value.options);
    return outcomeOf(
      send(passkeyCalls.addPasskey, { body: { name, response } }).then(() => undefined),
      ['passkeyRefused', 'tooManyPasskeys'],
    );
  },
  async renamePasskey(id, name) {
    const renamed = await orNull(send(passkeyCalls.renamePasskey, { params: { id }, body: { name } }));
    return renamed === null ? refused('changed') : done(undefined);
  },
  removePasskey: (id, password) =>
    outcomeOf(
      orNull(send(passkeyCalls.removePasskey, { params: { id }, body: { password } })).then(() => undefined),
      passwordedRefusals,
    ),
  startEmailChange: (email, password) =>
    outcomeOf(
      send(securityContract.startEmailChange, { body: { email, password } }).then(() => undefined),
      [...passwordedRefusals, 'ownEmail', 'fixedEmail'],
    ),
  confirmEmailChange: (token) =>
    outcomeOf(
      send(securityContract.confirmEmailChange, { body: { token } }).then(({ isChanged }) => isChanged),
      ['emailLinkInvalid', 'emailTaken'],
    ),
  async cancelEmailChange() {
    await send(securityContract.cancelEmailChange, {});
    return done(undefined);
  },
  settlement: (signal) => send(securityContract.settlement, {}, signal),
  deleteAccount: (password, sum) =>
    outcomeOf(send(securityContract.deleteAccount, { body: { password, sum } }), [
      ...passwordedRefusals,
      'refundChanged',
      'adminAccount',
    ]),
  async forgetBrowser(id) {
    await orNull(send(securityContract.forgetBrowser, { params: { id: String(id) } }));
    return done(undefined);
  },
};
