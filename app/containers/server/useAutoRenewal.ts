import { useState } from 'react';
import type { ServerOverview } from '@/domain/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';
import type { ReadUse } from '@app/reads/useRead';

const withAutoRenewal =
  (autoRenewal: boolean) =>
  (overview: ServerOverview | null): ServerOverview | null => {
    if (!overview) return null;
    const { settings: edited } = overview;
    const [server, settings] = [
      { ...edited.server, autoRenewal },
      { ...edited.settings, autoRenewal },
    ];
    return { ...overview, settings: { ...edited, server, settings } };
  };

/** Switches the renewal of a server (D29); the page shows the new state at once, and the old one where it was not saved. */
export function useAutoRenewal({ state, change }: ReadUse<ServerOverview | null>) {
  const { servers, log } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const [isPending, setIsPending] = useState(false);

  const save = async (autoRenewal: boolean) => {
    if (state.status !== 'ready' || !state.value) return;
    const { server, settings, version } = state.value.settings;
    const update = { settings: { ...settings, autoRenewal }, password: null, userPassword: null };
    setIsPending(true);
    const undo = change(withAutoRenewal(autoRenewal));
    const outcome = await servers.save(server.id, version, update).catch((error: unknown) => {
      log.event('server-renewal-failed', { error: String(error) });
      return null;
    });
    setIsPending(false);
    if (outcome?.status === 'done') {
      invalidate('servers', 'account');
      return toast({
        type: 'success',
        title: t(autoRenewal ? 'server.notice.renewalOn' : 'server.notice.renewalOff'),
      });
    }
    undo();
    invalidate('servers');
    toast({
      type: 'error',
      title: t('server.notice.renewalFailed'),
      message: t(outcome === null ? 'server.notice.tryAgain' : 'server.notice.renewalStale'),
    });
  };

  return { isPending, onChange: (autoRenewal: boolean) => void save(autoRenewal) };
}
