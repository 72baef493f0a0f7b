import type { FormSubmission } from '@/domain/form/formState';
import type { Question } from '@/domain/form/question';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { IsoDateTime } from '@/domain/time/dates';
import type { OwnPasswordRefusal } from '@/domain/auth/ownPassword';
import type { ApiToken, TokenRequest, TokenProblems } from '@/domain/tokens/apiToken';
import type { Webhook, WebhookDelivery, WebhookDraft, WebhookProblems } from '@/domain/webhooks/webhook';
import { curlExamples, type CurlExample } from '@/domain/tokens/curlExamples';

/** Result of submitting the form of a new token. */
export type TokenSubmission =
  | Exclude<FormSubmission, { status: 'failed' } | { status: 'done' }>
  | { status: 'failed'; reason: FailureReason | OwnPasswordRefusal | 'tooManyTokens' };

/** Question before a webhook is removed, or its secret is replaced. */
export interface WebhookAsked {
  webhook: Webhook;
  action: 'remove' | 'rotate';
}

/** The open dialog of the webhooks. */
export type WebhookOverlay =
  | {
      kind: 'addWebhook';
      draft: WebhookDraft;
      problems: WebhookProblems;
      refusals: number;
      submission:
        | { status: 'idle' | 'pending' }
        | { status: 'failed'; reason: FailureReason | 'privateAddress' | 'tooManyWebhooks' };
    }
  /** The secret of a new webhook, or a new secret. */
  | { kind: 'secret'; secret: string }
  | { kind: 'deliveries'; webhook: Webhook; log: Loaded<readonly WebhookDelivery[]> }
  | ({ kind: 'askWebhook' } & Question<WebhookAsked>);

/** The open dialog of the tokens. */
export type TokenOverlay =
  | { kind: 'none' }
  | {
      kind: 'form';
      draft: TokenRequest;
      problems: TokenProblems;
      isPasswordShown: boolean;
      /** Number of failed submits. */
      refusals: number;
      submission: TokenSubmission;
    }
  /** The secret of a new token, which is shown only now. */
  | { kind: 'created'; name: string; secret: string }
  | ({ kind: 'revoke' } & Question<{ token: ApiToken }>);

/** The states of the screen. */
export type ToolsView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | {
      status: 'ready';
      tokens: readonly ApiToken[];
      webhooks: readonly Webhook[];
      /** Current time, for the last use. */
      now: IsoDateTime;
      examples: readonly CurlExample[];
      overlay: TokenOverlay | WebhookOverlay;
    };

/** Actions of a webhook's menu. */
export type WebhookAction = 'test' | 'resume' | 'log' | 'rotate' | 'remove';

export interface ToolsScreenProps {
  view: ToolsView;
  /** Opens the form of a new token. */
  onTokenAdd: () => void;
  /** The form of a new token changed. */
  onTokenDraftChange: (patch: Partial<TokenRequest>) => void;
  /** Shows or hides the typed password. */
  onTokenPasswordShownChange: (isShown: boolean) => void;
  /** Creates the token of the form. */
  onTokenSubmit: () => void;
  /** Asks whether to revoke a token. */
  onRevokeAsk: (token: ApiToken) => void;
  /** Revokes the token of the question. */
  onRevokeConfirm: () => void;
  /** Opens the form of a new webhook. */
  onWebhookAdd: () => void;
  /** The form of a new webhook changed. */
  onWebhookDraftChange: (patch: Partial<WebhookDraft>) => void;
  /** Adds the webhook of the form. */
  onWebhookSubmit: () => void;
  /** Sends a test, resumes or opens the log, or asks whether to replace the secret or to remove. */
  onWebhookAction: (action: WebhookAction, webhook: Webhook) => void;
  /** Confirms the question about a webhook. */
  onWebhookConfirm: () => void;
  /** Loads the log of deliveries again. */
  onLogRetry: () => void;
  /** Closes the open dialog. */
  onOverlayClose: () => void;
  onRetry: () => void;
}

/** Number of the server in examples of an account that has none. */
const exampleServer = 1024;

/**
 * Makes the page's view.
 *
 * @param origin address of the portal, for the examples
 */
export function toToolsView(
  state: Loaded<{ tokens: readonly ApiToken[]; webhooks: readonly Webhook[] }>,
  { origin, now, overlay }: { origin: string; now: IsoDateTime; overlay: TokenOverlay | WebhookOverlay },
): ToolsView {
  if (state.status !== 'ready') return state;
  return {
    status: 'ready',
    tokens: state.value.tokens.toReversed(),
    webhooks: state.value.webhooks,
    now,
    examples: curlExamples(origin, exampleServer),
    overlay,
  };
}
