import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { AlertDialog } from '@/primitives/AlertDialog';
import type { ServerListOverlay } from './serverListView';

interface RebootDialogProps {
  reboot: Extract<ServerListOverlay, { kind: 'reboot' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms rebooting one or several servers (D8). After a failure it stays open for a retry. */
export function RebootDialog({ reboot, onConfirm, onClose }: RebootDialogProps) {
  const { t } = useI18n();
  const { named, count, skippedCount, submission } = reboot;
  const [only] = named;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reboot.title', { count })}
      description={
        count === 1 && only
          ? t('reboot.one', { id: only.id, domain: only.domain })
          : t('reboot.many', { count })
      }
      confirmLabel={t(submission === 'pending' ? 'reboot.pending' : 'servers.reboot')}
      pending={submission === 'pending'}
      failure={submission === 'failed' && t('reboot.failed')}
      onConfirm={onConfirm}
    >
      {count > 1 && (
        <ul className="rounded-control bg-sunken px-3 py-2 text-sm">
          {named.map(({ id, domain }) => (
            <li key={id} className="flex gap-2 py-0.5">
              <span className="text-text-muted figures">#{id}</span>
              <span className="min-w-0 break-words">{domain}</span>
            </li>
          ))}
          {count > named.length && (
            <li className="py-0.5 text-text-muted">{t('reboot.more', { count: count - named.length })}</li>
          )}
        </ul>
      )}
      <p>{t('reboot.effect', { count })}</p>
      {skippedCount > 0 && <Callout tone="info">{t('reboot.skipped', { count: skippedCount })}</Callout>}
    </AlertDialog>
  );
}
