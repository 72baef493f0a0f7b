import { sql } from 'kysely';
import { toIsoDateTime } from '@/domain/time/dates';
import { failuresUntilPause, maxAnswer, retryPauses } from '@/domain/webhooks/webhook';
import type { Db } from '../db/database';
import type { JobHandler } from '../jobs/handler';
import type { Seal } from '../seal';
import type { SendWebhook, WebhookAnswer } from './sendWebhook';
import { signWebhook } from './signWebhook';

/** Replaces characters that PostgreSQL cannot store. */
const storable = (text: string) => text.replace(/\p{Cc}|\p{Cs}/gu, ' ').slice(0, maxAnswer);

async function attempt(post: Promise<WebhookAnswer>): Promise<{ status: number | null; answer: string }> {
  try {
    return await post;
  } catch (error) {
    return { status: null, answer: error instanceof Error ? error.message : String(error) };
  }
}

/** Counts a failed delivery; too many in a row pause the webhook. */
async function countFailure(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({
      failures: sql<number>`"failures" + 1`,
      pausedAt: sql<Date | null>`case when "failures" + 1 >= ${failuresUntilPause} then coalesce("pausedAt", ${now}::timestamptz) else "pausedAt" end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Delivers an event to its webhook with its own retries, because receivers fail often. */
export function webhookHandler({
  seal,
  send,
}: {
  readonly seal: Seal;
  readonly send: SendWebhook;
}): JobHandler<'webhook'> {
  return {
    async run({ deliveryId }, { db, now }) {
      const found = await db
        .selectFrom('webhookDelivery')
        .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
        .select(['webhook.id', 'webhook.url', 'webhook.secret', 'webhook.pausedAt'])
        .select(['webhookDelivery.at', 'webhookDelivery.type', 'webhookDelivery.data'])
        .select(['webhookDelivery.attempts', 'webhookDelivery.state'])
        .where('webhookDelivery.id', '=', deliveryId)
        .executeTakeFirst();
      if (found?.state !== 'waiting') return {};
      const secret = seal.open(found.secret);
      const body = JSON.stringify({ type: found.type, timestamp: toIsoDateTime(found.at), data: found.data });
      const isPaused = found.pausedAt !== null;
      const { status, answer } =
        isPaused || secret === null
          ? { status: null, answer: isPaused ? 'The webhook is paused' : 'The secret is unreadable' }
          : await attempt(
              send(found.url, {
                headers: signWebhook(secret, { id: `msg_${deliveryId}`, at: now, body }),
                body,
              }),
            );
      const isDelivered = status !== null && status >= 200 && status < 300;
      const pause = isPaused ? undefined : retryPauses[found.attempts];
      const isFailed = !isDelivered && pause === undefined;
      return {
        apply: async (tx) => {
          await tx
            .updateTable('webhookDelivery')
            .set({
              state: isDelivered ? 'delivered' : isFailed ? 'failed' : 'waiting',
              attempts: found.attempts + 1,
              status,
              answer: storable(answer),
            })
            .where('id', '=', deliveryId)
            .execute();
          if (isDelivered)
            await tx.updateTable('webhook').set({ failures: 0 }).where('id', '=', found.id).execute();
          else if (isFailed && !isPaused) await countFailure(tx, found.id, now);
        },
        ...(!isDelivered && pause !== undefined ? { again: new Date(now.getTime() + pause * 1000) } : {}),
      };
    },
  };
}
