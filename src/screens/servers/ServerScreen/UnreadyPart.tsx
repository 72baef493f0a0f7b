import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';

interface UnreadyPartProps {
  load: Exclude<Loaded<never>, { status: 'ready' }>;
  /** Class of the skeleton's height. */
  height: string;
  /** Reads again after an error. */
  onRetry: () => void;
}

/** Skeleton of a part of the server page, or the error of its request. */
export function UnreadyPart({ load, height, onRetry }: UnreadyPartProps) {
  const { t } = useI18n();
  if (load.status === 'loading')
    return (
      <div aria-busy="true">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className={`${height} rounded-card`} />
      </div>
    );
  return (
    <Callout tone="danger">
      <p>{t(`common.error.${load.reason}`)}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Callout>
  );
}
