import { recoveryContract } from '@app/contract/recovery';
import type { RecoveryPort } from '@app/ports/recoveryPort';
import { done, refused } from '@/domain/results/outcome';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

/** A server that is gone is a change too. */
const gone = refused('changed');

export const recoveryHttp: RecoveryPort = {
  state: async (id, signal) =>
    (await send(recoveryContract.state, { params: { id: String(id) } }, signal)).rescue,
  iso: async (id, signal) => (await send(recoveryContract.iso, { params: { id: String(id) } }, signal)).iso,
  setIso: async (id, url) => {
    const params = { id: String(id) };
    const answer =
      url === null
        ? send(recoveryContract.detachIso, { params })
        : send(recoveryContract.attachIso, { params, body: { url } });
    const outcome = await orNull(
      outcomeOf(answer, ['changed', 'isoPrivate', 'isoUnreachable', 'isoTooLarge']),
    );
    if (!outcome) return gone;
    return outcome.status === 'done' ? done(outcome.value.iso) : outcome;
  },
  act: async (id, action) => {
    const params = { id: String(id) };
    const answer =
      action === 'password'
        ? send(recoveryContract.resetPassword, { params })
        : send(recoveryContract.setRescue, { params, body: { isOn: action === 'rescueOn' } });
    return (await orNull(outcomeOf(answer, ['changed']))) ?? gone;
  },
};
