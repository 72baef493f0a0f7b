import { FactList } from '@/components/FactList';
import type { PaymentTrail } from '@/domain/admin/paymentTrail';
import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { Skeleton } from '@/primitives/Skeleton';

/** Gateway and reference of a payment, and its state changes with times. */
export function PaymentTrailFacts({ trail }: { trail: Loaded<PaymentTrail> }) {
  const { t, dateTime } = useI18n();
  if (trail.status === 'loading') return <Skeleton className="h-16" />;
  if (trail.status === 'error') return <p className="text-text-muted">{t(`common.error.${trail.reason}`)}</p>;
  const { gateway, reference, steps } = trail.value;
  return (
    <div className="flex flex-col gap-4">
      <FactList
        layout="ruled"
        facts={[
          {
            label: t('adminPayments.gateway'),
            value: gateway === null ? t('adminPayments.noGateway') : <span translate="no">{gateway}</span>,
          },
          ...(reference === null ? [] : [{ label: t('adminPayments.reference'), value: reference }]),
        ]}
      />
      {steps.length > 0 && (
        <ol aria-label={t('adminPayments.steps')} className="flex flex-col gap-2">
          {steps.map(({ at, state, reason }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t(`adminPayments.step.${state}`)}
                {reason !== null && (
                  <span className="text-text-muted"> · {t(`adminPayments.failure.${reason}`)}</span>
                )}
              </span>
              <time dateTime={at} className="text-sm text-text-muted figures">
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
