import type { RefObject } from 'react';

/** Events, beside pointer movement, which show that somebody may be about to use a control. */
const signs = ['pointerdown', 'keydown'];

/** Runs at the first sign that somebody is at the page, or in the control; gives the way to stop waiting for it. */
export function onFirstInteraction(control: RefObject<HTMLElement | null>, run: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    run();
  };
  // A browser also tells of a pointer that rests while the page comes to lie under it.
  const actIfMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) act();
  };
  // A control that somebody's press has brought is wanted now.
  if (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) act();
  else {
    const options = { capture: true, signal: waiting.signal };
    for (const sign of signs) addEventListener(sign, act, options);
    addEventListener('pointermove', actIfMoved, options);
    // A reader of screens comes to it without any of these.
    control.current?.addEventListener('focusin', act, options);
  }
  return () => waiting.abort();
}
