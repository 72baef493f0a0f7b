import type { BulkActionHandlers } from '@/domain/list/bulkAction';
import { useI18n } from '@/i18n/I18nProvider';
import BulkActionDialog from '@/patterns/listKit/BulkActionDialog';
import type { BulkPowerView } from './serverListView';

export interface BulkPowerDialogProps extends BulkActionHandlers {
  /** The power action with its progress. */
  bulkAction: BulkPowerView;
}

/** Confirms a power action on many servers, shows its progress and what failed. Loaded on demand. */
export default function BulkPowerDialog({
  bulkAction,
  onListedConfirm,
  onListedClose,
}: BulkPowerDialogProps) {
  const { t } = useI18n();
  const { action, count, eligible } = bulkAction;
  const shared = { bulkAction, onListedConfirm, onListedClose };
  const amount = { count: eligible };
  if (action === 'restart')
    return (
      <BulkActionDialog
        {...shared}
        title={t('reboot.title', amount)}
        description={t('reboot.many', amount)}
        confirmLabel={t('servers.reboot')}
      >
        <p>{t('reboot.effect', amount)}</p>
      </BulkActionDialog>
    );
  return (
    <BulkActionDialog
      {...shared}
      title={t(`serverPower.${action}.title`, amount)}
      description={t(`serverPower.${action}.question`, amount)}
      confirmLabel={t(`serverList.power.${action}`)}
    >
      <p>{t(`serverPower.${action}.effect`, amount)}</p>
      {count > eligible && <p>{t('serverPower.skipped', { count: count - eligible })}</p>}
    </BulkActionDialog>
  );
}
