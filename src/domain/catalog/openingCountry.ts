import { defaultCountry, type CatalogueCountry } from '@/domain/profile/countries';

/**
 * Returns the country that a catalogue opens with, of those that have its plans. §9 makes Great Britain the default,
 * but Hi-CPU and Storage are not sold there, so they open with the first country.
 */
export function openingCountry(sold: readonly CatalogueCountry[]): CatalogueCountry {
  return sold.includes(defaultCountry) ? defaultCountry : (sold[0] ?? defaultCountry);
}
