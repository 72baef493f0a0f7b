import type { FormSubmission } from '@/domain/form/formState';
import type { Question } from '@/domain/form/question';
import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { IsoDateTime } from '@/domain/time/dates';
import type { ApiToken, TokenDraft, TokenProblems } from '@/domain/tokens/apiToken';
import { curlExamples, type CurlExample } from '@/domain/tokens/curlExamples';

/** Result of submitting the form of a new token. */
export type TokenSubmission =
  | Exclude<FormSubmission, { status: 'failed' } | { status: 'done' }>
  | { status: 'failed'; reason: FailureReason | 'tooManyTokens' };

/** The open dialog of the tokens. */
export type TokenOverlay =
  | { kind: 'none' }
  | {
      kind: 'form';
      draft: TokenDraft;
      problems: TokenProblems;
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
      /** Current time, for the last use. */
      now: IsoDateTime;
      examples: readonly CurlExample[];
      overlay: TokenOverlay;
    };

export interface ToolsScreenProps {
  view: ToolsView;
  /** Opens the form of a new token. */
  onTokenAdd: () => void;
  /** The form of a new token changed. */
  onTokenDraftChange: (patch: Partial<TokenDraft>) => void;
  /** Creates the token of the form. */
  onTokenSubmit: () => void;
  /** Asks whether to revoke a token. */
  onRevokeAsk: (token: ApiToken) => void;
  /** Revokes the token of the question. */
  onRevokeConfirm: () => void;
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
  state: Loaded<readonly ApiToken[]>,
  { origin, now, overlay }: { origin: string; now: IsoDateTime; overlay: TokenOverlay },
): ToolsView {
  if (state.status !== 'ready') return state;
  return {
    status: 'ready',
    tokens: state.value.toReversed(),
    now,
    examples: curlExamples(origin, exampleServer),
    overlay,
  };
}
