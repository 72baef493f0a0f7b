import { useI18n } from '@/i18n/I18nProvider';
import { WizardPage } from '@/patterns/WizardPage';
import { Callout } from '@/primitives/Callout';
import { ChargeSummary } from './ChargeSummary';
import { ConfirmActions } from './ConfirmActions';
import type { ConfirmView, ServerTariffActions } from './serverTariffTypes';
import { TariffComparison } from './TariffComparison';
import { StepHeading, TariffWay } from './TariffWay';

type ConfirmStepProps = Pick<ServerTariffActions, 'onFinish' | 'onCartAdd'> & { view: ConfirmView };

/** Step 2: what will happen, what changes and what it costs, before anything does (§2, D18). */
export function ConfirmStep({ view, onFinish, onCartAdd }: ConfirmStepProps) {
  const { t } = useI18n();
  const { server, current, next, quote, keepsDisk } = view;
  const isDowngrade = quote.difference < 0;
  return (
    <WizardPage
      title={t('serverTariff.heading', { id: server.id })}
      steps={<TariffWay at="confirm" selectHref={view.selectHref} />}
      heading={<StepHeading at="confirm" />}
      form={{ label: t('serverTariff.step.confirm'), refusals: view.refusals, onSubmit: onFinish }}
      aside={<ChargeSummary view={view} />}
      actions={<ConfirmActions view={view} onCartAdd={onCartAdd} />}
    >
      <Callout tone="warning">{t('serverTariff.reboot')}</Callout>
      {(isDowngrade || keepsDisk) && (
        <Callout tone="info">
          {isDowngrade && <p>{t('serverTariff.downgrade')}</p>}
          {keepsDisk && next.specs && (
            <p>{t('serverTariff.keepsDisk', { size: t('pricing.spec.storage', next.specs.storage) })}</p>
          )}
        </Callout>
      )}
      <TariffComparison server={server} current={current} next={next} />
    </WizardPage>
  );
}
