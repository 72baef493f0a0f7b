import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';

/** In place of a page whose own code fails to load. */
export function NotLoaded() {
  const { t } = useI18n();
  return (
    <main className="grid min-h-80 place-items-center">
      <ErrorState
        description={t('common.error.offline')}
        retryLabel={t('common.error.reload')}
        onRetry={() => location.reload()}
        headingLevel={1}
      />
    </main>
  );
}
