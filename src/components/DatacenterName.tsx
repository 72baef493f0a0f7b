import { useI18n } from '@/i18n/I18nProvider';
import { CountryFlag } from './CountryFlag';
import { cityOf, countryOf } from './datacenterText';

/** A data centre in a list: flag, country and city; in a table the country is left to the flag. */
export function DatacenterName({
  datacenter,
}: {
  /** Code of the data centre; the name is translated. */
  datacenter: string;
}) {
  const i18n = useI18n();
  const code = countryOf(datacenter);
  if (!code) return <span>{datacenter}</span>;
  const city = cityOf(datacenter, i18n);
  return (
    <span className="flex items-center gap-1">
      <CountryFlag code={code} />
      <span className="min-w-0 wrap-normal roomy:whitespace-nowrap">
        {city && <span className="roomy:sr-only">{i18n.country(code)}, </span>}
        <span>{city ?? i18n.country(code)}</span>
      </span>
    </span>
  );
}
