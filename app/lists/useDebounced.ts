import { useEffect, useState } from 'react';
import { addressPauseMs } from '@app/routes/addressPause';

/** A value once it has not changed for a moment: not every keystroke is a call. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), addressPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
