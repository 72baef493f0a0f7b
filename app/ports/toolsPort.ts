import type { Outcome } from '@/domain/results/outcome';
import type { OwnPasswordRefusal } from '@/domain/auth/ownPassword';
import type { ApiToken, CreatedToken, TokenRequest } from '@/domain/tokens/apiToken';
import type { Webhook, WebhookDelivery, WebhookDraft } from '@/domain/webhooks/webhook';

/** Why a token was not created. */
export type TokenRefusal = OwnPasswordRefusal | 'tooManyTokens';

/** Why a webhook was not added. */
export type WebhookRefusal = 'privateAddress' | 'tooManyWebhooks';

/** Tools for programs that act for the account. Loaded only with their page. */
export interface ToolsPort {
  /** API tokens in order of creation. */
  tokens(signal?: AbortSignal): Promise<readonly ApiToken[]>;
  /** Creates a token after the password; its secret is returned only here. */
  createToken(request: TokenRequest): Promise<Outcome<CreatedToken, TokenRefusal>>;
  /** Revokes a token. Idempotent. */
  revokeToken(id: number): Promise<void>;
  /** Webhooks in order of creation. */
  webhooks(signal?: AbortSignal): Promise<readonly Webhook[]>;
  /** Adds a webhook and returns the secret of its signatures. */
  addWebhook(draft: WebhookDraft): Promise<Outcome<{ secret: string }, WebhookRefusal>>;
  /** Replaces the secret of a webhook and returns the new one. */
  rotateSecret(id: number): Promise<{ secret: string }>;
  resumeWebhook(id: number): Promise<void>;
  /** Sends the event `test`. */
  testWebhook(id: number): Promise<void>;
  /** Newest first. */
  deliveries(id: number, signal?: AbortSignal): Promise<readonly WebhookDelivery[]>;
  /** Removes a webhook. Idempotent. */
  removeWebhook(id: number): Promise<void>;
}
