import { useEffect, useRef, type RefObject } from 'react';

/** Whether the screen is still there, for what comes back after it was left. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
