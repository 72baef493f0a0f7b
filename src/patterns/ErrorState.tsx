import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { AlertIcon, RefreshIcon } from '@/primitives/coreIcons';
import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** What happened; a sentence from the catalogue by default. */
  title?: string;
  /** What to do. */
  description: string;
  /** What the button says; 'Retry' by default. */
  retryLabel?: string;
  /** Another attempt is wanted; without it there is no button. */
  onRetry?: () => void;
  /** 2 inside a page that has its own h1; 1 where this is the page; 2 by default. */
  headingLevel?: 1 | 2;
}

/** What happened, what to do, and a way to try again. Announced when it appears. */
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
