import { useCallback, useEffect, useState } from 'react';
import { canHoldFocus } from '@/primitives/focusPlace';

const focusable = 'a[href], button, input, [tabindex]';

/** Whether moving focus would not disturb the user: nothing is focused, or only something within the element. */
export function isFocusFree(id: string): boolean {
  const holder = document.activeElement;
  return !canHoldFocus(holder) || document.getElementById(id)?.contains(holder) === true;
}

/**
 * Returns a function that focuses an element by its id after the next render. The focused element may be removed by
 * then. A group passes focus to its first control.
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
