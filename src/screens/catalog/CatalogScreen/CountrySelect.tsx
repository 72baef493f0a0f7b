import { CountryFlag } from '@/components/CountryFlag';
import type { CatalogueCountry } from '@/domain/countries';
import { useI18n } from '@/i18n/I18nProvider';
import { ComboBox } from '@/primitives/ComboBox';
import type { CountryChoice } from './catalogTypes';

export interface CountrySelectProps {
  /** Null while it is not known where plans are sold. */
  country: CatalogueCountry | null;
  countries: readonly CountryChoice[];
  /** What it says without a country. */
  placeholder: string;
  onCountryChange: (country: CatalogueCountry) => void;
}

/** What people type for a country besides its name. */
const otherNames: Partial<Readonly<Record<CatalogueCountry, string>>> = {
  GB: 'UK England Англия',
  US: 'USA America Америка',
  NL: 'Holland Голландия',
  AE: 'UAE',
};

/**
 * The data-centre selector: the countries with plans, with their count, and the one whose address was opened. The rest
 * of the 46 stand below the plans (LaterCountries).
 */
export function CountrySelect({ country, countries, placeholder, onCountryChange }: CountrySelectProps) {
  const { t, country: nameOf } = useI18n();
  const options = countries.filter(({ code, planCount }) => planCount > 0 || code === country);
  return (
    <ComboBox
      label={t('catalog.country')}
      value={country ?? ''}
      disabled={country === null}
      placeholder={placeholder}
      noMatchesText={t('catalog.country.noMatches')}
      options={options.map(({ code, planCount }) => ({
        value: code,
        label: nameOf(code),
        icon: <CountryFlag code={code} />,
        keywords: `${code} ${otherNames[code] ?? ''}`,
        note: planCount > 0 ? t('catalog.planCount', { count: planCount }) : t('catalog.country.later'),
      }))}
      onValueChange={onCountryChange}
    />
  );
}
