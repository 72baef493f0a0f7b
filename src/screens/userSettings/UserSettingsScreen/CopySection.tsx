import { Panel } from '@/components/Panel';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Button, ButtonLink } from '@/primitives/Button';
import { DownloadIcon } from '@/primitives/icons';
import { Skeleton } from '@/primitives/Skeleton';
import type { CopyView, UserSettingsScreenProps } from './userSettingsView';

type CopySectionProps = Pick<UserSettingsScreenProps, 'onCopyRequest' | 'onRetry'> & { view: CopyView };

/** The copy of all data of the account: request, wait and download. */
export function CopySection({ view, onCopyRequest, onRetry }: CopySectionProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('userSettings.copy.title')}>
      <p className="max-w-180 text-text-muted">{t('userSettings.copy.text')}</p>
      <div className="mt-4">
        <CopyState view={view} onCopyRequest={onCopyRequest} onRetry={onRetry} />
      </div>
    </Panel>
  );
}

function CopyState({ view, onCopyRequest, onRetry }: CopySectionProps) {
  const { t, dateTime } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-9 w-48 rounded-control" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />;
    case 'none':
      return (
        <Button intent="primary" isChange onClick={onCopyRequest}>
          {t('userSettings.copy.request')}
        </Button>
      );
    case 'preparing':
      return <output>{t('userSettings.copy.preparing', { time: dateTime(view.requestedAt) })}</output>;
    case 'failed':
      return (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-danger-text">{t('userSettings.copy.failed')}</p>
          <Button isChange onClick={onCopyRequest}>
            {t('userSettings.copy.again')}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div className="flex flex-col gap-3">
          <p>{t('userSettings.copy.until', { time: dateTime(view.expiresAt) })}</p>
          <p className="flex flex-wrap gap-2">
            <ButtonLink intent="primary" icon={<DownloadIcon />} href={view.href} download="">
              {t('userSettings.copy.download')}
            </ButtonLink>
            <Button isChange onClick={onCopyRequest}>
              {t('userSettings.copy.renew')}
            </Button>
          </p>
        </div>
      );
  }
}
