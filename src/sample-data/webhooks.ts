import type { Webhook, WebhookDelivery } from '@/domain/webhooks/webhook';

/** Makes a webhook, with changes. */
export function makeWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 3,
    url: 'https://ops.example.com/hooks/portal',
    topics: ['servers', 'billing'],
    createdAt: '2026-10-05T10:00:00Z',
    isPaused: false,
    ...changes,
  };
}

/** Makes a delivery, with changes. */
export function makeDelivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: 31,
    at: '2026-11-21T08:40:00Z',
    type: 'server.activated',
    state: 'delivered',
    attempts: 1,
    status: 200,
    answer: '{}',
    ...changes,
  };
}

/** An active webhook and a paused one. */
export const exampleWebhooks: readonly Webhook[] = [
  makeWebhook(),
  makeWebhook({ id: 4, url: 'https://chat.example.com/in/42', topics: ['support'], isPaused: true }),
];

/** Newest first: waiting for a retry, delivered, failed. */
export const exampleDeliveries: readonly WebhookDelivery[] = [
  makeDelivery({
    id: 33,
    at: '2026-11-21T09:05:00Z',
    type: 'bill.paid',
    state: 'waiting',
    attempts: 2,
    status: 502,
    answer: 'Bad Gateway',
  }),
  makeDelivery(),
  makeDelivery({
    id: 30,
    at: '2026-11-20T17:00:00Z',
    type: 'bill.pending',
    state: 'failed',
    attempts: 7,
    status: null,
    answer: 'The name leads to a private address',
  }),
];
