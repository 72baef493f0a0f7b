import { createContext, use, type MouseEvent } from 'react';

/** Why changes are disabled inside, for example while an administrator is viewing (D33). */
export interface ChangesOffValue {
  /** The reason, used as the description of every disabled control. */
  reason: string;
  /** A disabled control was pressed, because touch has no hover for the reason. */
  onExplain: (reason: string) => void;
}

/** Used by buttons, switches and menus; null if changes are allowed. */
export const ChangesOff = createContext<ChangesOffValue | null>(null);

/** Returns the attributes of a disabled but focusable control, or null if it is enabled. */
export function useChangesOff(isChange: boolean) {
  const off = use(ChangesOff);
  if (!off || !isChange) return null;
  return {
    disabled: false,
    'aria-disabled': true,
    // A title is the description only without another one.
    'aria-describedby': undefined,
    title: off.reason,
    onClick: (event: MouseEvent<HTMLButtonElement | HTMLInputElement>) => {
      // Prevents submitting, also by Enter. React itself reverts a checkbox.
      if (event.currentTarget.type === 'submit') event.preventDefault();
      off.onExplain(off.reason);
    },
  };
}
