import { useCallback, useEffect, useState } from 'react';
import { canHoldFocus } from '@/primitives/focusPlace';

const focusable = 'a[href], button, input, [tabindex]';

/** Whether whoever works here would not miss the focus: nobody has it, or it is within the element of that id. */
export function isFocusFree(id: string): boolean {
  const holder = document.activeElement;
  return !canHoldFocus(holder) || document.getElementById(id)?.contains(holder) === true;
}

/**
 * Sends the focus to an element by its id once what was done is on the page: the element that had it may be gone.
 * A group gives it to its first control.
 */
export function useFocusTarget(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    const element = target && document.getElementById(target.id);
    if (!element) return;
    const holder = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    holder?.focus();
  }, [target]);
  return useCallback((id) => setTarget({ id }), []);
}
