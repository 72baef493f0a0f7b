import { useEffect, useState } from 'react';
import type { IsoDateTime } from '@/domain/dates';

/** What 'five minutes ago' is told to, in milliseconds. */
const tickMs = 60_000;

/** The present moment of the device. */
export function isoNow(): IsoDateTime {
  return new Date().toISOString() as IsoDateTime;
}

/** The present moment, a new one every minute: for containers, whose screens know no clock. */
export function useNow(): IsoDateTime {
  const [now, setNow] = useState(isoNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(isoNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
