import type { CartUse } from './cartView';

export type CartUseAction =
  | { type: 'selected'; ids: readonly string[]; isSelected: boolean }
  | { type: 'toggled'; id: string }
  | { type: 'summaryToggled'; isOpen: boolean }
  | { type: 'checkout'; checkout: CartUse['checkout'] };

/** Initially everything is selected and collapsed (§2, §4); this tab's deselections are kept (cartExclusions). */
export const initialCartUse: CartUse = {
  excluded: new Set(),
  expanded: new Set(),
  isSummaryOpen: false,
  checkout: 'idle',
};

/** Removed items stay excluded, so that Undo restores them unchanged. */
export function cartUseReducer(state: CartUse, action: CartUseAction): CartUse {
  switch (action.type) {
    case 'selected': {
      const excluded = new Set(state.excluded);
      for (const id of action.ids) {
        if (action.isSelected) excluded.delete(id);
        else excluded.add(id);
      }
      return { ...state, excluded };
    }
    case 'toggled': {
      const expanded = new Set(state.expanded);
      if (!expanded.delete(action.id)) expanded.add(action.id);
      return { ...state, expanded };
    }
    case 'summaryToggled':
      return { ...state, isSummaryOpen: action.isOpen };
    case 'checkout':
      return { ...state, checkout: action.checkout };
  }
}
