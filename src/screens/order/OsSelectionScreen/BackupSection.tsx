import { FormSection } from '@/components/FormSection';
import type { OrderedBackup } from '@/domain/order/orderedBackup';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';

interface BackupSectionProps extends Pick<OsSelectionActions, 'onConfigurationChange'> {
  view: ReadyOrderView;
  /** The backup. */
  fromBackup: OrderedBackup;
}

/** Backup that the new servers get instead of a chosen system, and how to order without it. */
export function BackupSection({ view, fromBackup, onConfigurationChange }: BackupSectionProps) {
  const { t, dateTime } = useI18n();
  const { serverName, madeAt } = fromBackup;
  return (
    <FormSection title={t('order.fromBackup.title')} spacing="close">
      <p className="max-w-prose [overflow-wrap:anywhere]">
        {t('order.fromBackup.text', { server: serverName, at: dateTime(madeAt) })}
      </p>
      <div role="alert" className="empty:hidden">
        {(view.missing === 'backupGone' || view.missing === 'backupUnfit') && (
          <Callout tone="danger">{t(`order.fromBackup.${view.missing}`)}</Callout>
        )}
      </div>
      <div>
        <Button size="sm" onClick={() => onConfigurationChange({ fromBackup: undefined })}>
          {t('order.fromBackup.drop')}
        </Button>
      </div>
    </FormSection>
  );
}
