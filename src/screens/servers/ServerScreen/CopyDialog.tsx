import type { Server, ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import type { CopyQuestion, ServerBackupsProps } from './backupsView';

type CopyDialogProps = Pick<
  ServerBackupsProps,
  'view' | 'onTargetChange' | 'onCopyConfirm' | 'onCopyClose' | 'onTargetsRetry'
> & {
  question: CopyQuestion;
};

/** Chooses the server that gets the disk of a snapshot or a backup. After a failure it stays open with the reason. */
export default function CopyDialog({ view, question, ...props }: CopyDialogProps) {
  const { t, dateTime } = useI18n();
  const { source, target, submission } = question;
  const { targets } = view;
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && props.onCopyClose()}
      title={t('snapshots.copy.title')}
      description={
        source.kind === 'snapshot'
          ? t('snapshots.copy.text', { name: source.snapshot.name, at: dateTime(source.snapshot.madeAt) })
          : t('snapshots.backups.copy.text', { at: dateTime(source.backup.madeAt) })
      }
      confirmLabel={t(isPending ? 'snapshots.ask.pending' : 'snapshots.copy.confirm')}
      confirmIntent="danger"
      pending={isPending}
      confirmDisabled={target === null}
      failure={submission.status === 'failed' && t(`snapshots.copy.failed.${submission.reason}`)}
      onConfirm={props.onCopyConfirm}
    >
      {targets.status === 'loading' && (
        <div aria-busy="true">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      {targets.status === 'error' && (
        <Callout tone="danger">
          <p>{t(`common.error.${targets.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={props.onTargetsRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      )}
      {targets.status === 'ready' && (
        <Targets targets={targets.value} target={target} onTargetChange={props.onTargetChange} />
      )}
    </AlertDialog>
  );
}

function Targets({
  targets,
  target,
  onTargetChange,
}: Pick<ServerBackupsProps, 'onTargetChange'> & { targets: readonly Server[]; target: ServerId | null }) {
  const { t } = useI18n();
  const order = <Link href={paths.dashboard.vpsCatalog}>{t('snapshots.copy.order')}</Link>;
  if (targets.length === 0)
    return (
      <Callout tone="info">
        <p>{t('snapshots.copy.none')}</p>
        <p>{order}</p>
      </Callout>
    );
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('snapshots.copy.target')}
        placeholder={t('snapshots.copy.choose')}
        options={targets.map(({ id, domain, tariff }) => ({
          value: String(id),
          label: `${domain} #${id}, ${tariff}`,
        }))}
        value={target === null ? '' : String(target)}
        onValueChange={(value) => {
          const chosen = targets.find(({ id }) => String(id) === value);
          if (chosen) onTargetChange(chosen.id);
        }}
      />
      <p>{order}</p>
      <Callout tone="warning">{t('snapshots.copy.effect')}</Callout>
    </div>
  );
}
