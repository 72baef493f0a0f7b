import { useEffect } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isMissingModule } from '@/primitives/missingModule';
import { isOnline } from '@app/device/connection';
import { reloadDocument } from '@app/device/documents';

type FailureReason = 'outdated' | 'offline' | 'unexpected';

function reasonOf(error: unknown): FailureReason {
  if (!isMissingModule(error)) return 'unexpected';
  return isOnline() ? 'outdated' : 'offline';
}

export interface LoadFailureProps {
  error: unknown;
  /** Whether the page around has the `main`. */
  isInside?: boolean;
  /** Loads the page's code again; without it, and for files of an earlier release, the document is reloaded. */
  onRetry?: () => void;
}

/** In place of a page that failed, until the connection is back if that was the reason. Reads messages only when it is shown, because they may not be loaded before. */
export function LoadFailure({ error, isInside = false, onRetry }: LoadFailureProps) {
  const { t } = useI18n();
  const reason = reasonOf(error);
  const isOutdated = reason === 'outdated';
  const retry = onRetry && !isOutdated ? onRetry : reloadDocument;
  useEffect(() => {
    if (reason !== 'offline') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reason, retry]);
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className="grid min-h-80 place-items-center">
      <ErrorState
        {...(isOutdated ? { title: t('common.updated.title') } : {})}
        description={t(isOutdated ? 'common.updated.text' : `common.error.${reason}`)}
        {...(isOutdated ? { retryLabel: t('common.error.reload') } : {})}
        onRetry={retry}
        headingLevel={1}
      />
    </Frame>
  );
}
