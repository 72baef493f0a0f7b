import type { ReactNode } from 'react';
import { Panel } from '@/components/Panel';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerDetails } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';

interface DetailsPanelProps {
  /** The panel's heading. */
  title: string;
  /** Details, as far as they are loaded. */
  load: Loaded<ServerDetails>;
  /** Loads the details again. */
  onRetry: () => void;
  /** Shows the details once they are loaded. */
  children: (details: ServerDetails) => ReactNode;
}

/** A panel that shows a part of a server's details, in each state of their loading. */
export function DetailsPanel({ title, load, onRetry, children }: DetailsPanelProps) {
  const { t } = useI18n();
  return (
    <Panel title={title}>
      {load.status === 'loading' && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-16 rounded-control" />
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      {load.status === 'error' && (
        <Callout tone="danger">
          <p>{t(`common.error.${load.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      )}
      {load.status === 'ready' && <div>{children(load.value)}</div>}
    </Panel>
  );
}
