import { useI18n } from '@/i18n/I18nProvider';
import { WizardPage } from '@/patterns/WizardPage';
import { ChargeSummary } from './ChargeSummary';
import { ConfirmActions } from './ConfirmActions';
import { ConfirmBody } from './ConfirmBody';
import { CurrentTariff } from './CurrentTariff';
import { SelectActions } from './SelectActions';
import type { ConfirmView, SelectView, ServerTariffActions } from './serverTariffTypes';
import { TariffList } from './TariffList';
import { StepHeading, TariffWay } from './TariffWay';

type TariffStepsProps = Omit<ServerTariffActions, 'onRetry'> & { view: SelectView | ConfirmView };

/** A step with the way above it. One page for both, so that its heading knows when the other step has come. */
export function TariffSteps({ view, ...actions }: TariffStepsProps) {
  const { t } = useI18n();
  const page = {
    title: t('serverTariff.heading', { id: view.server.id }),
    heading: <StepHeading at={view.status} />,
  };
  const form = { label: t(`serverTariff.step.${view.status}`), refusals: view.refusals };
  return view.status === 'select' ? (
    <WizardPage
      {...page}
      steps={<TariffWay at="select" />}
      form={{ ...form, onSubmit: actions.onNext }}
      aside={<CurrentTariff server={view.server} current={view.current} />}
      actions={<SelectActions view={view} />}
    >
      <TariffList view={view} onTariffChoose={actions.onTariffChoose} />
    </WizardPage>
  ) : (
    <WizardPage
      {...page}
      steps={<TariffWay at="confirm" selectHref={view.selectHref} />}
      form={{ ...form, onSubmit: actions.onFinish }}
      aside={<ChargeSummary view={view} />}
      actions={<ConfirmActions view={view} onCartAdd={actions.onCartAdd} />}
    >
      <ConfirmBody view={view} />
    </WizardPage>
  );
}
