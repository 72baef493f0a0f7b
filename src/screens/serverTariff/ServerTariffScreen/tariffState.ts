import type { ConfirmUse, FinishFailure } from './serverTariffView';

/** Everything the wizard remembers beside its address. */
export interface TariffState extends ConfirmUse {
  /** The chosen star; the address follows it. */
  tariff: string;
}

export type TariffAction =
  | { type: 'arrived'; tariff: string }
  | { type: 'chosen'; tariff: string }
  | { type: 'refused' }
  | { type: 'finishStarted' }
  | { type: 'finishFailed'; reason: FinishFailure }
  | { type: 'cartStarted' }
  | { type: 'cartEnded' };

export function initialTariffState(tariff: string): TariffState {
  return { tariff, submission: { status: 'idle' }, isSaving: false, refusals: 0 };
}

export function tariffReducer(state: TariffState, action: TariffAction): TariffState {
  switch (action.type) {
    case 'arrived':
      // Another step, or another choice: what went wrong before is behind. What is on its way stays so.
      return state.submission.status === 'pending'
        ? { ...state, tariff: action.tariff }
        : { ...initialTariffState(action.tariff), isSaving: state.isSaving };
    case 'chosen':
      return { ...state, tariff: action.tariff, refusals: 0 };
    case 'refused':
      return { ...state, refusals: state.refusals + 1 };
    case 'finishStarted':
      return { ...state, submission: { status: 'pending' } };
    case 'finishFailed':
      return {
        ...state,
        submission: { status: 'failed', reason: action.reason },
        refusals: state.refusals + 1,
      };
    case 'cartStarted':
      return { ...state, isSaving: true };
    case 'cartEnded':
      return { ...state, isSaving: false };
  }
}
