import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Dialog } from '@/primitives/Dialog';
import { Skeleton } from '@/primitives/Skeleton';
import { ServerAddressList } from './ServerAddressList';
import { ServerHistory } from './ServerHistory';
import { ServerInstructions } from './ServerInstructions';
import type { ServerListOverlay } from './serverListView';

interface ServerDetailsDialogProps {
  overlay: Extract<ServerListOverlay, { kind: 'details' }>;
  onRetry: () => void;
  onClose: () => void;
}

/** IP addresses, History or Instructions of one server (D7). */
export function ServerDetailsDialog({ overlay, onRetry, onClose }: ServerDetailsDialogProps) {
  const { t } = useI18n();
  const { topic, server, details } = overlay;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`servers.${topic}.title`)}
      description={t('servers.details.of', { id: server.id, domain: server.domain })}
    >
      {details.status === 'loading' && (
        <div aria-busy="true" className="flex min-h-40 flex-col gap-3">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-16 rounded-control" />
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      {details.status === 'error' && (
        <ErrorState description={t(`common.error.${details.reason}`)} onRetry={onRetry} />
      )}
      {details.status === 'ready' && topic === 'addresses' && (
        <ServerAddressList addresses={details.value.addresses} />
      )}
      {details.status === 'ready' && topic === 'history' && <ServerHistory events={details.value.events} />}
      {details.status === 'ready' && topic === 'instructions' && (
        <ServerInstructions access={details.value.access} editHref={server.editHref} />
      )}
    </Dialog>
  );
}
