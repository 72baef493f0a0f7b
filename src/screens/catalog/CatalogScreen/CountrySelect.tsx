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

/** The data-centre selector with the 46 countries of §9: those with plans first, with their count. */
export function CountrySelect({ country, countries, placeholder, onCountryChange }: CountrySelectProps) {
  const { t, locale, country: nameOf } = useI18n();
  const named = countries.map(({ code, planCount }) => ({ code, planCount, label: nameOf(code) }));
  const later = named
    .filter(({ planCount }) => planCount === 0)
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const options = [...named.filter(({ planCount }) => planCount > 0), ...later];
  return (
    <ComboBox
      label={t('catalog.country')}
      value={country ?? ''}
      disabled={country === null}
      placeholder={placeholder}
      noMatchesText={t('catalog.country.noMatches')}
      options={options.map(({ code, planCount, label }) => ({
        value: code,
        label,
        icon: <CountryFlag code={code} />,
        keywords: `${code} ${otherNames[code] ?? ''}`,
        section: t(planCount > 0 ? 'catalog.country.onSale' : 'catalog.country.later'),
        ...(planCount > 0 ? { note: t('catalog.planCount', { count: planCount }) } : {}),
      }))}
      onValueChange={onCountryChange}
    />
  );
}
