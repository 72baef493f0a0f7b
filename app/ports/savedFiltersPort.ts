import type { Outcome } from '@/domain/results/outcome';
import type { SavedFilter, SavedFilterRefusal } from '@/domain/servers/savedFilter';

/** Saved filters of the account's server list. Each change returns the list as it is afterwards. */
export interface SavedFiltersPort {
  list(signal?: AbortSignal): Promise<readonly SavedFilter[]>;
  /** Saves a filter, and replaces the one that has its name. */
  save(draft: Omit<SavedFilter, 'id'>): Promise<Outcome<readonly SavedFilter[], SavedFilterRefusal>>;
  remove(id: SavedFilter['id']): Promise<Outcome<readonly SavedFilter[], 'demonstration'>>;
}
