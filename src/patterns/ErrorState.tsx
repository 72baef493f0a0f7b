import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { AlertIcon, RefreshIcon } from '@/primitives/coreIcons';
import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** Title; a default sentence from the catalogue. */
  title?: string;
  /** Advice on how to proceed. */
  description: string;
  /** Label of the button; 'Retry' by default. */
  retryLabel?: string;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** 2 inside a page with its own h1, 1 if this is the whole page; 2 by default. */
  headingLevel?: 1 | 2;
}

/** Error message with advice and a retry button. Announced when it appears. */
export function ErrorState({ title, description, retryLabel, onRetry, headingLevel = 2 }: ErrorStateProps) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon />}
        title={title ?? t('common.error.title')}
        description={description}
        headingLevel={headingLevel}
        action={
          onRetry && (
            <Button intent="primary" icon={<RefreshIcon />} onClick={onRetry}>
              {retryLabel ?? t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
