import type { billsContract } from '@app/contract/bills';
import { paperPathOf } from '@app/contract/papers';
import { billItems, toBill, type BillItem } from '@/domain/payment/bill';
import { isOpen } from '@/domain/payment/paymentState';
import { transferredMethods } from '@/domain/payment/method';
import { paperKindOf, type PaperKind } from '@/domain/papers/paper';
import { paymentNumber } from '@/domain/payment/payment';
import type { Db } from '../db/database';
import { continuePath } from '../gateways/gatewayOrder';
import type { Handlers } from '../routing/contractRoutes';
import { lockUnpaid } from '../billing/lockUnpaid';
import { pageOfPayments } from './pageOfPayments';
import { endUnpaid } from '../consequences/money';
import { paymentOf, type PaymentRow } from '../billing/rows';

/** The kinds of paper that each of these payments has. */
async function papersOf(
  db: Db,
  rows: readonly PaymentRow[],
): Promise<(row: PaymentRow, kind: PaperKind) => boolean> {
  const ids = rows.map(({ id }) => id);
  const issued =
    ids.length === 0
      ? []
      : await db.selectFrom('paper').select(['paymentId', 'kind']).where('paymentId', 'in', ids).execute();
  const keys = new Set(issued.map(({ paymentId, kind }) => `${paymentId}:${kind}`));
  // One that is older than the papers gets its own at the first download.
  return (row, kind) => keys.has(`${row.id}:${kind}`) || paperKindOf(paymentOf(row)) === kind;
}

/** As it goes over the wire: the server's number as a string. */
export const wireItem = ({ serverId, ...item }: BillItem) => ({
  ...item,
  serverId: serverId === null ? null : String(serverId),
});

/** How these bills go over the wire. */
export async function wireBills(db: Db, rows: readonly PaymentRow[]) {
  const hasPaper = await papersOf(db, rows);
  return (row: PaymentRow) => {
    const isAtBank = row.due !== null;
    const pathOf = (kind: PaperKind) => (hasPaper(row, kind) ? paperPathOf(String(row.id), kind) : null);
    const { id, ...bill } = toBill(paymentOf(row), {
      isAtBank,
      items: billItems(row.entries, row.bills?.map(paymentNumber), row.options?.serverId),
      billPath: pathOf('bill'),
      receiptPath: pathOf('receipt'),
      continueAt: isAtBank && isOpen(row.state) ? continuePath(row.id) : null,
    });
    return { ...bill, id: String(id), currency: 'RUB' as const, items: bill.items.map(wireItem) };
  };
}

/** Bills, and their end (D27, D35). */
export const billRoutes: Handlers<typeof billsContract> = {
  async list({ db, caller, query }) {
    const { rows, next, total } = await pageOfPayments(
      db
        .selectFrom('payment')
        .where('userId', '=', caller.id)
        .where(({ and, or, eb, ref }) =>
          or([
            eb('status', '=', 'Pending'),
            eb('method', 'in', [...transferredMethods]),
            // Billed, and paid from the balance later: see `isBill`.
            and([eb('method', '=', 'balance'), eb('fromBalance', '<', ref('amount'))]),
          ]),
        ),
      query,
    );
    const items = rows.map(await wireBills(db, rows));
    return { items, next, total };
  },
  async cancel({ db, caller, body, now, changed }) {
    const rows = await lockUnpaid(db, caller.id, body.ids);
    for (const row of rows) await endUnpaid(db, row, { to: 'canceled' }, now);
    changed(caller.id, 'account', 'payments', 'notifications', 'servers');
  },
};
