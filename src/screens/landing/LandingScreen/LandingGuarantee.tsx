import { legalTerms } from '@/domain/catalog/legal';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';

/** Refund guarantee, with the figures of the refund policy (§9). */
export function LandingGuarantee({ refundHref }: { refundHref: string }) {
  const { t } = useI18n();
  const { requestDays, cancelHours, usedPercent } = legalTerms;
  return (
    <section
      aria-labelledby="guarantee"
      className="grid items-center gap-x-10 gap-y-4 rounded-card border border-border bg-surface p-6 sm:p-8 md:grid-cols-[auto_1fr]"
    >
      <h2 id="guarantee" className="flex items-baseline gap-3 text-lg font-semibold md:block md:w-44">
        <span className="text-3xl leading-tight tracking-tight figures md:block md:text-[4.5rem]">
          {requestDays}
        </span>{' '}
        <span className="md:mt-2 md:block">{t('landing.guarantee.title', { days: requestDays })}</span>
      </h2>
      <div className="max-w-2xl text-pretty">
        <p className="text-md">{t('landing.guarantee.text', { days: requestDays, percent: usedPercent })}</p>
        <p className="mt-2 text-text-muted">
          {t('landing.guarantee.first', { hours: cancelHours })}{' '}
          <Link href={refundHref}>{t('landing.guarantee.policy')}</Link>
        </p>
      </div>
    </section>
  );
}
