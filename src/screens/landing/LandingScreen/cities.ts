import type { Place } from './globe';

/** A data-centre city on the star map; `magnitude` 1 is drawn as a star with rays, 2 and 3 as smaller lights. */
export interface City extends Place {
  magnitude: 1 | 2 | 3;
}

/** Cities in Europe, the US and Asia (§1). Decorative: the catalogue has the real list. */
export const cities = {
  london: { latitude: 51.5, longitude: -0.1, magnitude: 1 },
  amsterdam: { latitude: 52.4, longitude: 4.9, magnitude: 2 },
  frankfurt: { latitude: 50.1, longitude: 8.7, magnitude: 2 },
  paris: { latitude: 48.9, longitude: 2.4, magnitude: 3 },
  madrid: { latitude: 40.4, longitude: -3.7, magnitude: 3 },
  milan: { latitude: 45.5, longitude: 9.2, magnitude: 3 },
  warsaw: { latitude: 52.2, longitude: 21, magnitude: 3 },
  stockholm: { latitude: 59.3, longitude: 18.1, magnitude: 2 },
  helsinki: { latitude: 60.2, longitude: 24.9, magnitude: 3 },
  moscow: { latitude: 55.8, longitude: 37.6, magnitude: 1 },
  istanbul: { latitude: 41, longitude: 29, magnitude: 3 },
  newYork: { latitude: 40.7, longitude: -74, magnitude: 1 },
  chicago: { latitude: 41.9, longitude: -87.6, magnitude: 3 },
  losAngeles: { latitude: 34.1, longitude: -118.2, magnitude: 2 },
  dubai: { latitude: 25.2, longitude: 55.3, magnitude: 2 },
  mumbai: { latitude: 19.1, longitude: 72.9, magnitude: 3 },
  singapore: { latitude: 1.4, longitude: 103.8, magnitude: 1 },
  hongKong: { latitude: 22.3, longitude: 114.2, magnitude: 3 },
  tokyo: { latitude: 35.7, longitude: 139.7, magnitude: 1 },
} as const satisfies Record<string, City>;

export type CityId = keyof typeof cities;

/** Lines of the constellation. */
export const routes: readonly (readonly [CityId, CityId])[] = [
  ['losAngeles', 'chicago'],
  ['chicago', 'newYork'],
  ['newYork', 'london'],
  ['london', 'amsterdam'],
  ['london', 'paris'],
  ['paris', 'madrid'],
  ['amsterdam', 'frankfurt'],
  ['amsterdam', 'stockholm'],
  ['frankfurt', 'milan'],
  ['frankfurt', 'warsaw'],
  ['warsaw', 'moscow'],
  ['stockholm', 'helsinki'],
  ['helsinki', 'moscow'],
  ['milan', 'istanbul'],
  ['istanbul', 'dubai'],
  ['dubai', 'mumbai'],
  ['mumbai', 'singapore'],
  ['singapore', 'hongKong'],
  ['hongKong', 'tokyo'],
];
