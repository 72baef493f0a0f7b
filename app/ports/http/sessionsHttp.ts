import { done } from '@/domain/results/outcome';
import { sessionCalls } from '@app/contract/sessions';
import type { AccountPort } from '@app/ports/accountPort';
import { orNull } from './refusals';
import { send } from './send';

/** Sessions of the account, in a module that the page of the settings loads. */
export const sessionsHttp: Pick<AccountPort, 'sessions' | 'endSessions'> = {
  sessions: (signal) => send(sessionCalls.sessions, {}, signal),
  async endSessions(ended) {
    // One that is gone has ended.
    if (ended.kind === 'one') await orNull(send(sessionCalls.endSession, { params: { id: ended.id } }));
    else await send(sessionCalls.endOtherSessions, {});
    return done(undefined);
  },
};
