import type { FailureReason, Loaded } from '@/domain/results/loaded';
import {
  longestFilterName,
  maxSavedFilters,
  type FilterNameProblem,
  type SavedFilter,
  type SavedFilterRefusal,
} from '@/domain/servers/savedFilter';
import type { ServerSortKey } from '@/domain/servers/serverRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { Button, IconButton } from '@/primitives/Button';
import { Checkbox } from '@/primitives/Checkbox';
import { Form, FormError } from '@/primitives/Form';
import { CloseIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { TextField } from '@/primitives/TextField';

/** Columns and saved filters of the server list. */
export interface ServerListChoicesView {
  /** Columns in their order; the domain is always shown. */
  columns: readonly { key: ServerSortKey; isShown: boolean }[];
  saved: Loaded<readonly (SavedFilter & { href: string; isCurrent: boolean })[]>;
  /** Whether search, filter or order differ from the default list. */
  canSave: boolean;
  name: string;
  problem: FilterNameProblem | null;
  submission:
    | { status: 'idle' | 'pending' }
    | { status: 'failed'; reason: FailureReason | SavedFilterRefusal };
  /** Number of failed submits. */
  refusals: number;
}

export interface ServerListChoicesProps {
  /** Columns and saved filters in their state. */
  view: ServerListChoicesView;
  /** Shows or hides a column. */
  onColumnToggle: (key: ServerSortKey, isShown: boolean) => void;
  /** The name of the filter was typed. */
  onNameChange: (name: string) => void;
  /** Saves the current search, filter and order under the name. */
  onSave: () => void;
  /** Removes a saved filter. */
  onRemove: (filter: SavedFilter) => void;
  /** Retries loading them. */
  onRetry: () => void;
}

/** Saved filters, and the columns of the table, below the filter. Loaded with it. */
export function ServerListChoices(props: ServerListChoicesProps) {
  const { t } = useI18n();
  const { saved } = props.view;
  if (saved.status === 'loading') return null;
  if (saved.status === 'error')
    return <ErrorState description={t(`common.error.${saved.reason}`)} onRetry={props.onRetry} />;
  return (
    <div className="flex flex-col gap-4 rounded-card border-border roomy:mt-3 roomy:border roomy:bg-surface roomy:p-4">
      <SavedFilters {...props} filters={saved.value} />
      <Columns {...props} />
    </div>
  );
}

function SavedFilters({
  view,
  filters,
  onNameChange,
  onSave,
  onRemove,
}: ServerListChoicesProps & {
  filters: Extract<ServerListChoicesView['saved'], { status: 'ready' }>['value'];
}) {
  const { t } = useI18n();
  const { canSave, name, problem, submission, refusals } = view;
  return (
    <section aria-label={t('savedFilters.title')} className="flex flex-col gap-3">
      <h2 className="text-sm font-medium">{t('savedFilters.title')}</h2>
      {filters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li
              key={filter.id}
              className={`flex max-w-full items-center rounded-full border pl-3 ${filter.isCurrent ? 'border-action' : 'border-border-strong'}`}
            >
              <Link
                href={filter.href}
                variant="bare"
                aria-current={filter.isCurrent ? 'true' : undefined}
                className="min-w-0 py-1 text-sm [overflow-wrap:anywhere] hover:underline"
              >
                {filter.name}
              </Link>
              <IconButton
                size="sm"
                label={t('savedFilters.remove', { name: filter.name })}
                icon={<CloseIcon />}
                isChange
                onClick={() => onRemove(filter)}
              />
            </li>
          ))}
        </ul>
      )}
      {canSave ? (
        <Form refusals={refusals} aria-label={t('savedFilters.form')} onSubmit={onSave}>
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              className="min-w-0 flex-1 basis-56 sm:max-w-80"
              label={t('savedFilters.name')}
              name="filterName"
              autoComplete="off"
              value={name}
              error={
                problem === null
                  ? undefined
                  : t(`savedFilters.problem.${problem}`, { count: longestFilterName })
              }
              onValueChange={onNameChange}
            />
            <span className="pt-7">
              <Button type="submit" pending={submission.status === 'pending'}>
                {t(submission.status === 'pending' ? 'savedFilters.pending' : 'savedFilters.save')}
              </Button>
            </span>
          </div>
          {submission.status === 'failed' && (
            <FormError hint={t(failureText(submission.reason), { count: maxSavedFilters })}>
              {t('savedFilters.failed')}
            </FormError>
          )}
        </Form>
      ) : (
        <p className="text-sm text-text-muted">{t('savedFilters.hint')}</p>
      )}
    </section>
  );
}

/** Columns of the table, which are the facts of a card. */
function Columns({ view, onColumnToggle }: ServerListChoicesProps) {
  const { t } = useI18n();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('savedFilters.columns')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {view.columns.map(({ key, isShown }) => (
          <label key={key} className="flex min-h-control-sm items-center gap-2 text-sm">
            <Checkbox checked={isShown} onCheckedChange={(next) => onColumnToggle(key, next)} />
            {t(`servers.column.${key}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function failureText(reason: Extract<ServerListChoicesView['submission'], { status: 'failed' }>['reason']) {
  return reason === 'offline' || reason === 'unexpected'
    ? (`common.error.${reason}` as const)
    : (`savedFilters.refused.${reason}` as const);
}
