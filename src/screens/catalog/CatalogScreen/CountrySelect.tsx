import { CountryFlag } from '@/components/CountryFlag';
import type { CatalogueCountry } from '@/domain/profile/countries';
import { useI18n } from '@/i18n/I18nProvider';
import { ComboBox } from '@/primitives/ComboBox';
import type { CountryChoice } from './catalogTypes';

export interface CountrySelectProps {
  /** Null while it is unknown where plans are sold. */
  country: CatalogueCountry | null;
  countries: readonly CountryChoice[];
  /** Text without a selected country. */
  placeholder: string;
  onCountryChange: (country: CatalogueCountry) => void;
}

/** Additional search words for countries. */
const otherNames: Partial<Readonly<Record<CatalogueCountry, string>>> = {
  GB: 'UK England Англия',
  US: 'USA America Америка',
  NL: 'Holland Голландия',
  AE: 'UAE',
};

/** Data-centre select (D48): countries with plans and their number, then the others by name. */
export function CountrySelect({ country, countries, placeholder, onCountryChange }: CountrySelectProps) {
  const { t, locale, country: nameOf } = useI18n();
  const isSold = ({ planCount }: CountryChoice) => planCount > 0;
  const later = countries
    .filter((choice) => !isSold(choice))
    .toSorted((a, b) => nameOf(a.code).localeCompare(nameOf(b.code), locale));
  return (
    <ComboBox
      label={t('catalog.country')}
      value={country ?? ''}
      disabled={country === null}
      placeholder={placeholder}
      noMatchesText={t('catalog.country.noMatches')}
      options={[...countries.filter(isSold), ...later].map(({ code, planCount }) => ({
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
