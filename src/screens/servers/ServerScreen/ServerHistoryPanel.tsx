import { Panel } from '@/components/Panel';
import { eventAuthors, eventGroups, type EventFilter } from '@/domain/servers/eventFilter';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import { ServerHistory } from '../ServerListScreen/ServerHistory';
import { allEvents, type ServerHistoryPanelProps } from './historyView';

/** Everything that happened to a server, by kind and by who did it (D32). */
export default function ServerHistoryPanel({ view, onFilterChange, onRetry }: ServerHistoryPanelProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('server.tab.history')}>
      {view.status === 'loading' && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-16 rounded-control" />
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      {view.status === 'error' && (
        <Callout tone="danger">
          <p>{t(`common.error.${view.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      )}
      {view.status === 'ready' && !view.isEmpty && (
        <Filter filter={view.filter} onFilterChange={onFilterChange} />
      )}
      {view.status === 'ready' &&
        (view.events.length > 0 || view.isEmpty ? (
          <ServerHistory events={view.events} />
        ) : (
          <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-6 text-text-muted">
            <p>{t('serverDetails.filter.noMatches')}</p>
            <Button size="sm" onClick={() => onFilterChange(allEvents)}>
              {t('serverDetails.filter.reset')}
            </Button>
          </div>
        ))}
    </Panel>
  );
}

const all = 'all';

function Filter({
  filter,
  onFilterChange,
}: Pick<ServerHistoryPanelProps, 'onFilterChange'> & { filter: EventFilter }) {
  const { t } = useI18n();
  return (
    <div className="mb-3 grid gap-3 sm:max-w-120 sm:grid-cols-2">
      <SelectField
        label={t('serverDetails.filter.group')}
        options={([all, ...eventGroups] as const).map((value) => ({
          value,
          label: t(`serverDetails.filter.group.${value}`),
        }))}
        value={filter.group ?? all}
        onValueChange={(value) => onFilterChange({ ...filter, group: value === all ? null : value })}
      />
      <SelectField
        label={t('serverDetails.filter.author')}
        options={([all, ...eventAuthors] as const).map((value) => ({
          value,
          label: t(`serverDetails.filter.author.${value}`),
        }))}
        value={filter.author ?? all}
        onValueChange={(value) => onFilterChange({ ...filter, author: value === all ? null : value })}
      />
    </div>
  );
}
