import type { Datacenter } from '@/domain/catalog/plan';

/** Data centres of a new portal (§3, §9), in the order of the catalogue. */
export const sampleDatacenters: readonly Datacenter[] = [
  { id: 'gb', city: { ru: 'Лондон', en: 'London' } },
  { id: 'ru', city: { ru: 'Москва', en: 'Moscow' } },
  { id: 'us', city: { ru: 'Нью-Йорк', en: 'New York' } },
  { id: 'nl', city: { ru: 'Амстердам', en: 'Amsterdam' } },
  { id: 'de', city: { ru: 'Франкфурт', en: 'Frankfurt' } },
];
