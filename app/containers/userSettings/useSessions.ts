import { useState } from 'react';
import type { EndedSessions } from '@/domain/auth/accountSessions';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction, useLock } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useAccountSessions } from '@app/reads/pageReads';

/** Sessions of the account, which end one request at a time. */
export function useSessions(isShown: boolean) {
  const { account } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const lock = useLock('repeatable');
  const { state, refresh } = useAccountSessions(isShown);
  const [ending, setEnding] = useState<EndedSessions | null>(null);

  const end = (ended: EndedSessions) =>
    void lock(async () => {
      setEnding(ended);
      await act({
        event: 'session-end-failed',
        call: account.endSessions(ended).then(async (outcome) => {
          await refresh();
          return outcome;
        }),
        onDone: ({ status }) =>
          status === 'refused'
            ? { type: 'info', title: t('accountSecurity.sessions.demonstration') }
            : { type: 'success', title: t(`accountSecurity.sessions.ended.${ended.kind}`) },
        onFailed: () => ({ title: t('accountSecurity.sessions.failed') }),
      });
      setEnding(null);
      return true;
    });

  return { state, refresh, ending, end };
}
