import type { SavedFilter } from '@/domain/servers/savedFilter';

/** Saved filters of the demonstration's account. */
export const sampleSavedFilters: readonly SavedFilter[] = [
  { id: 1, name: 'Германия', query: '?dc=de' },
  { id: 2, name: 'Скоро закончатся', query: '?sort=endDate' },
];
