import { useEffect, useRef, type HTMLAttributes } from 'react';
import { canHoldFocus, focusAt, placeOf, type FocusPlace } from './focusPlace';

/**
 * A section that keeps focus inside. A pressed control may disappear or be disabled (a chip, Delete without a
 * selection); the browser would then restart at the top of the document.
 */
export function FocusKeeper(props: HTMLAttributes<HTMLElement>) {
  const section = useRef<HTMLElement>(null);
  const place = useRef<FocusPlace | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      place.current = section.current?.contains(target) ? placeOf(target) : null;
    };
    // Pressing elsewhere gives up focus on purpose; pressing the focused element does not.
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.holder.contains(target))) place.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  // After every change of the section, because it may have removed the focused element.
  useEffect(() => {
    const last = place.current;
    if (last && !canHoldFocus(last.holder) && !canHoldFocus(document.activeElement)) focusAt(last);
  });

  return <section {...props} ref={section} />;
}
