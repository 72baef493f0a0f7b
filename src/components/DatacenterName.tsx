import type { CountryCode, DatacenterId } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { soldFlags } from './countryFlag/sold';
import { CountryFlagDrawing } from './CountryFlagDrawing';
import { datacenterText, isKnownDatacenter } from './datacenterText';

const countries: Readonly<Record<DatacenterId, CountryCode>> = {
  ru: 'RU',
  us: 'US',
  nl: 'NL',
  de: 'DE',
  gb: 'GB',
};

/** A data centre in a list: flag, country and city; in a table the country is left to the flag. */
export function DatacenterName({
  datacenter,
}: {
  /** Code of the data centre; the name is translated. */
  datacenter: string;
}) {
  const { t } = useI18n();
  if (!isKnownDatacenter(datacenter)) return <span>{datacenter}</span>;
  const [country = '', city = ''] = datacenterText(datacenter, t).split(', ');
  return (
    <span className="flex items-center gap-1">
      <CountryFlagDrawing flag={soldFlags[countries[datacenter]]} />
      <span className="min-w-0 wrap-normal roomy:whitespace-nowrap">
        <span className="roomy:sr-only">{country}, </span>
        {city}
      </span>
    </span>
  );
}
