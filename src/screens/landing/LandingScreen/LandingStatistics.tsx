import type { Claims } from '@/domain/catalog/claims';
import { useI18n } from '@/i18n/I18nProvider';

/** The strip of figures (§1). */
export function LandingStatistics({ claims }: { claims: Claims }) {
  const { t } = useI18n();
  const figures = [
    {
      label: t('landing.stats.servers.label'),
      value: t('landing.stats.servers.value', { count: claims.servers }),
    },
    {
      label: t('landing.stats.uptime.label'),
      value: t('landing.stats.uptime.value', { uptime: claims.uptime }),
    },
    { label: t('landing.stats.support.label'), value: t('landing.stats.support.value') },
    {
      label: t('landing.stats.datacenters.label'),
      value: t('landing.stats.datacenters.value', { count: claims.datacenters }),
    },
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('landing.stats')}
      </h2>
      <dl className="grid grid-cols-2 gap-y-8 border-t border-border pt-8 md:pt-10 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end pr-3">
            <dt className="mt-1 text-text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tracking-tight whitespace-nowrap max-[22.5rem]:text-xl md:text-3xl figures">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
