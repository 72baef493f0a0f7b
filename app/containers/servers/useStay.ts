import type { Server } from '@/domain/server';
import { useI18n } from '@/i18n/I18nProvider';
import { useSingleCall } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** Lets a server go on that was to end with its period, from a page that is about it. */
export function useStay(onDone: (server: Server) => void = () => undefined): (server: Server) => void {
  const { servers, log } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const call = useSingleCall('repeatable');
  const fail = () =>
    toast({
      type: 'error',
      title: t('servers.notice.stayFailed'),
      message: t('servers.notice.stayFailedText'),
    });
  return ({ id, domain }) =>
    call(
      () => servers.stay(id),
      (stayed) => {
        invalidate('servers', 'account');
        if (stayed.status === 'refused') return fail();
        toast({
          type: 'success',
          title: t('servers.notice.stays'),
          message: t('servers.notice.staysText', { domain }),
        });
        onDone(stayed.value);
      },
      (failure) => {
        log.event('stay-failed', { error: String(failure) });
        fail();
      },
    );
}
