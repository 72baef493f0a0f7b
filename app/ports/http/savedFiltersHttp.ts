import { savedFiltersContract } from '@app/contract/savedFilters';
import type { SavedFiltersPort } from '@app/ports/savedFiltersPort';
import { done } from '@/domain/results/outcome';
import { outcomeOf } from './refusals';
import { send } from './send';

export const savedFiltersHttp: SavedFiltersPort = {
  list: async (signal) => (await send(savedFiltersContract.list, {}, signal)).items,
  async save(body) {
    const saved = await outcomeOf(send(savedFiltersContract.save, { body }), ['tooManyFilters']);
    return saved.status === 'done' ? done(saved.value.items) : saved;
  },
  remove: async (id) => done((await send(savedFiltersContract.remove, { params: { id: String(id) } })).items),
};
