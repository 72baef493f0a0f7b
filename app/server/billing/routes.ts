import { randomUUID } from 'node:crypto';
import type { billingContract } from '@app/contract/billing';
import { longestPage } from '@app/contract/shapes';
import { payerProblems, toPayer, twinOf, type PayerDraft } from '@/domain/payment/payer';
import { isOpenBillOf } from '@/domain/payment/payment';
import { suffices, unpaidAmong } from '@/domain/payment/settlement';
import { sumMoney } from '@/domain/money';
import { lockCustomer } from '../accounts/lock';
import type { Db } from '../db/database';
import { refusal, type Handlers } from '../http/contractRoutes';
import { balanceOf } from './balance';
import { pay, progress } from './pay';
import { payersOf } from './payers';
import { deleteUnpaid, owedOf, payFromBalance, settleNotices } from './payments';
import { wirePayment, type PaymentRow } from './rows';

/** The payments of these numbers by ascending id, each of which waits for its money (D12), under the account's lock. */
async function lockUnpaid(tx: Db, userId: string, ids: readonly number[]): Promise<readonly PaymentRow[]> {
  await lockCustomer(tx, userId);
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw refusal('notFound');
  const unpaid = unpaidAmong(rows, ids);
  if (!unpaid) throw refusal('alreadySettled');
  return unpaid;
}

/** A payer as documents state it; refused unless every requisite is right. */
function checkedPayer(draft: PayerDraft): PayerDraft {
  if (Object.keys(payerProblems(draft)).length > 0) throw refusal('invalidRequest');
  return toPayer(draft);
}

/** Where a page of the history begins: after the payment of that number. */
function afterOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw refusal('invalidRequest');
  return Number(cursor);
}

/** Payments, payers, and their history. */
export const billingRoutes: Handlers<typeof billingContract> = {
  async history({ db, caller, query }) {
    const { limit = longestPage } = query;
    const after = afterOf(query.cursor);
    const own = db.selectFrom('payment').where('userId', '=', caller.id);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .$if(after !== null, (page) => page.where('id', '<', after ?? 0))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    return {
      items: page.map(wirePayment),
      next: rows.length > limit ? String(page.at(-1)?.id) : null,
      total,
    };
  },
  pay,
  progress,
  async payPending({ db, caller, body, now, changed }) {
    const rows = await lockUnpaid(db, caller.id, body.ids);
    const total = sumMoney(rows.map(owedOf));
    if (!suffices(await balanceOf(db, caller.id), total)) throw refusal('insufficientBalance');
    for (const row of rows) await payFromBalance(db, row, now);
    await settleNotices(db, caller.id, rows);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers', 'cart');
  },
  async deletePending({ db, caller, body, now, changed }) {
    const rows = await lockUnpaid(db, caller.id, body.ids);
    for (const row of rows) await deleteUnpaid(db, row, now);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
  },
  payers: async ({ db, caller }) => ({ items: await payersOf(db, caller.id) }),
  async addPayer({ db, caller, body, changed }) {
    const draft = checkedPayer(body);
    // Of two at once the later one finds the first.
    await lockCustomer(db, caller.id);
    const twin = twinOf(draft, await payersOf(db, caller.id));
    const id = twin?.id ?? randomUUID();
    await db
      .insertInto('payer')
      .values({ id, userId: caller.id, draft: JSON.stringify(draft) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ draft: JSON.stringify(draft) }))
      .execute();
    changed(caller.id, 'payers');
    return { ...draft, id };
  },
  async savePayer({ db, caller, params, body, changed }) {
    const draft = checkedPayer(body);
    const saved = await db
      .updateTable('payer')
      .set({ draft: JSON.stringify(draft) })
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .returning('id')
      .executeTakeFirst();
    if (!saved) throw refusal('notFound');
    changed(caller.id, 'payers');
    return { ...draft, id: saved.id };
  },
  async removePayer({ db, caller, params, changed }) {
    // No bill is made out to a payer while it is removed.
    await lockCustomer(db, caller.id);
    const payer = await db
      .selectFrom('payer')
      .select('draft')
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!payer) throw refusal('notFound');
    const { draft } = payer;
    if (!draft) return;
    const bills = await db
      .selectFrom('payment')
      .select(['status', 'payer'])
      .where('userId', '=', caller.id)
      .where('status', '=', 'Pending')
      .execute();
    if (bills.some((bill) => isOpenBillOf(bill, draft))) throw refusal('openBill');
    await db
      .updateTable('payer')
      .set({ draft: null })
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .execute();
    changed(caller.id, 'payers');
  },
};
