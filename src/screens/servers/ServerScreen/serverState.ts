import type { ServerOverview } from '@/domain/servers/serverDetails';
import type { OwnerPowerAction } from '@/domain/servers/power';

/** Power actions that need confirmation. Starting is harmless. */
export type PowerQuestion = Exclude<OwnerPowerAction, 'start'>;

/** State of a request; `changed`: the server's status no longer allows it. */
export type PowerSubmission = 'idle' | 'pending' | 'failed' | 'changed';

/** Requested power action of the server. */
export type PowerRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'start' }
  | { readonly kind: 'question'; readonly action: PowerQuestion; readonly submission: PowerSubmission };

export type PowerRequestAction =
  | { type: 'requested'; action: OwnerPowerAction }
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

/** State of opening the console; `ready` if the browser blocked the new tab. */
export type ConsoleRequest =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'ready'; readonly href: string };

/** Returns the page's data after switching auto-renewal, which is a fact and a setting of the server (D29). */
export function withAutoRenewal(overview: ServerOverview, autoRenewal: boolean): ServerOverview {
  const { settings: edited } = overview;
  const server = { ...edited.server, autoRenewal };
  return { ...overview, settings: { ...edited, server, settings: { ...edited.settings, autoRenewal } } };
}
