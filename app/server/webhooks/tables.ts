import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState, WebhookTopic } from '@/domain/webhooks/webhook';

/** An address that receives events of an account. */
export interface WebhookTable {
  id: Generated<number>;
  userId: string;
  url: string;
  topics: ColumnType<readonly WebhookTopic[], string, never>;
  /** Sealed, because signing needs it. */
  secret: string;
  createdAt: Date;
  /** Failed deliveries in a row. */
  failures: Generated<number>;
  /** When it was paused after repeated failures. */
  pausedAt: ColumnType<Date | null, never, Date | null>;
}

/** An event for a webhook; triggers add it in the transaction of the event (migration 531). */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhookId: number;
  at: Date;
  type: string;
  data: ColumnType<unknown, string, never>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  status: ColumnType<number | null, never, number | null>;
  answer: ColumnType<string | null, never, string | null>;
}

declare module '../db/schema' {
  interface Schema {
    webhook: WebhookTable;
    webhookDelivery: WebhookDeliveryTable;
  }
}
