import { useReducer } from 'react';
import type { ServerId } from '@/domain/server';
import type { PowerAction } from '@/domain/servers/power';
import { useI18n } from '@/i18n/I18nProvider';
import { powerReducer } from '@/screens/servers/ServerScreen/serverState';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** Starts, stops and restarts a server: what its page shows and does of it. */
export function usePower(id: ServerId | null) {
  const { servers, log } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const [request, dispatch] = useReducer(powerReducer, { kind: 'none' });

  const fail = (action: PowerAction, why: 'failed' | 'changed') => {
    dispatch({ type: 'failed', why });
    if (action !== 'start') return;
    if (why === 'changed') return toast({ type: 'info', title: t('server.notice.changed') });
    toast({ type: 'error', title: t('server.notice.startFailed'), message: t('server.notice.tryAgain') });
  };

  const act = async (action: PowerAction) => {
    if (id === null) return;
    dispatch({ type: 'submitted' });
    const outcome = await servers.power(id, action);
    invalidate('servers');
    if (outcome.status === 'refused') return fail(action, 'changed');
    dispatch({ type: 'closed' });
  };
  const start = (action: PowerAction) =>
    void act(action).catch((error: unknown) => {
      log.event('server-power-failed', { error: String(error) });
      fail(action, 'failed');
    });

  return {
    request,
    actions: {
      onPower(action: PowerAction) {
        dispatch({ type: 'requested', action });
        if (action === 'start') start(action);
      },
      onPowerConfirm: () => request.kind === 'question' && start(request.action),
      onPowerClose: () => dispatch({ type: 'closed' }),
    },
  };
}
