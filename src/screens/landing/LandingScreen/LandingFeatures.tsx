import type { ReactNode } from 'react';
import type { Claims } from '@/domain/catalog/claims';
import { useI18n } from '@/i18n/I18nProvider';
import { CpuIcon, GlobeIcon, ShieldIcon } from '@/primitives/icons';

interface Feature {
  icon: ReactNode;
  title: string;
  text: string;
}

/** The three cards of §1. */
export function LandingFeatures({ claims }: { claims: Claims }) {
  const { t } = useI18n();
  const features: readonly Feature[] = [
    { icon: <CpuIcon />, title: t('landing.performance.title'), text: t('landing.performance.text') },
    { icon: <GlobeIcon />, title: t('landing.network.title'), text: t('landing.network.text') },
    {
      icon: <ShieldIcon />,
      title: t('landing.protection.title'),
      text: t('landing.protection.text', { uptime: claims.uptime }),
    },
  ];
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="sr-only">
        {t('landing.features')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map(({ icon, title, text }) => (
          <li key={title} className="rounded-card border border-border bg-surface p-6">
            {icon}
            <h3 className="mt-4 text-md font-semibold">{title}</h3>
            <p className="mt-2 text-pretty text-text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
