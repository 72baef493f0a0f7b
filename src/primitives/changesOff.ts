import { createContext, use, type MouseEvent } from 'react';

/** Why nothing can be changed on the pages inside, such as for an administrator who only looks (D33). */
export interface ChangesOffValue {
  /** The reason in words: the description of every control that is off. */
  reason: string;
  /** A control that is off was pressed: a finger has no hover to read the reason by. */
  onExplain: (reason: string) => void;
}

/** Read by buttons, switches and menus; null where changes are allowed. */
export const ChangesOff = createContext<ChangesOffValue | null>(null);

/** The attributes of a control that is off, or null where it works. It stays in the tab order. */
export function useChangesOff(isChange: boolean) {
  const off = use(ChangesOff);
  if (!off || !isChange) return null;
  return {
    disabled: false,
    'aria-disabled': true,
    // A title is the description only where nothing else is.
    'aria-describedby': undefined,
    title: off.reason,
    onClick: (event: MouseEvent<HTMLButtonElement | HTMLInputElement>) => {
      // It does not submit its form, by Enter either. A checkbox is left to React, which puts it back.
      if (event.currentTarget.type === 'submit') event.preventDefault();
      off.onExplain(off.reason);
    },
  };
}
