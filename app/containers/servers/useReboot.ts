import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** Reboots servers; notices report start and end, wherever the user is (D8). */
export function useReboot() {
  const { servers } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const act = useAction();
  const { invalidate } = useReads();
  return (
    chosen: readonly Server[],
    { onAccepted, onRefused }: { onAccepted: () => void; onRefused: () => void },
  ) =>
    void act({
      event: 'server-reboot-failed',
      call: servers.reboot(chosen.map(({ id }) => id)),
      onDone: () => {
        onAccepted();
        const onEnded = () => invalidate('servers');
        onEnded();
        // Without this file, notifications report the end.
        import('./followReboot').then(
          ({ followReboot }) => followReboot(chosen, servers, { t, toast, onEnded }),
          () => undefined,
        );
        return null;
      },
      onFailed: () => {
        onRefused();
        return { title: t('reboot.notice.rebootFailed'), message: t('reboot.failed') };
      },
    });
}
