import type { savedFiltersContract } from '@app/contract/savedFilters';
import { maxSavedFilters } from '@/domain/servers/savedFilter';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Handlers } from '../routing/contractRoutes';

/** Returns the saved filters of an account in the wire format. */
async function filtersOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('savedFilter')
    .select(['id', 'name', 'query'])
    .where('userId', '=', userId)
    .orderBy('name')
    .execute();
  return { items: rows.map((row) => ({ ...row, id: String(row.id) })) };
}

/** Saved filters of an account's server list. */
export const savedFilterRoutes: Handlers<typeof savedFiltersContract> = {
  list: ({ db, caller }) => filtersOf(db, caller.id),
  async save({ db, caller, body: { name, query }, changed }) {
    await lockCustomer(db, caller.id);
    const { items } = await filtersOf(db, caller.id);
    const isNew = items.every((item) => item.name !== name);
    if (isNew && items.length >= maxSavedFilters) throw refusal('tooManyFilters', { max: maxSavedFilters });
    await db
      .insertInto('savedFilter')
      .values({ userId: caller.id, name, query })
      .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet({ query }))
      .execute();
    changed(caller.id, 'account');
    return filtersOf(db, caller.id);
  },
  async remove({ db, caller, params: { id }, changed }) {
    const removed = await db
      .deleteFrom('savedFilter')
      .where('userId', '=', caller.id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw refusal('notFound');
    changed(caller.id, 'account');
    return filtersOf(db, caller.id);
  },
};
