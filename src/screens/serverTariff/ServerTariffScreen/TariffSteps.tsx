import { LeavingNotice } from '@/components/LeavingNotice';
import { useI18n } from '@/i18n/I18nProvider';
import { isIn } from '@/patterns/isIn';
import { WizardPage } from '@/patterns/WizardPage';
import { AwaitedNotice } from './AwaitedNotice';
import { ChargeSummary } from './ChargeSummary';
import { ConfirmActions } from './ConfirmActions';
import { ConfirmBody } from './ConfirmBody';
import { CurrentTariff } from './CurrentTariff';
import { SelectActions } from './SelectActions';
import type { ConfirmProps, SelectProps } from './serverTariffView';
import { TariffList } from './TariffList';
import { StepHeading, TariffChangePath } from './TariffChangePath';

/** A step with the way above it. One page for both, so that its heading knows when the other step has come. */
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
      {leavesOn !== null && <LeavingNotice leavesOn={leavesOn} act="tariff" onStay={props.onStay} />}
      <AwaitedNotice server={view.server} />
    </>
  );
  const form = { label: t(`serverTariff.step.${view.status}`), refusals: view.refusals };
  return isIn(props, 'select') ? (
    <WizardPage
      {...page}
      steps={<TariffChangePath at="select" />}
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
      steps={<TariffChangePath at="confirm" selectHref={props.view.selectHref} />}
      form={{ ...form, onSubmit: props.onFinish }}
      aside={<ChargeSummary view={props.view} />}
      actions={<ConfirmActions {...props} />}
    >
      {notices}
      <ConfirmBody view={props.view} />
    </WizardPage>
  );
}
