import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addMonths, dayOf } from '@/domain/time/dates';
import type { Db } from '../db/database';
import type { GatewayOrder, IssuedCard } from '../gateways/gateway';
import type { BankCardTable, BankPaymentTable } from './tables';

type BankPayment = Selectable<BankPaymentTable>;

/** Cards that the test bank has saved. */
export interface BankCards {
  /** Saves the card of a paid payment, if requested. */
  readonly save: (payment: BankPayment) => Promise<BankPayment>;
  /** Returns the card that was saved with a payment. */
  readonly savedWith: (payment: BankPayment) => Promise<IssuedCard | null>;
  /** Charges a saved card, once per order id. */
  readonly charge: (token: string, order: GatewayOrder) => Promise<BankPayment>;
  readonly forget: (token: string) => Promise<void>;
}

const lifetimeMonths = 36;

const newName = () => randomBytes(24).toString('base64url');

/** Result of a card charge: a missing card or an expired order is declined. */
function endOf(card: Selectable<BankCardTable> | undefined, isLate: boolean) {
  if (!card || isLate) return { status: 'declined', declineReason: 'refusedByBank' } as const;
  return card.behaviour === 'approveOnce'
    ? ({ status: 'declined', declineReason: 'insufficientFunds' } as const)
    : ({ status: 'paid', declineReason: null } as const);
}

export function createBankCards(db: Db): BankCards {
  const cardOf = (token: string) =>
    db.selectFrom('bankCard').selectAll().where('token', '=', token).executeTakeFirst();
  return {
    async save(payment) {
      const { reference, savesCard, lastDigits, behaviour } = payment;
      if (!savesCard || lastDigits === null || behaviour === null) return payment;
      const token = newName();
      const expires = addMonths(dayOf(new Date()), lifetimeMonths).slice(0, 7);
      await db.insertInto('bankCard').values({ token, behaviour, lastDigits, expires }).execute();
      await db.updateTable('bankPayment').set({ token }).where('reference', '=', reference).execute();
      return { ...payment, token };
    },
    async savedWith({ savesCard, token }) {
      const card = savesCard && token !== null ? await cardOf(token) : undefined;
      if (!card) return null;
      const { lastDigits, expires } = card;
      return { token: card.token, brand: 'mir', lastDigits, expires };
    },
    async charge(token, { orderId, label, toPay, returnUrl, language, expiresAt }) {
      const isLate = expiresAt <= new Date();
      await db
        .insertInto('bankPayment')
        .values({
          reference: newName(),
          orderId,
          label,
          ...toPay,
          returnUrl,
          language,
          expiresAt,
          token,
          ...endOf(await cardOf(token), isLate),
        })
        .onConflict((conflict) => conflict.column('orderId').doNothing())
        .execute();
      return db
        .selectFrom('bankPayment')
        .selectAll()
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow();
    },
    async forget(token) {
      await db.deleteFrom('bankCard').where('token', '=', token).execute();
    },
  };
}
