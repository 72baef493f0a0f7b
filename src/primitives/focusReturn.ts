import { useRef } from 'react';
import { canHoldFocus, focusAt, placeOf, type FocusPlace } from './focusPlace';

/** Restores focus unless something else has taken it, such as the content of a page that a link opened. */
export function giveFocusBack(to: FocusPlace | null): void {
  if (to && !canHoldFocus(document.activeElement)) focusAt(to);
}

/** Handlers for a Radix overlay without a trigger (ours open from state); Radix alone would leave focus on the body. */
export function useFocusReturn() {
  const opener = useRef<FocusPlace | null>(null);
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement instanceof HTMLElement) opener.current = placeOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // React DOM misses the blur of a removed field, and would keep the field and its subtree in memory until the next
      // one.
      document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      giveFocusBack(opener.current);
    },
  };
}
