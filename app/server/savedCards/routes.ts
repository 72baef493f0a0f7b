import type { cardsContract } from '@app/contract/cards';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { enqueueForgetting } from './forgetJob';
import { setForRenewal } from './store';

const ownCard = (db: Db, userId: string, id: number) =>
  db.selectFrom('savedCard').selectAll().where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

/** Handlers of saved cards (§2). */
export const cardRoutes: Handlers<typeof cardsContract> = {
  async list({ db, caller }) {
    const rows = await db
      .selectFrom('savedCard')
      .select(['id', 'method', 'brand', 'lastDigits', 'expires', 'isForRenewal'])
      .where('userId', '=', caller.id)
      .orderBy('id')
      .execute();
    return { items: rows.map((row) => ({ ...row, id: String(row.id) })) };
  },
  async setRenewal({ db, caller, params, body, now, changed }) {
    await lockCustomer(db, caller.id);
    const card = await ownCard(db, caller.id, params.id);
    if (!card) throw refusal('notFound');
    if (card.isForRenewal !== body.isOn)
      await setForRenewal(db, caller.id, { id: params.id, isOn: body.isOn }, now);
    changed(caller.id, 'payments');
  },
  async remove({ db, caller, params, now, changed }) {
    await lockCustomer(db, caller.id);
    const card = await ownCard(db, caller.id, params.id);
    if (!card) throw refusal('notFound');
    await db.deleteFrom('savedCard').where('userId', '=', caller.id).where('id', '=', params.id).execute();
    await enqueueForgetting(db, [card], now);
    changed(caller.id, 'payments');
  },
};
