import type { ReactNode } from 'react';
import type { PlanName } from '@/domain/catalog/plan';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { RadioCards } from '@/primitives/RadioCards';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import type { CopyQuestion, CopySource, ServerBackupsProps } from './backupsView';

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
  const { question } = props;
  const { source, destination, submission } = question;
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
      confirmDisabled={(question.destination === 'new' ? question.plan : question.target) === null}
      failure={submission.status === 'failed' && t(`snapshots.copy.failed.${submission.reason}`)}
      onConfirm={props.onCopyConfirm}
    >
      {source.kind === 'backup' && (
        <RadioCards
          label={t('snapshots.copy.to')}
          look="segments"
          value={destination}
          onValueChange={(chosen) =>
            props.onCopyChange(
              chosen === 'new' ? { destination: 'new', plan: null } : { destination: 'own', target: null },
            )
          }
          options={(['own', 'new'] as const).map((value) => ({
            value,
            title: t(`snapshots.copy.to.${value}`),
          }))}
        />
      )}
      {question.destination === 'new' ? (
        <Plans {...props} chosen={question.plan} />
      ) : (
        <Targets {...props} source={source} chosen={question.target} />
      )}
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

interface TargetsProps extends Omit<CopyDialogProps, 'question'> {
  source: CopySource;
  chosen: ServerId | null;
}

function Targets({ view, source, chosen, ...props }: TargetsProps) {
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
              value={chosen === null ? '' : String(chosen)}
              onValueChange={(value) => {
                const target = targets.find(({ id }) => String(id) === value)?.id;
                if (target) props.onCopyChange({ destination: 'own', target });
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

interface PlansProps extends Omit<CopyDialogProps, 'question'> {
  chosen: PlanName | null;
}

function Plans({ view, chosen, ...props }: PlansProps) {
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
              value={chosen ?? ''}
              onValueChange={(value) => {
                const plan = plans.find(({ name }) => name === value)?.name;
                if (plan) props.onCopyChange({ destination: 'new', plan });
              }}
            />
            <Callout tone="info">{t('snapshots.copy.newEffect')}</Callout>
          </div>
        )
      }
    </Choices>
  );
}
