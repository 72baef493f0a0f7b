import type { ReactNode } from 'react';
import type { FailureReason } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ButtonLink } from '@/primitives/Button';
import { Skeleton } from '@/primitives/Skeleton';

interface UsagePageProps {
  title: string;
  view:
    | { status: 'loading' | 'ready' }
    | { status: 'error'; reason: FailureReason }
    | { status: 'empty'; href: string };
  /** Texts of the empty page; the action leads to `href`. */
  empty: { title: string; description: string; action: string };
  /** Actions of the ready page, beside the title. */
  actions?: ReactNode;
  /** Loads the page again. */
  onRetry: () => void;
  /** Content of the ready page. */
  children: ReactNode;
}

/** Page of one read with its loading, failed and empty states. */
export function UsagePage({ title, view, actions, ...body }: UsagePageProps) {
  const { t } = useI18n();
  return (
    <DetailPage
      title={title}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      actions={
        actions &&
        (view.status === 'ready'
          ? actions
          : view.status === 'loading' && <Skeleton className="h-control w-40 rounded-control" />)
      }
    >
      <UsageBody view={view} {...body} />
    </DetailPage>
  );
}

function UsageBody({ view, empty, onRetry, children }: Omit<UsagePageProps, 'title' | 'actions'>) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          title={empty.title}
          description={empty.description}
          action={
            <ButtonLink intent="primary" href={view.href}>
              {empty.action}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return children;
  }
}
