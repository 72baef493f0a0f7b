import { sql, type Selectable, type Updateable } from 'kysely';
import { toIsoDateTime } from '@/domain/time/dates';
import { webhookTopics } from '@/domain/webhooks/webhook';
import type { webhooksContract } from '@app/contract/webhooks';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Handlers } from '../routing/contractRoutes';
import { isReceiver } from '../webhooks/publicAddress';
import { newWebhookSecret } from '../webhooks/signWebhook';
import type { WebhookTable } from '../webhooks/tables';
import { settingsOf } from '../settings/storedSettings';

/** Deliveries that the log shows. */
const shownDeliveries = 50;

type Row = Pick<Selectable<WebhookTable>, 'id' | 'url' | 'topics' | 'createdAt' | 'pausedAt'>;

const toWire = ({ id, url, topics, createdAt, pausedAt }: Row) => ({
  id: String(id),
  url,
  topics,
  createdAt: toIsoDateTime(createdAt),
  isPaused: pausedAt !== null,
});

const listed = ['id', 'url', 'topics', 'createdAt', 'pausedAt'] as const;

/** @throws Problem 404 unless the account has this webhook */
async function ownWebhook(db: Db, userId: string, id: number): Promise<void> {
  const found = await db
    .selectFrom('webhook')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refusal('notFound');
}

/** @throws Problem 404 unless the account has this webhook */
async function changeWebhook(
  db: Db,
  userId: string,
  id: number,
  change: Updateable<WebhookTable>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set(change)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refusal('notFound');
}

/** Handlers of webhooks. */
export const webhookRoutes: Handlers<typeof webhooksContract> = {
  async list({ db, caller }) {
    const rows = await db
      .selectFrom('webhook')
      .select(listed)
      .where('userId', '=', caller.id)
      .orderBy('id')
      .execute();
    return { items: rows.map(toWire) };
  },
  async create({ db, caller, body: { url, topics }, privateHosts, seal, now }) {
    if (!isReceiver(new URL(url).hostname, privateHosts)) throw refusal('privateAddress');
    await lockCustomer(db, caller.id);
    const { count } = await db
      .selectFrom('webhook')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('userId', '=', caller.id)
      .executeTakeFirstOrThrow();
    const { webhooksPerAccount: max } = await settingsOf(db);
    if (Number(count) >= max) throw refusal('tooManyWebhooks', { max });
    const secret = newWebhookSecret();
    const row = await db
      .insertInto('webhook')
      .values({
        userId: caller.id,
        url,
        topics: JSON.stringify(webhookTopics.filter((topic) => topics.includes(topic))),
        secret: seal.close(secret),
        createdAt: now,
      })
      .returning(listed)
      .executeTakeFirstOrThrow();
    return { webhook: toWire(row), secret };
  },
  async rotate({ db, caller, params, seal }) {
    const secret = newWebhookSecret();
    await changeWebhook(db, caller.id, params.id, { secret: seal.close(secret) });
    return { secret };
  },
  async resume({ db, caller, params }) {
    await changeWebhook(db, caller.id, params.id, { pausedAt: null, failures: 0 });
  },
  async test({ db, caller, params, now }) {
    await ownWebhook(db, caller.id, params.id);
    await sql`select "queueDelivery"(${params.id}, ${now}, 'test', '{}')`.execute(db);
  },
  async deliveries({ db, caller, params }) {
    await ownWebhook(db, caller.id, params.id);
    const rows = await db
      .selectFrom('webhookDelivery')
      .select(['id', 'at', 'type', 'state', 'attempts', 'status', 'answer'])
      .where('webhookId', '=', params.id)
      .orderBy('id', 'desc')
      .limit(shownDeliveries)
      .execute();
    return { items: rows.map((row) => ({ ...row, id: String(row.id), at: toIsoDateTime(row.at) })) };
  },
  async remove({ db, caller, params }) {
    const { numDeletedRows } = await db
      .deleteFrom('webhook')
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refusal('notFound');
  },
};
