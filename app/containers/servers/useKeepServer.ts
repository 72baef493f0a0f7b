import { useCallback } from 'react';
import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction, useLock } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Withdraws a server's cancellation. Stable for the same language and `onDone`. */
export function useKeepServer(onDone?: () => void): (server: Pick<Server, 'id' | 'domain'>) => void {
  const { servers } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const act = useAction();
  const lock = useLock('repeatable');
  return useCallback(
    ({ id, domain }) => {
      const failed = { title: t('servers.notice.stayFailed'), message: t('servers.notice.stayFailedText') };
      const keep = () =>
        act({
          event: 'server-stay-failed',
          call: servers.keep(id),
          onDone: ({ status }) => {
            invalidate('servers', 'account');
            if (status === 'refused') return { type: 'error', ...failed };
            onDone?.();
            const message = t('servers.notice.staysText', { domain });
            return { type: 'success', title: t('servers.notice.stays'), message };
          },
          onFailed: () => failed,
        });
      void lock(() => keep().then(() => true), id);
    },
    [servers, t, invalidate, act, lock, onDone],
  );
}
