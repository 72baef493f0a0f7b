import { useRef } from 'react';
import { canHoldFocus, focusAt, placeOf, type FocusPlace } from './focusPlace';

/**
 * Gives focus back to where it was, unless somebody else has taken it meanwhile: a link in the thing that closed
 * may have led to a page that focuses its own content.
 */
export function giveFocusBack(to: FocusPlace | null): void {
  if (to && !canHoldFocus(document.activeElement)) focusAt(to);
}

/**
 * Handlers for a Radix overlay without a trigger of its own (ours open from state): without them it would leave
 * focus on the body when it closes.
 */
export function useFocusReturn() {
  const opener = useRef<FocusPlace | null>(null);
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement instanceof HTMLElement) opener.current = placeOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // React DOM hears nothing while it takes a field off the page: it would hold the one that had the focus, with all
      // that stood around it, until it sees another left.
      document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      giveFocusBack(opener.current);
    },
  };
}
