import { randomUUID } from 'node:crypto';
import type { billingContract } from '@app/contract/billing';
import { payerProblems, toPayer, findSamePayer, type PayerDraft } from '@/domain/payment/payer';
import { isOpenBillOf, isUnpaid } from '@/domain/payment/payment';
import { coversAmount } from '@/domain/payment/settlement';
import { sumMoney } from '@/domain/money/money';
import { lockCustomer } from '../customers/lock';
import { applyToListed, bulkActionPart } from '../paging/bulkAction';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { balanceOf } from '../ledger/balance';
import { pay, progress } from './pay';
import { payersOf } from '../payers/payers';
import { owedOf } from '../billing/payments';
import { payFromBalance } from '../consequences/money';
import { settleNotices } from '../billing/endUnpaid';
import { deleteUnpaid } from '../consequences/money';
import { lockPayable, lockUnpaid } from '../billing/lockUnpaid';
import { openRows } from '../billing/openPayments';
import { historyPage } from './history';

/** Normalizes and validates a payer; refuses invalid requisites. */
function checkedPayer(draft: PayerDraft): PayerDraft {
  if (Object.keys(payerProblems(draft)).length > 0) throw refusal('invalidRequest');
  return toPayer(draft);
}

/** Handlers of payments, payers and the history. */
export const billingRoutes: Handlers<typeof billingContract> = {
  history: ({ db, caller, query }) => historyPage(db, caller.id, query),
  pay,
  progress,
  async payPending({ db, caller, body, now, changed }) {
    const rows = await lockPayable(db, caller.id, body.ids);
    const total = sumMoney(rows.map(owedOf));
    if (total !== body.charge) throw refusal('priceChanged', { expected: total, given: body.charge });
    if (!coversAmount(await balanceOf(db, caller.id), total)) throw refusal('insufficientBalance');
    for (const { id } of rows) {
      // An earlier bill may have changed what this one was priced by, and cancelled it (D39).
      const [open] = await openRows(db, caller.id, [id]);
      if (open) await payFromBalance(db, open, now);
    }
    await settleNotices(db, caller.id, rows);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers', 'cart');
  },
  async deletePending({ db, caller, body, now, changed }) {
    const rows = await lockUnpaid(db, caller.id, body.ids);
    for (const row of rows) await deleteUnpaid(db, row, now);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
  },
  async deleteListed({ db, caller, body, now, changed }) {
    await lockCustomer(db, caller.id);
    const part = await historyPage(db, caller.id, bulkActionPart(body, 'id'));
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
    return applyToListed(db, part, body.except, {
      isFor: isUnpaid,
      act: async ({ id }) => {
        for (const row of await lockUnpaid(db, caller.id, [Number(id)])) await deleteUnpaid(db, row, now);
      },
      nameOf: ({ number }) => number,
    });
  },
  payers: async ({ db, caller }) => ({ items: await payersOf(db, caller.id) }),
  async addPayer({ db, caller, body, changed }) {
    const draft = checkedPayer(body);
    // A concurrent call waits here and finds the first one's payer.
    await lockCustomer(db, caller.id);
    const twin = findSamePayer(draft, await payersOf(db, caller.id));
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
    // No bill can be issued to a payer while it is being removed.
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
