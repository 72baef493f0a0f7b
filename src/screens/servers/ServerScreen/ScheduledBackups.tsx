import { createStatusBadge } from '@/components/createStatusBadge';
import { Panel } from '@/components/Panel';
import type { Backup, BackupList, BackupObstacle } from '@/domain/servers/backups';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { EditIcon, HelpIcon, PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import { Skeleton } from '@/primitives/Skeleton';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { ServerBackupsProps } from './backupsView';

// Loaded on click.
const BackupDialog = lazyPart(() => import('./BackupDialog'));

const WorkBadge = createStatusBadge<NonNullable<BackupList['current']>['action']>(
  { make: 'info', restore: 'info', remove: 'neutral' },
  (action) => `snapshots.backups.state.${action}`,
);

/** Backups that the provider keeps of a server, and the schedule that makes them. */
export default function ScheduledBackups(props: ServerBackupsProps) {
  const { t, money } = useI18n();
  const { schedule, schedulePrice, server, backups } = props.view;
  const { load, question } = backups;
  const isListed = load.status !== 'ready' || load.value.items !== null;
  return (
    <Panel title={t('snapshots.schedule.title')}>
      <p className="flex flex-wrap gap-x-3">
        <span>{t(`snapshots.schedule.${schedule}`)}</span>
        {schedulePrice > 0 && (
          <span className="figures">{t('common.perMonth', { price: money(schedulePrice) })}</span>
        )}
      </p>
      {schedule !== 'none' && (
        <p className="mt-1 max-w-prose text-text-muted">
          {t(isListed ? 'snapshots.backups.about' : 'snapshots.schedule.text')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isListed && schedule !== 'none' && <MakeButton {...props} />}
        <ButtonLink icon={<EditIcon />} href={server.editHref}>
          {t('snapshots.schedule.change')}
        </ButtonLink>
        {!isListed && schedule !== 'none' && (
          <ButtonLink intent="ghost" icon={<HelpIcon />} href={server.questionHref}>
            {t('snapshots.schedule.ask')}
          </ButtonLink>
        )}
      </div>
      <Listed {...props} />
      {question && <BackupDialog {...props} question={question} />}
    </Panel>
  );
}

const reasonOf = ({ t }: I18n, obstacle: BackupObstacle | null): string | null =>
  obstacle && t(`snapshots.backups.obstacle.${obstacle}`);

function MakeButton({ view: { backups }, ...props }: ServerBackupsProps) {
  const i18n = useI18n();
  return (
    <ReasonButton
      icon={<PlusIcon />}
      disabledReason={reasonOf(i18n, backups.obstacle)}
      onExplain={props.onReasonAsk}
      onClick={() => props.onBackupAsk({ action: 'make', backup: null })}
    >
      {i18n.t('snapshots.backups.make')}
    </ReasonButton>
  );
}

function Listed(props: ServerBackupsProps) {
  const { t } = useI18n();
  const { load } = props.view.backups;
  if (load.status === 'loading')
    return (
      <div aria-busy="true" className="mt-4">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className="h-28 rounded-card" />
      </div>
    );
  if (load.status === 'error')
    return (
      <div className="mt-4">
        <Callout tone="danger">
          <p>{t(`common.error.${load.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={props.onBackupsRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      </div>
    );
  const { items, current } = load.value;
  if (items === null) return null;
  return (
    <>
      {current?.action === 'make' && (
        <p role="status" className="mt-4">
          <WorkBadge status="make" size="sm" />
        </p>
      )}
      {items.length === 0 ? (
        props.view.schedule !== 'none' && (
          <p className="mt-4 text-text-muted">{t('snapshots.backups.empty')}</p>
        )
      ) : (
        <ul aria-label={t('snapshots.backups.list')} className="mt-4 flex flex-col">
          {items.map((backup) => (
            <BackupItem key={backup.id} {...props} backup={backup} current={current} />
          ))}
        </ul>
      )}
    </>
  );
}

function BackupItem({
  view: {
    backups: { obstacle },
  },
  backup,
  current,
  ...props
}: ServerBackupsProps & { backup: Backup; current: BackupList['current'] }) {
  const i18n = useI18n();
  const { t, dateTime, locale } = i18n;
  const { id, madeAt, sizeMb, kind } = backup;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <time dateTime={madeAt} className="font-medium figures">
            {dateTime(madeAt)}
          </time>
          <span role="status">
            {current?.backupId === id && <WorkBadge status={current.action} size="sm" />}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted figures">
          <span>{t(`snapshots.backups.kind.${kind}`)}</span>
          {sizeMb !== null && <span>{fileSizeText(sizeMb * 1_000_000, locale)}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['restore', 'copy', 'remove'] as const).map((action) => (
          <ReasonButton
            key={action}
            size="sm"
            intent={action === 'restore' ? 'secondary' : 'ghost'}
            disabledReason={reasonOf(i18n, obstacle)}
            onExplain={props.onReasonAsk}
            onClick={() =>
              action === 'copy'
                ? props.onCopyAsk({ kind: 'backup', backup })
                : props.onBackupAsk({ action, backup })
            }
          >
            {t(`snapshots.${action}`)}
            <VisuallyHidden> {t('snapshots.backups.of', { at: dateTime(madeAt) })}</VisuallyHidden>
          </ReasonButton>
        ))}
      </div>
    </li>
  );
}
