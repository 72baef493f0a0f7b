import { FormSection } from '@/components/FormSection';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import type { PeriodOffer, ReadyRenewView, ServerRenewActions } from './serverRenewView';

type PeriodChoiceProps = Pick<ServerRenewActions, 'onPeriodChange'> & { view: ReadyRenewView };

/** The six periods (§9) with price, saving and end date (D15). */
export function PeriodChoice({ view, onPeriodChange }: PeriodChoiceProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  return (
    <FormSection title={t('serverRenew.period.label')} spacing="close">
      <RadioCards
        label={t('serverRenew.period.label')}
        isLabelHidden
        columns={2}
        value={view.period}
        onValueChange={onPeriodChange}
        options={view.offers.map((offer) => ({
          value: offer.period,
          title: t(`serverRenew.period.${offer.period}`),
          trailing: money(offer.total),
          description: <OfferNote offer={offer} i18n={i18n} />,
        }))}
      />
    </FormSection>
  );
}

function OfferNote({ offer: { until, saving, percent }, i18n }: { offer: PeriodOffer; i18n: I18n }) {
  const { t, money, date } = i18n;
  return (
    <span className="flex flex-col">
      {until !== null && (
        <span className="figures">{t('serverRenew.period.until', { date: date(until) })}</span>
      )}
      {saving > 0 ? (
        <span className="text-success-text figures">
          {t('pricing.saving', { price: money(saving), percent })}
        </span>
      ) : (
        <span>{t('serverRenew.period.noSaving')}</span>
      )}
    </span>
  );
}
