import { useEffect, useState } from 'react';
import { dayOf, type IsoDate, type IsoDateTime } from '@/domain/dates';

/** The day it is, in UTC as all of the portal's dates are. Containers read it here; nothing under src knows the time. */
export function today(): IsoDate {
  return dayOf(new Date());
}

/** The present moment of the device. */
export function isoNow(): IsoDateTime {
  return new Date().toISOString() as IsoDateTime;
}

/** How often 'five minutes ago' is recomputed, in milliseconds. */
const tickMs = 60_000;

/** The present moment, a new one every minute: for containers, whose screens know no clock. */
export function useNow(): IsoDateTime {
  const [now, setNow] = useState(isoNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(isoNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
