import type { IsoDateTime } from '@/domain/time/dates';

/** Topics of events that a webhook can receive. */
export const webhookTopics = ['servers', 'billing', 'support'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Failed deliveries in a row after which a webhook is paused. */
export const failuresUntilPause = 5;
/** Pauses between the attempts of a delivery, in seconds; after the last one it has failed. */
export const retryPauses = [5, 60, 300, 1800, 7200, 18_000] as const;
/** Maximum stored length of an answer. */
export const maxAnswer = 300;

/** An address that receives events of the account. */
export interface Webhook {
  id: number;
  url: string;
  topics: readonly WebhookTopic[];
  createdAt: IsoDateTime;
  /** Whether it receives nothing after repeated failures, until it is resumed. */
  isPaused: boolean;
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  id: number;
  at: IsoDateTime;
  /** Type of the event, such as `server.activated`. */
  type: string;
  state: DeliveryState;
  /** Attempts so far. */
  attempts: number;
  /** HTTP status of the last answer; null without one. */
  status: number | null;
  /** Beginning of the last answer, or why there was none. */
  answer: string | null;
}

export interface WebhookDraft {
  url: string;
  topics: readonly WebhookTopic[];
}

/** All topics, to an address that is still to be typed. */
export const emptyWebhookDraft: WebhookDraft = { url: '', topics: webhookTopics };

export interface WebhookProblems {
  url?: 'invalid';
  topics?: 'required';
}

/** Whether a text is an address that a webhook may have: https, without a user. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** Checks a draft; an empty object if it can be sent. */
export function webhookProblems({ url, topics }: WebhookDraft): WebhookProblems {
  return {
    ...(isWebhookUrl(url.trim()) ? {} : { url: 'invalid' as const }),
    ...(topics.length === 0 ? { topics: 'required' as const } : {}),
  };
}
