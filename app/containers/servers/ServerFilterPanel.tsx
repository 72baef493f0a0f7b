import type { ListFilter } from '@/domain/list/listRules';
import { shownProblems, shownSubmission } from '@/domain/form/formState';
import { mapLoaded } from '@/domain/results/loaded';
import { reasonOf } from '@/domain/results/failureReason';
import {
  filterNameProblem,
  toFilterQuery,
  type SavedFilter,
  type SavedFilterRefusal,
} from '@/domain/servers/savedFilter';
import { serverSorts, type ServerConditions, type ServerQuery } from '@/domain/servers/serverRules';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import FilterPanel from '@/patterns/listKit/FilterPanel';
import { ServerListChoices } from '@/screens/servers/ServerListScreen/ServerListChoices';
import { serverFields } from '@/screens/servers/ServerListScreen/serverFields';
import type { ServerFilterOptions } from '@/screens/servers/ServerListScreen/serverListView';
import { useAction } from '@app/calls/calls';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useSavedFilters } from '@app/reads/savedFilterReads';
import { storeHiddenColumns } from '@app/stores/hiddenColumns';

interface ServerFilterPanelProps {
  query: ServerQuery;
  options: ServerFilterOptions;
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
  onFilterChange: (change: Partial<ListFilter<ServerConditions>>) => void;
}

/** The filter of the server list with its saved filters and columns, loaded when it opens. */
export default function ServerFilterPanel({
  query,
  options,
  hidden,
  onHiddenChange,
  onFilterChange,
}: ServerFilterPanelProps) {
  const { savedFilters } = usePorts();
  const i18n = useI18n();
  const { t } = i18n;
  const act = useAction();
  const saved = useSavedFilters();
  const { state, dispatch, send, refuse } = useForm<{ name: string }, SavedFilterRefusal>({
    initial: () => ({ name: '' }),
    after: 'repeatable',
  });
  const current = toFilterQuery(query);
  const problem = filterNameProblem(state.draft.name);
  const problems = problem === null ? {} : { name: problem };

  function save() {
    if (refuse(problems)) return;
    const name = state.draft.name.trim();
    send(() => savedFilters.save({ name, query: current }), {
      event: 'filter-save-failed',
      onDone: (filters) => {
        saved.change(() => filters);
        dispatch({ type: 'reset', draft: { name: '' } });
        return { type: 'success', title: t('savedFilters.saved'), message: name };
      },
    });
  }

  const remove = ({ id, name }: SavedFilter) =>
    void act({
      event: 'filter-removal-failed',
      call: savedFilters.remove(id),
      onDone: (removed) => {
        if (removed.status === 'refused')
          return { type: 'info', title: t('savedFilters.refused.demonstration') };
        saved.change(() => removed.value);
        return { type: 'success', title: t('savedFilters.removed'), message: name };
      },
      onFailed: () => ({ title: t('savedFilters.removeFailed') }),
    });

  return (
    <>
      <FilterPanel
        filter={query.filter}
        fields={serverFields(options, query.filter, i18n)}
        onFilterChange={onFilterChange}
      />
      <ServerListChoices
        view={{
          columns: serverSorts
            .filter((key) => key !== 'domain')
            .map((key) => ({ key, isShown: !hidden.includes(key) })),
          saved: mapLoaded(saved.state, (filters) =>
            filters.map((filter) => ({
              ...filter,
              href: paths.dashboard.vps + filter.query,
              isCurrent: filter.query === current,
            })),
          ),
          canSave: current !== '',
          name: state.draft.name,
          problem: shownProblems<{ name?: typeof problem }>(problems, state).name ?? null,
          submission: shownSubmission(state.submission, (failure) => ({
            reason: reasonOf<SavedFilterRefusal>(failure),
          })),
          refusals: state.refusals,
        }}
        onColumnToggle={(key, isShown) => {
          const next = isShown ? hidden.filter((each) => each !== key) : [...hidden, key];
          storeHiddenColumns(next);
          onHiddenChange(next);
        }}
        onNameChange={(name) => dispatch({ type: 'changed', patch: { name } })}
        onSave={save}
        onRemove={remove}
        onRetry={() => void saved.refresh()}
      />
    </>
  );
}
