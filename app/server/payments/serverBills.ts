import { sql } from 'kysely';
import type { billsContract } from '@app/contract/bills';
import type { ServerId } from '@/domain/servers/server';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { foundServer, serverRow } from '../serverStore/read';
import { wireBills } from './bills';

/** Maximum number of listed payments. */
const shown = 20;

/** Returns the newest payments of a customer that ordered, renewed or changed a server. */
async function billsOfServer(db: Db, userId: string, id: ServerId) {
  await foundServer(serverRow(db, userId, id));
  const rows = await db
    .selectFrom('payment')
    .selectAll('payment')
    .where('payment.userId', '=', userId)
    .where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`"payment"."entries" @> ${JSON.stringify([{ serverId: id }])}::jsonb`,
        sql<boolean>`"payment"."options" ->> 'serverId' = ${String(id)}`,
        // Servers of an order do not exist before it is paid.
        exists(
          selectFrom('order')
            .innerJoin('operation', 'operation.orderId', 'order.id')
            .select('order.id')
            .whereRef('order.paymentId', '=', 'payment.id')
            .where('operation.serverId', '=', id),
        ),
      ]),
    )
    .orderBy('payment.id', 'desc')
    .limit(shown)
    .execute();
  return { items: rows.map(await wireBills(db, rows)) };
}

/** Handler of the payments for a server. */
export const serverBillRoutes: Pick<Handlers<typeof billsContract>, 'ofServer'> = {
  ofServer: ({ db, caller, params: { id } }) => billsOfServer(db, caller.id, id),
};
