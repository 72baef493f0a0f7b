import { useEffect, useState } from 'react';
import { addressPauseMs } from '@app/routes/addressPause';

/** Returns a value after it has been stable for a moment, to limit calls while typing. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), addressPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
