import { useI18n } from '@/i18n/I18nProvider';
import { FocusHeading } from '@/primitives/FocusHeading';
import { Steps } from '@/primitives/Steps';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { tariffStepIds } from './serverTariffView';

type TariffStepId = (typeof tariffStepIds)[number];

export interface TariffChangeStepsProps {
  at: TariffStepId;
  /** Address of the first step. */
  selectHref?: string;
}

/** The two steps of §2, the current one announced. */
export function TariffChangeSteps({ at, selectHref }: TariffChangeStepsProps) {
  const { t } = useI18n();
  return (
    <Steps
      label={t('serverTariff.steps')}
      current={at}
      steps={tariffStepIds.map((id) => ({
        id,
        title: t(`serverTariff.step.${id}`),
        ...(id === 'select' && selectHref !== undefined ? { href: selectHref } : {}),
      }))}
    />
  );
}

/** Heading of the step, which takes focus when the step changes. */
export function StepHeading({ at }: { at: TariffStepId }) {
  const { t } = useI18n();
  return (
    <FocusHeading level={2} contentKey={at} className="text-lg font-semibold">
      <VisuallyHidden>
        {t('serverTariff.position', {
          number: tariffStepIds.indexOf(at) + 1,
          count: tariffStepIds.length,
        })}{' '}
      </VisuallyHidden>
      {t(`serverTariff.step.${at}`)}
    </FocusHeading>
  );
}
