import { savedFiltersContract } from '@app/contract/savedFilters';
import type { SavedFiltersPort } from '@app/ports/savedFiltersPort';
import { done } from '@/domain/results/outcome';
import { orNull, outcomeOf } from './refusals';
import { send } from './send';

const list: SavedFiltersPort['list'] = async (signal) =>
  (await send(savedFiltersContract.list, {}, signal)).items;

export const savedFiltersHttp: SavedFiltersPort = {
  list,
  async save(body) {
    const saved = await outcomeOf(send(savedFiltersContract.save, { body }), ['tooManyFilters']);
    return saved.status === 'done' ? done(saved.value.items) : saved;
  },
  // Another tab may have removed it.
  async remove(id) {
    const removed = await orNull(send(savedFiltersContract.remove, { params: { id: String(id) } }));
    return done(removed?.items ?? (await list()));
  },
};
