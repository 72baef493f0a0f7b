import type { Datacenter } from '@/domain/catalog/plan';
import type { Db } from '../db/database';

/** Returns the data centres in the order of the provider. */
export const datacentersOf = (db: Db): Promise<readonly Datacenter[]> =>
  db.selectFrom('datacenter').select(['id', 'city']).orderBy('position').orderBy('id').execute();

/** Converts a data centre for the API, which has its city in both languages. */
export const wireDatacenter = <Value extends Pick<Datacenter, 'city'>>({ city, ...rest }: Value) => ({
  ...rest,
  city: { ru: city.ru, en: city['en'] ?? city.ru },
});
