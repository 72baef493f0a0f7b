import { createStatusBadge } from '@/components/createStatusBadge';
import { Panel } from '@/components/Panel';
import {
  canDo,
  maxSnapshotName,
  type Snapshot,
  type SnapshotObstacle,
  type SnapshotState,
} from '@/domain/servers/snapshots';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Form, FormError } from '@/primitives/Form';
import { PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import { Skeleton } from '@/primitives/Skeleton';
import { TextField } from '@/primitives/TextField';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { snapshotLimit, type BackupsView, type ServerBackupsProps } from './backupsView';
import ScheduledBackups from './ScheduledBackups';

// Loaded on click.
const SnapshotDialog = lazyPart(() => import('./SnapshotDialog'));
const CopyDialog = lazyPart(() => import('./CopyDialog'));

const StateBadge = createStatusBadge<SnapshotState>(
  { making: 'info', ready: 'success', restoring: 'info', deleting: 'neutral', failed: 'danger' },
  (state) => `snapshots.state.${state}`,
);

/** Snapshots of a server, and the provider's backups. */
export default function ServerBackups(props: ServerBackupsProps) {
  const { t } = useI18n();
  const { load, question, copy } = props.view;
  if (load.status === 'loading')
    return (
      <div aria-busy="true" className="flex flex-col gap-5">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
    );
  if (load.status === 'error')
    return (
      <Callout tone="danger">
        <p>{t(`common.error.${load.reason}`)}</p>
        <Button size="sm" className="mt-2" onClick={props.onRetry}>
          {t('common.retry')}
        </Button>
      </Callout>
    );
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={t('snapshots.title')}
        aside={
          <span className="text-text-muted figures">
            {t('snapshots.count', { count: load.value.items.length, max: load.value.max })}
          </span>
        }
      >
        <p className="mb-4 max-w-prose text-text-muted">{t('snapshots.about')}</p>
        <MakeForm {...props} />
        {load.value.items.length === 0 ? (
          <p className="mt-5 text-text-muted">{t('snapshots.empty')}</p>
        ) : (
          <ul aria-label={t('snapshots.list')} className="mt-4 flex flex-col">
            {load.value.items.map((snapshot) => (
              <SnapshotItem key={snapshot.id} {...props} snapshot={snapshot} />
            ))}
          </ul>
        )}
      </Panel>
      <ScheduledBackups {...props} />
      {question && <SnapshotDialog {...props} question={question} />}
      {copy && <CopyDialog {...props} question={copy} />}
    </div>
  );
}

const reasonOf = (
  { t }: I18n,
  view: Pick<BackupsView, 'load'>,
  obstacle: SnapshotObstacle | null,
): string | null => obstacle && t(`snapshots.obstacle.${obstacle}`, { max: snapshotLimit(view) });

function MakeForm({ view, ...props }: ServerBackupsProps) {
  const { draft, makeObstacle } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const { problem } = draft;
  const reason = reasonOf(i18n, view, makeObstacle);
  const isOfName = problem === 'required' || problem === 'tooLong';
  return (
    <Form
      aria-label={t('snapshots.make')}
      refusals={draft.refusals}
      // Enter in the field; the button has its own check.
      onSubmit={() => (reason === null ? props.onMake() : props.onReasonAsk(reason))}
    >
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('snapshots.name')}
          hint={t('snapshots.name.hint')}
          className="w-full max-w-sm"
          value={draft.name}
          onValueChange={props.onNameChange}
          error={isOfName ? t(`snapshots.problem.${problem}`, { max: maxSnapshotName }) : undefined}
        />
        <ReasonButton
          intent="primary"
          icon={<PlusIcon />}
          className="sm:mt-6.5"
          pending={draft.isPending}
          disabledReason={reason}
          onExplain={props.onReasonAsk}
          onClick={props.onMake}
        >
          {t('snapshots.make')}
        </ReasonButton>
      </div>
      {problem !== null && !isOfName && (
        <FormError>{t(`snapshots.failed.${problem}`, { max: snapshotLimit(view) })}</FormError>
      )}
    </Form>
  );
}

function SnapshotItem({ view, snapshot, ...props }: ServerBackupsProps & { snapshot: Snapshot }) {
  const i18n = useI18n();
  const { t, dateTime, locale } = i18n;
  const { obstacle } = view;
  const { name, madeAt, sizeMb, state } = snapshot;
  const actions = (['restore', 'copy', 'remove'] as const).filter((action) =>
    action === 'copy' ? canDo('restore', snapshot) : obstacle === 'busy' || canDo(action, snapshot),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span role="status">
            <StateBadge status={state} size="sm" />
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted figures">
          <time dateTime={madeAt}>{dateTime(madeAt)}</time>
          {sizeMb !== null && <span>{fileSizeText(sizeMb * 1_000_000, locale)}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <ReasonButton
            key={action}
            size="sm"
            intent={action === 'restore' ? 'secondary' : 'ghost'}
            disabledReason={reasonOf(i18n, view, obstacle)}
            onExplain={props.onReasonAsk}
            onClick={() =>
              action === 'copy'
                ? props.onCopyAsk({ kind: 'snapshot', snapshot })
                : props.onAsk(snapshot, action)
            }
          >
            {t(`snapshots.${action}`)}
            <VisuallyHidden> {t('snapshots.of', { name })}</VisuallyHidden>
          </ReasonButton>
        ))}
      </div>
    </li>
  );
}
