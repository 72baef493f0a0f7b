import type { RefObject } from 'react';

/** Events besides pointer movement that indicate interaction. */
const signs = ['pointerdown', 'keydown'];

/** Runs a function at the first interaction with the page or the control; returns the cancel function. */
export function onFirstInteraction(control: RefObject<HTMLElement | null>, run: () => void): () => void {
  const waiting = new AbortController();
  const act = () => {
    waiting.abort();
    run();
  };
  // Browsers also report a resting pointer when the page moves under it.
  const actIfMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) act();
  };
  // If the user has interacted before, the control is needed now.
  if (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) act();
  else {
    const options = { capture: true, signal: waiting.signal };
    for (const sign of signs) addEventListener(sign, act, options);
    addEventListener('pointermove', actIfMoved, options);
    // Screen readers may focus it without these events.
    control.current?.addEventListener('focusin', act, options);
  }
  return () => waiting.abort();
}
