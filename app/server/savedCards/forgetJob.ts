import type { Db } from '../db/database';
import type { Gateways } from '../gateways/gateway';
import { enqueue } from '../jobs/enqueue';
import type { JobHandler } from '../jobs/handler';

/** A card that is no longer saved here. */
interface RemovedCard {
  readonly id: number;
  readonly gateway: string;
  readonly token: string;
}

/** Has the gateways of these cards forget them, in the transaction that removes them here: once that is committed. */
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
 * Has a gateway forget a card, until it has answered. Nobody charges it any more meanwhile; of a gateway that this server no longer
 * has nothing is requested.
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
