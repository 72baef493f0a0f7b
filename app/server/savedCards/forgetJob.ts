import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';

/** A removed card. */
interface RemovedCard {
  readonly id: number;
  readonly gateway: string;
  readonly token: string;
}

/** Queues the deletion of cards at their gateways, for after the commit. */
export const enqueueForgetting = (tx: Db, cards: readonly RemovedCard[], now: Date): Promise<void> =>
  enqueue(
    tx,
    cards.map(({ id, gateway, token }) => ({
      kind: 'forgetCard' as const,
      key: `forgetCard:${id}`,
      payload: { gateway, token },
      runAt: now,
    })),
  );

/**
 * Deletes a card's token at its gateway, with retries. It is not charged meanwhile. A gateway that this server no
 * longer has is skipped.
 */
export function forgetCardHandler(gateways: Gateways): JobHandler<'forgetCard'> {
  return {
    async run({ gateway: id, token }) {
      const gateway = gateways.get(id);
      if (gateway?.kind === 'hosted') await gateway.forget(token);
      return {};
    },
  };
}
