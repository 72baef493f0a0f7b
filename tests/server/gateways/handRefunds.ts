import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '@app/server/ledger/ledger';
import type { Db } from '@app/server/db/database';
import type { RefundTarget } from '@/domain/payment/refund';
import { auditBooks, billingOf } from '../support/accountMoney';
import { noticesOf } from '../support/notices';
import { paidByHand, price, refundPortal } from '../support/refundsByHand';

type Step = { do: 'refund'; minor: number; target: RefundTarget } | { do: 'send' | 'cancel'; at: number };

const at = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('refund' as const),
    minor: fc.constantFrom(50_000, 100_000, price),
    target: fc.constantFrom<RefundTarget>('method', 'method', 'balance'),
  }),
  fc.record({ do: fc.constantFrom('send' as const, 'cancel' as const), at }),
);
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });

const whole: Step = { do: 'refund', minor: price, target: 'method' };
const [send, cancel] = (['send', 'cancel'] as const).map((act): Step => ({ do: act, at: 0 })) as [Step, Step];
/** One is sent and cancelled at once, and given back again at that. */
const examples: [Step[][], boolean][] = [true, false].map((isTopUp) => [
  [[whole], [send, cancel, send, cancel], [whole, whole], [cancel, send, whole]],
  isTopUp,
]);

/**
 * Tests concurrent refunds of a transfer by administrators. Each is sent or cancelled, never both; nothing is
 * refunded twice or lost; and its payment is as refunded as its refunds say.
 */
export function handRefunds(database: string, open: () => Promise<Db>, runs: number): void {
  describe(`refunds by hand on ${database}`, () => {
    const portal = refundPortal(open);

    /** Result of a step; a refusal by the rules is a conflict. */
    async function make(act: Step, id: number, user: string): Promise<void> {
      const { calls } = portal;
      if (act.do === 'refund') {
        expect([200, 409]).toContain((await calls.refund(id, act.minor, act.target)).status);
        return;
      }
      const own = (await calls.all()).filter((each) => each.user === user);
      const chosen = own[act.at % Math.max(1, own.length)];
      if (!chosen) return;
      const refund = String(chosen.id);
      const answer = await (act.do === 'send'
        ? calls.markSent(refund)
        : calls.cancel(refund, 'Wrong account'));
      expect([200, 409]).toContain(answer.status);
    }

    // tests: ADMIN-32
    it(
      'are sent or cancelled, and neither lose money nor double it',
      async () => {
        await fc.assert(
          fc.asyncProperty(rounds, fc.boolean(), async (script, isTopUp) => {
            const { app, admin, db } = portal;
            const { ann, id } = await paidByHand(app, admin, isTopUp ? { entries: [] } : {});
            const [incoming, returning] = [await sumOf(db, 'incoming'), await sumOf(db, 'returning')];
            for (const round of script) await Promise.all(round.map((act) => make(act, id, ann.email)));

            const rows = await db.selectFrom('refund').selectAll().where('paymentId', '=', id).execute();
            for (const { endedAt, canceledAt } of rows)
              expect(endedAt === null || canceledAt === null).toBe(true);
            const sum = (isSuch: (row: (typeof rows)[number]) => boolean) =>
              rows.filter(isSuch).reduce((total, { amount }) => total + amount, 0);
            const valid = sum(({ canceledAt }) => canceledAt === null);
            const byHand = sum(({ canceledAt, target }) => canceledAt === null && target === 'method');
            const sent = sum(({ endedAt, target }) => endedAt !== null && target === 'method');
            expect(await sumOf(db, 'returning')).toBe(returning + byHand - sent);
            expect(await sumOf(db, 'incoming')).toBe(incoming + sent);
            expect(await billingOf(app, ann).balance()).toBe(isTopUp ? price - byHand : valid - byHand);
            const payment = await db
              .selectFrom('payment')
              .select(['state', 'refunded'])
              .where('id', '=', id)
              .executeTakeFirstOrThrow();
            expect(payment).toEqual({ state: valid === price ? 'refunded' : 'paid', refunded: valid });
            // Notifications are sent as often as it happened.
            const notices = await noticesOf(db, ann);
            const canceled = rows.filter(({ canceledAt }) => canceledAt !== null);
            expect(notices.filter(({ about }) => about.kind === 'refundCanceled')).toHaveLength(
              canceled.length,
            );
            expect(await auditBooks(db)).toEqual({ sum: 0, below: [] });
          }),
          { numRuns: runs + examples.length, examples },
        );
      },
      10 * 60_000,
    );
  });
}
