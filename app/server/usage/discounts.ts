import { sql } from 'kysely';
import type { usageContract } from '@app/contract/usage';
import { paymentNumber } from '@/domain/payment/payment';
import { isOpen } from '@/domain/payment/paymentState';
import { promoUsedStates } from '../catalog/read';
import type { Handlers } from '../routing/contractRoutes';

/** Maximum number of listed uses. */
const maxUses = 200;

/** Returns the account's promo codes and their savings. */
export const discounts: Handlers<typeof usageContract>['discounts'] = async ({ db, caller }) => {
  const used = db
    .selectFrom('payment')
    .where('payment.userId', '=', caller.id)
    .where('payment.promo', 'is not', null)
    .where('payment.state', 'in', promoUsedStates);
  const rows = await used
    .leftJoin('order', 'order.paymentId', 'payment.id')
    .leftJoin('promo', 'promo.code', 'payment.promo')
    .select(['payment.id', 'payment.promo', 'payment.date', 'payment.amount', 'payment.state'])
    .select(['payment.promoSaved', 'promo.until', 'order.id as order'])
    .orderBy('payment.id', 'desc')
    .limit(maxUses)
    .execute();
  const { uses, saved } = await used
    .select([
      sql<number>`count(*)::integer`.as('uses'),
      sql<number>`coalesce(sum("promoSaved"), 0)::bigint`.as('saved'),
    ])
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ id, promo, promoSaved, state, until, order, date, amount }) => ({
      code: promo ?? '',
      until,
      payment: paymentNumber(id),
      date,
      amount,
      saved: promoSaved,
      isPaid: !isOpen(state),
      order: order === null ? null : String(order),
    })),
    uses,
    saved,
    currency: 'RUB',
  };
};
