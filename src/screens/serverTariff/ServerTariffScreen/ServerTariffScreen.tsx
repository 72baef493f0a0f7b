import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { WizardPage } from '@/patterns/WizardPage';
import { ButtonLink } from '@/primitives/Button';
import { ServerIcon } from '@/primitives/icons';
import type { ServerTariffScreenProps } from './serverTariffView';
import { TariffSteps } from './TariffSteps';
import { TariffChangeSteps } from './TariffChangeSteps';
import { Skeleton } from '@/primitives/Skeleton';

/** The seven tariffs of §9, and the server's own. */
const tariffCount = 8;

/** Tariff change in the two steps of §2 (§9, D18). */
export function ServerTariffScreen(props: ServerTariffScreenProps) {
  const { t } = useI18n();
  const title = t('serverTariff.title');
  if (isIn(props, 'select', 'confirm')) return <TariffSteps {...props} />;
  const { view, onRetry } = props;
  switch (view.status) {
    case 'loading':
      return (
        <WizardPage
          title={title}
          steps={<TariffChangeSteps at="select" />}
          busyLabel={t('common.loading')}
          aside={<TariffAsideSkeleton />}
        >
          <TariffListSkeleton />
        </WizardPage>
      );
    case 'error':
      return (
        <WizardPage title={title} steps={<TariffChangeSteps at="select" />}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
        </WizardPage>
      );
    case 'noServer':
      return (
        <EmptyState
          headingLevel={1}
          icon={<ServerIcon />}
          title={t('serverTariff.noServer.title')}
          description={
            view.id === null
              ? t('serverTariff.noServer.malformed')
              : t('serverTariff.noServer.numbered', { id: view.id })
          }
          action={
            <ButtonLink href={view.backHref} intent="primary">
              {t('serverTariff.noServer.action')}
            </ButtonLink>
          }
        />
      );
  }
}

/** Skeleton of the tariff list. */
function TariffListSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-7 w-40" />
      <div className="grid gap-2">
        {Array.from({ length: tariffCount }, (_, index) => (
          <Skeleton key={index} className="h-16 rounded-control" />
        ))}
      </div>
    </div>
  );
}

/** Skeleton of the current tariff. */
function TariffAsideSkeleton() {
  return <Skeleton className="h-52 rounded-card" />;
}
