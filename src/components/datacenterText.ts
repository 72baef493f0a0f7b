import type { CountryCode } from '@/domain/catalog/plan';
import { inLanguage } from '@/domain/values/localized';
import type { I18n } from '@/i18n/I18nProvider';

/** Tools that name data centres. */
export type DatacenterWords = Pick<I18n, 'country' | 'datacenters' | 'locale'>;

/** Returns the country of a data centre; null for another provider's text. */
export const countryOf = (datacenter: string): CountryCode | null =>
  // The only ids of two letters are codes of countries.
  /^[a-z]{2}$/.test(datacenter) ? (datacenter.toUpperCase() as CountryCode) : null;

/** Returns a data centre's city in the reader's language (D1); null if the provider has named none. */
export function cityOf(datacenter: string, { datacenters, locale }: DatacenterWords): string | null {
  const found = datacenters.find(({ id }) => id === datacenter);
  return found ? inLanguage(found.city, locale) : null;
}

/** Returns a data centre's country and city in the reader's language (D1); an unknown one unchanged. */
export function datacenterText(datacenter: string, words: DatacenterWords): string {
  const code = countryOf(datacenter);
  if (!code) return datacenter;
  const city = cityOf(datacenter, words);
  return city === null ? words.country(code) : `${words.country(code)}, ${city}`;
}
