import type { ServerOverview } from '@/domain/servers/serverDetails';
import type { PowerAction } from '@/domain/servers/power';

/** Power actions that need confirmation. A start harms nobody, so it needs none. */
export type PowerQuestion = Exclude<PowerAction, 'start'>;

/** How far a request is; `changed`: the server's status does not allow it any more. */
export type PowerSubmission = 'idle' | 'pending' | 'failed' | 'changed';

/** Requested power action of the server. */
export type PowerRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'start' }
  | { readonly kind: 'question'; readonly action: PowerQuestion; readonly submission: PowerSubmission };

export type PowerRequestAction =
  | { type: 'requested'; action: PowerAction }
  | { type: 'submitted' }
  | { type: 'failed'; why: 'failed' | 'changed' }
  | { type: 'closed' };

export function powerReducer(state: PowerRequest, action: PowerRequestAction): PowerRequest {
  switch (action.type) {
    case 'requested':
      return action.action === 'start'
        ? { kind: 'start' }
        : { kind: 'question', action: action.action, submission: 'idle' };
    case 'submitted':
      return state.kind === 'question' ? { ...state, submission: 'pending' } : state;
    case 'failed':
      return state.kind === 'question' ? { ...state, submission: action.why } : { kind: 'none' };
    case 'closed':
      return { kind: 'none' };
  }
}

/** How far the way to the console is; `ready` where the browser let no tab open by itself. */
export type ConsoleRequest =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'ready'; readonly href: string };

/** A server's page once its renewal is switched; `autoRenewal` is a fact of the server and one of its settings (D29). */
export function withAutoRenewal(overview: ServerOverview, autoRenewal: boolean): ServerOverview {
  const { settings: edited } = overview;
  const server = { ...edited.server, autoRenewal };
  return { ...overview, settings: { ...edited, server, settings: { ...edited.settings, autoRenewal } } };
}
