import { reconciled, type DroppedChoice, type OrderConfiguration } from '@/domain/order/configuration';
import type { OrderStart } from './parseOrderStart';

/** Choices removed because they are incompatible with another one. */
export interface TakenBack {
  dropped: readonly DroppedChoice[];
  /** Earlier configuration, for the names of removed choices and the incompatible system. */
  chosen: OrderConfiguration;
  /** The choice that caused it; the notice is shown next to it. */
  cause: 'os' | 'programs';
}

/** State of the open configurator. */
export interface OrderState extends OrderStart {
  takenBack: TakenBack | null;
  isReceiptOpen: boolean;
  isSaving: boolean;
}

export type OrderAction =
  | { type: 'restarted'; start: OrderStart }
  | { type: 'changed'; change: Partial<OrderConfiguration> }
  | { type: 'receiptToggled' }
  | { type: 'saveStarted' }
  | { type: 'saveEnded' };

export function initialOrderState(start: OrderStart): OrderState {
  return { ...start, takenBack: null, isReceiptOpen: false, isSaving: false };
}

export function orderReducer(state: OrderState, action: OrderAction): OrderState {
  switch (action.type) {
    case 'restarted':
      return { ...state, ...action.start, takenBack: null };
    case 'changed':
      return changed(state, action.change);
    case 'receiptToggled':
      return { ...state, isReceiptOpen: !state.isReceiptOpen };
    case 'saveStarted':
      return { ...state, isSaving: true };
    case 'saveEnded':
      return { ...state, isSaving: false };
  }
}

function changed(state: OrderState, change: Partial<OrderConfiguration>): OrderState {
  const chosen = { ...state.configuration, ...change };
  const { configuration, dropped } = reconciled(chosen, state.plan, state.systems);
  if (dropped.length > 0)
    return {
      ...state,
      configuration,
      takenBack: { dropped, chosen, cause: 'os' in change ? 'os' : 'programs' },
    };
  // The notice stays until a dependent choice changes.
  const isSettled = 'os' in change || 'software' in change || 'panel' in change;
  return { ...state, configuration, takenBack: isSettled ? null : state.takenBack };
}
