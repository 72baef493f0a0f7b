import { kopecks } from '@/domain/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { WizardPage } from '@/patterns/WizardPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';
import { RadioCards, type RadioCard } from '@/primitives/RadioCards';
import { CurrentTariff } from './CurrentTariff';
import type { SelectView, ServerTariffActions, TariffOption } from './serverTariffTypes';
import { specsText } from './specsText';
import { StepHeading, TariffWay } from './TariffWay';

type SelectStepProps = Pick<ServerTariffActions, 'onTariffChoose' | 'onNext'> & { view: SelectView };

/** Step 1: the seven tariffs of §9, dearest first, and the server's own, which cannot be chosen. */
export function SelectStep({ view, onTariffChoose, onNext }: SelectStepProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <WizardPage
      title={t('serverTariff.heading', { id: view.server.id })}
      steps={<TariffWay at="select" />}
      heading={<StepHeading at="select" />}
      form={{ label: t('serverTariff.step.select'), refusals: view.refusals, onSubmit: onNext }}
      aside={<CurrentTariff server={view.server} current={view.current} />}
      actions={
        <div className="flex flex-col gap-3">
          {view.isRefused && (
            <FormError>
              {t('serverTariff.noChoice.title')}
              <span className="block font-normal">{t('serverTariff.noChoice.text')}</span>
            </FormError>
          )}
          <div className="flex flex-wrap gap-2">
            <Button intent="primary" type="submit" className="max-sm:flex-1">
              {t('serverTariff.next')}
            </Button>
            <ButtonLink href={view.backHref} className="max-sm:order-first">
              {t('common.cancel')}
            </ButtonLink>
          </div>
        </div>
      }
    >
      <RadioCards
        label={t('serverTariff.plans.label')}
        isLabelHidden
        required
        value={view.chosen}
        onValueChange={onTariffChoose}
        options={view.options.map((option) => toCard(option, i18n))}
      />
    </WizardPage>
  );
}

function toCard(option: TariffOption, { t, money }: I18n): RadioCard<string> {
  const { name, monthly, specs, isCurrent, difference } = option;
  const size = specs && specsText(specs, t);
  return {
    value: name,
    title: name,
    trailing: (
      <span className="flex flex-col sm:items-end">
        <span className="font-medium">{t('pricing.perMonth', { price: money(monthly) })}</span>
        {!isCurrent && <span className="text-sm text-text-muted">{differenceText(difference)}</span>}
      </span>
    ),
    ...(size === null ? {} : { description: size }),
    ...(isCurrent
      ? { disabledReason: [t('serverTariff.option.current'), ...(size === null ? [] : [size])].join(' · ') }
      : {}),
  };

  function differenceText(amount: TariffOption['difference']): string {
    if (amount === 0) return t('serverTariff.option.same');
    const price = money(kopecks(Math.abs(amount)));
    return t(amount > 0 ? 'serverTariff.option.dearer' : 'serverTariff.option.cheaper', { price });
  }
}
