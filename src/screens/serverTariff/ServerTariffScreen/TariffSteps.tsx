import { CancellationNotice } from '@/components/CancellationNotice';
import { useI18n } from '@/i18n/I18nProvider';
import { isIn } from '@/patterns/isIn';
import { WizardPage } from '@/patterns/WizardPage';
import { ChargeSummary } from './ChargeSummary';
import { ConfirmActions } from './ConfirmActions';
import { CurrentTariff } from './CurrentTariff';
import type { ConfirmProps, ConfirmView, SelectProps, SelectView } from './serverTariffView';
import { TariffList } from './TariffList';
import { StepHeading, TariffChangeSteps } from './TariffChangeSteps';
import type { Server } from '@/domain/servers/server';
import { paths } from '@/paths';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { TariffComparison } from './TariffComparison';
import { Button, ButtonLink } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';

/** A step with progress. One component for both, so that the heading notices a step change. */
export function TariffSteps(props: SelectProps | ConfirmProps) {
  const { t } = useI18n();
  const { view } = props;
  const page = {
    title: t('serverTariff.heading', { id: view.server.id }),
    heading: <StepHeading at={view.status} />,
  };
  const { leavesOn } = view.server;
  const notices = (
    <>
      {leavesOn !== null && (
        <CancellationNotice leavesOn={leavesOn} act="tariff" onServerKeep={props.onServerKeep} />
      )}
      <AwaitedNotice server={view.server} />
    </>
  );
  const form = { label: t(`serverTariff.step.${view.status}`), refusals: view.refusals };
  return isIn(props, 'select') ? (
    <WizardPage
      {...page}
      steps={<TariffChangeSteps at="select" />}
      form={{ ...form, onSubmit: props.onNext }}
      aside={<CurrentTariff server={view.server} current={view.current} />}
      actions={<SelectActions view={props.view} />}
    >
      {notices}
      <TariffList {...props} />
    </WizardPage>
  ) : (
    <WizardPage
      {...page}
      steps={<TariffChangeSteps at="confirm" selectHref={props.view.selectHref} />}
      form={{ ...form, onSubmit: props.onFinish }}
      aside={<ChargeSummary view={props.view} />}
      actions={<ConfirmActions {...props} />}
    >
      {notices}
      <ConfirmBody view={props.view} />
    </WizardPage>
  );
}

/** Notice about an earlier tariff change that awaits payment and will be replaced (D28). */
function AwaitedNotice({ server: { tariff, awaitedTariff } }: { server: Server }) {
  const { t } = useI18n();
  if (awaitedTariff === null) return null;
  return (
    <Callout tone="warning">
      {t('serverTariff.awaited', { from: tariff, to: awaitedTariff })}{' '}
      <Link href={paths.dashboard.paymentsHistory} variant="bare" className="underline underline-offset-3">
        {t('serverTariff.awaited.action')}
      </Link>
    </Callout>
  );
}

/** Step 2: what will happen and what changes (§2, D18). */
function ConfirmBody({ view }: { view: ConfirmView }) {
  const { t } = useI18n();
  const { server, current, next, quote, keepsDisk } = view;
  const isDowngrade = quote.difference < 0;
  return (
    <>
      <Callout tone="warning">{t('serverTariff.reboot')}</Callout>
      {(isDowngrade || keepsDisk) && (
        <Callout tone="info">
          {isDowngrade && <p>{t('serverTariff.downgrade')}</p>}
          {keepsDisk && next.specs && (
            <p>{t('serverTariff.keepsDisk', { size: t('pricing.spec.storage', next.specs.storage) })}</p>
          )}
        </Callout>
      )}
      <TariffComparison server={server} current={current} next={next} nextMonthly={quote.nextMonthly} />
    </>
  );
}

/** Next and Cancel, and an error if Next is pressed without a choice (§5, §8). */
function SelectActions({ view }: { view: SelectView }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-3">
      {view.isRefused && (
        <FormError>
          {t('serverTariff.noChoice.title')}
          <span className="block font-normal">{t('serverTariff.noChoice.text')}</span>
        </FormError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button intent="primary" type="submit" isChange={false} className="max-sm:flex-1">
          {t('serverTariff.next')}
        </Button>
        <ButtonLink href={view.backHref} className="max-sm:order-first">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </div>
  );
}
