import type { Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { useAct, useLock } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** Lets a server go on that was to end with its period, from a page that is about it. */
export function useStay(onDone: () => void = () => undefined): (server: Server) => void {
  const { servers } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const act = useAct();
  const lock = useLock('repeatable');
  const failed = {
    title: t('servers.notice.stayFailed'),
    message: t('servers.notice.stayFailedText'),
  };
  const stay = ({ id, domain }: Server) =>
    act({
      event: 'server-stay-failed',
      call: servers.stay(id),
      onDone: ({ status }) => {
        invalidate('servers', 'account');
        if (status === 'refused') return toast({ type: 'error', ...failed });
        toast({
          type: 'success',
          title: t('servers.notice.stays'),
          message: t('servers.notice.staysText', { domain }),
        });
        onDone();
      },
      onFailed: () => failed,
    });
  return (server) => void lock(() => stay(server).then(() => true));
}
