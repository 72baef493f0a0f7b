import { useEffect, useRef, type HTMLAttributes } from 'react';
import { canHoldFocus, focusAt, placeOf, type FocusPlace } from './focusPlace';

/**
 * A section that keeps the focus of whoever works in it. What was pressed may be gone or switched off once it has
 * done its work (a chip, Delete without a selection); the browser would begin at the top of the document again.
 */
export function FocusKeeper(props: HTMLAttributes<HTMLElement>) {
  const section = useRef<HTMLElement>(null);
  const place = useRef<FocusPlace | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      place.current = section.current?.contains(target) ? placeOf(target) : null;
    };
    // A press elsewhere gives the focus up on purpose.
    const forget = () => {
      place.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  // After every change that the page makes to its section: any of them may have taken the holder away.
  useEffect(() => {
    const last = place.current;
    if (last && !canHoldFocus(last.holder) && !canHoldFocus(document.activeElement)) focusAt(last);
  });

  return <section {...props} ref={section} />;
}
