import { CountryFlag } from '@/components/CountryFlag';
import { planStar, type Plan } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';

/** `Naos[GB]`: the star, then the country, less prominent. */
export function PlanTitle({ plan: { name } }: { plan: Plan }) {
  const star = planStar(name);
  return (
    <>
      {star}
      <span className="font-normal text-text-muted">{name.slice(star.length)}</span>
    </>
  );
}

/** Location of a plan's server: flag and country. */
export function DatacenterBadge({ plan: { flag } }: { plan: Plan }) {
  const { country } = useI18n();
  return (
    <span className="inline-flex max-w-full items-center gap-2 rounded-full bg-neutral-soft py-0.5 pr-2.5 pl-2 text-sm text-neutral-text forced-colors:border">
      <CountryFlag code={flag} />
      <span className="min-w-0 break-words">{country(flag)}</span>
    </span>
  );
}
