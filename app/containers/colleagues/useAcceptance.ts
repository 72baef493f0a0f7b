import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '@/domain/results/failureReason';
import type { AcceptRefusal } from '@/domain/members/members';
import { refused } from '@/domain/results/outcome';
import { paths, withQuery } from '@/paths';
import type { AcceptanceView } from '@/screens/colleagues/ColleaguesScreen/colleaguesView';
import { useLock } from '@app/calls/calls';
import { leaveTo } from '@app/device/leaveTo';
import { toPortError } from '@app/ports/toPortError';
import { usePorts } from '@app/providers/PortsProvider';
import { useSessionUser } from '@app/session/useSessionUser';

/** Accepts the invitation of the opened link; `acceptance` is null without one. */
export function useAcceptance(): { acceptance: AcceptanceView | null; accept: () => void } {
  const { members, log } = usePorts();
  const [query] = useSearchParams();
  const user = useSessionUser();
  const lock = useLock('final');
  const [state, setState] = useState<Exclude<AcceptanceView, { status: 'signIn' }>>({ status: 'idle' });
  const token = query.get('token');
  const accept = () =>
    void lock(async () => {
      setState({ status: 'pending' });
      const outcome = await members
        .accept(token ?? '')
        .catch((error: unknown) => refused(toPortError(error)));
      if (outcome.status === 'done') return leaveTo(paths.dashboard.vps);
      const reason = reasonOf<AcceptRefusal | 'demonstration'>(outcome.refusal);
      log.event('invitation-acceptance-failed', { reason });
      setState({ status: 'failed', reason });
      return false;
    });
  if (token === null) return { acceptance: null, accept };
  if (user !== null) return { acceptance: state, accept };
  const returnTo = withQuery(paths.dashboard.userRoles, { token });
  return {
    acceptance: {
      status: 'signIn',
      loginHref: withQuery(paths.login, { returnTo }),
      registerHref: withQuery(paths.register, { returnTo }),
    },
    accept,
  };
}
