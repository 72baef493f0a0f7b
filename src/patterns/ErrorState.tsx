import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { AlertIcon, RefreshIcon } from '@/primitives/coreIcons';
import { EmptyState } from './EmptyState';

export interface ErrorStateProps {
  /** Title of the error; a sentence from the catalogue by default. */
  title?: string;
  /** Advice on how to proceed. */
  description: string;
  /** Text of the button; 'Retry' by default. */
  retryLabel?: string;
  /** Another attempt is wanted; without it there is no button. */
  onRetry?: () => void;
  /** 2 inside a page that has its own h1; 1 where this is the page; 2 by default. */
  headingLevel?: 1 | 2;
}

/** Error message with advice and a way to try again. Announced when it appears. */
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
