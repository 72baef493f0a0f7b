import { useState } from 'react';
import type { EndedSessions } from '@/domain/auth/accountSessions';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction, useLock } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';

/** Ends sessions of the account, one request at a time. */
export function useSessions(refresh: () => Promise<unknown>) {
  const { security } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const lock = useLock('repeatable');
  const [ending, setEnding] = useState<EndedSessions | null>(null);

  const end = (ended: EndedSessions) =>
    void lock(async () => {
      setEnding(ended);
      await act({
        event: 'session-end-failed',
        call: security.endSessions(ended).then(async (outcome) => {
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

  return { ending, end };
}
