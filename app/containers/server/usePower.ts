import { useReducer } from 'react';
import type { ServerId } from '@/domain/servers/server';
import type { OwnerPowerAction } from '@/domain/servers/power';
import { useI18n } from '@/i18n/I18nProvider';
import { powerReducer } from '@/screens/servers/ServerScreen/serverState';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';

/** Starts, stops and restarts a server. */
export function usePower(id: ServerId | null) {
  const { servers } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const { invalidate } = useReads();
  const [request, dispatch] = useReducer(powerReducer, { kind: 'none' });

  const submit = (action: OwnerPowerAction) => {
    if (id === null) return;
    // A start has no dialog, so a notice shows the result.
    const isStart = action === 'start';
    dispatch({ type: 'submitted' });
    void act({
      event: 'server-power-failed',
      call: servers.power(id, action),
      onDone: ({ status }) => {
        invalidate('servers');
        dispatch(status === 'done' ? { type: 'closed' } : { type: 'failed', why: 'changed' });
        return status === 'refused' && isStart && { type: 'info', title: t('server.notice.changed') };
      },
      onFailed: () => {
        dispatch({ type: 'failed', why: 'failed' });
        return isStart && { title: t('server.notice.startFailed'), message: t('server.notice.tryAgain') };
      },
    });
  };

  return {
    request,
    actions: {
      onPower(action: OwnerPowerAction) {
        dispatch({ type: 'requested', action });
        if (action === 'start') submit(action);
      },
      onPowerConfirm: () => request.kind === 'question' && submit(request.action),
      onPowerClose: () => dispatch({ type: 'closed' }),
    },
  };
}
