import { MethodMark } from '@/components/MethodMark';
import { OsMark } from '@/components/OsMark';
import { osFamilies } from '@/domain/order/os';
import { paymentMethodIds } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { LandingSection } from './LandingSection';

/** Supported software and payment methods (§3, §9). */
export function LandingMeans() {
  const { t } = useI18n();
  return (
    <div className="grid gap-14 lg:grid-cols-2 lg:gap-10">
      <LandingSection id="systems" title={t('landing.systems.title')} lead={t('landing.systems.text')}>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
          {osFamilies.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3">
              <OsMark family={id} />
              <span className="min-w-0">{id === 'other' ? t('landing.systems.own') : name}</span>
            </li>
          ))}
        </ul>
      </LandingSection>
      <LandingSection id="payment" title={t('landing.payment.title')} lead={t('landing.payment.text')}>
        <ul className="mt-6 grid gap-x-4 gap-y-4 sm:grid-cols-2">
          {paymentMethodIds.map((id) => (
            <li key={id} className="flex items-start gap-3">
              <MethodMark of={id} />
              <span className="min-w-0">
                {t(`paymentMethod.${id}`)}
                <span className="block text-sm text-text-muted">{t(`paymentMethod.${id}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </LandingSection>
    </div>
  );
}
