import { useState } from 'react';
import { kopecks } from '@/domain/money/money';
import type { ServerOverview } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { withAutoRenewal } from '@/screens/servers/ServerScreen/serverState';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import type { ReadUse } from '@app/reads/useRead';

/** Switches auto-renewal of a server (D29), optimistically. */
export function useAutoRenewal({ state, change }: ReadUse<ServerOverview | null>) {
  const { servers } = usePorts();
  const { t } = useI18n();
  const act = useAction();
  const { invalidate } = useReads();
  const [isPending, setIsPending] = useState(false);

  const save = (autoRenewal: boolean) => {
    if (state.status !== 'ready' || !state.value) return;
    const { server, settings, version } = state.value.settings;
    const unpriced = { charge: kopecks(0), password: null, userPassword: null };
    const update = { settings: { ...settings, autoRenewal }, ...unpriced };
    setIsPending(true);
    const undo = change((overview) => overview && withAutoRenewal(overview, autoRenewal));
    const fail = (why: 'tryAgain' | 'renewalStale') => {
      undo();
      invalidate('servers');
      return { title: t('server.notice.renewalFailed'), message: t(`server.notice.${why}`) };
    };
    void act({
      event: 'server-renewal-failed',
      call: servers.save(server.id, version, update).finally(() => setIsPending(false)),
      onDone: ({ status }) => {
        if (status === 'refused') return { type: 'error', ...fail('renewalStale') };
        invalidate('servers', 'account');
        const title = t(autoRenewal ? 'server.notice.renewalOn' : 'server.notice.renewalOff');
        return { type: 'success', title };
      },
      onFailed: () => fail('tryAgain'),
    });
  };

  return { isPending, onChange: save };
}
