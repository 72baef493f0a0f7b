import type { CartUse } from './cartView';

export type CartUseAction =
  | { type: 'selected'; ids: readonly string[]; isSelected: boolean }
  | { type: 'toggled'; id: string }
  | { type: 'checkout'; checkout: CartUse['checkout'] };

/** §2, §4: everything is selected at first, nothing is open; what this tab has deselected stays so (cartExclusions). */
export const initialCartUse: CartUse = { excluded: new Set(), expanded: new Set(), checkout: 'idle' };

/** Ids of items that are gone stay excluded: Undo brings an item back as it was. */
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
    case 'checkout':
      return { ...state, checkout: action.checkout };
  }
}
