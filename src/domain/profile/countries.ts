/**
 * The 46 countries of the catalogue's data-centre selector (§9), by ISO 3166-1 code, the default first. Plans are sold
 * in a few of them; the specification lists all.
 */
export const catalogueCountries = [
  'GB',
  'RU',
  'US',
  'NL',
  'DE',
  'AE',
  'AM',
  'AR',
  'AT',
  'AU',
  'BE',
  'BG',
  'BR',
  'CA',
  'CH',
  'CL',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GE',
  'GR',
  'HK',
  'HU',
  'IE',
  'IL',
  'IN',
  'IS',
  'IT',
  'JP',
  'KR',
  'KZ',
  'LT',
  'LU',
  'LV',
  'MD',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SG',
  'TR',
] as const;

export type CatalogueCountry = (typeof catalogueCountries)[number];

/** Data centre that a catalogue shows initially (§9). */
export const defaultCountry: CatalogueCountry = 'GB';
