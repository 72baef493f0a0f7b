import type { ReactNode } from 'react';
import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import type { CopyQuestion, ServerBackupsProps } from './backupsView';

type CopyDialogProps = Pick<
  ServerBackupsProps,
  'view' | 'onCopyChange' | 'onCopyConfirm' | 'onCopyClose' | 'onTargetsRetry'
> & {
  question: CopyQuestion;
};

/**
 * Chooses the server that gets the disk of a snapshot or a backup, or the plan of a new one. After a failure it stays
 * open with the reason.
 */
export default function CopyDialog(props: CopyDialogProps) {
  const { t, dateTime } = useI18n();
  const { source, destination, target, plan, submission } = props.question;
  const isPending = submission.status === 'pending';
  const isNew = destination === 'new';
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
      confirmLabel={t(
        isNew ? 'snapshots.copy.toOrder' : isPending ? 'snapshots.ask.pending' : 'snapshots.copy.confirm',
      )}
      confirmIntent={isNew ? 'primary' : 'danger'}
      pending={isPending}
      confirmDisabled={(isNew ? plan : target) === null}
      failure={submission.status === 'failed' && t(`snapshots.copy.failed.${submission.reason}`)}
      onConfirm={props.onCopyConfirm}
    >
      {source.kind === 'backup' && (
        <RadioCards
          label={t('snapshots.copy.to')}
          look="segments"
          value={destination}
          onValueChange={(chosen) => props.onCopyChange({ destination: chosen })}
          options={(['own', 'new'] as const).map((value) => ({
            value,
            title: t(`snapshots.copy.to.${value}`),
          }))}
        />
      )}
      {isNew ? <Plans {...props} /> : <Targets {...props} />}
    </AlertDialog>
  );
}

/** Choices as loaded so far. */
function Choices<Value>({
  load,
  onRetry,
  children,
}: {
  load: Loaded<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}) {
  const { t } = useI18n();
  switch (load.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-16 rounded-control" />
        </div>
      );
    case 'error':
      return (
        <Callout tone="danger">
          <p>{t(`common.error.${load.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      );
    case 'ready':
      return children(load.value);
  }
}

function Targets({ view, question: { source, target }, ...props }: CopyDialogProps) {
  const { t } = useI18n();
  // A backup goes to a new server by the other choice.
  const order = source.kind === 'snapshot' && (
    <p>
      <Link href={paths.dashboard.vpsCatalog}>{t('snapshots.copy.order')}</Link>
    </p>
  );
  return (
    <Choices load={view.targets} onRetry={props.onTargetsRetry}>
      {(targets) =>
        targets.length === 0 ? (
          <Callout tone="info">
            <p>{t(source.kind === 'snapshot' ? 'snapshots.copy.none' : 'snapshots.copy.noneOwn')}</p>
            {order}
          </Callout>
        ) : (
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
                if (chosen) props.onCopyChange({ target: chosen.id });
              }}
            />
            {order}
            <Callout tone="warning">{t('snapshots.copy.effect')}</Callout>
          </div>
        )
      }
    </Choices>
  );
}

function Plans({ view, question, ...props }: CopyDialogProps) {
  const { t, money } = useI18n();
  return (
    <Choices load={view.plans} onRetry={props.onTargetsRetry}>
      {(plans) =>
        plans.length === 0 ? (
          <Callout tone="info">{t('snapshots.copy.noPlans')}</Callout>
        ) : (
          <div className="flex flex-col gap-3">
            <SelectField
              label={t('snapshots.copy.plan')}
              placeholder={t('snapshots.copy.choosePlan')}
              options={plans.map(({ name, specs, price }) => ({
                value: name,
                label: t('snapshots.copy.planOption', {
                  name,
                  size: specs.storage.size,
                  price: t('common.perMonth', { price: money(price.monthly) }),
                }),
              }))}
              value={question.plan ?? ''}
              onValueChange={(value) => {
                const chosen = plans.find(({ name }) => name === value);
                if (chosen) props.onCopyChange({ plan: chosen.name });
              }}
            />
            <Callout tone="info">{t('snapshots.copy.newEffect')}</Callout>
          </div>
        )
      }
    </Choices>
  );
}
