import { useEffect, useState } from 'react';
import { toIsoDateTime, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';

/** The day by the device's clock, for the demonstration and until the server has told the provider's day (reads/useToday.ts). */
export function deviceDay(): IsoDate {
  return dayIn(defaultTimeZone, new Date());
}

/** The present moment of the device. */
export function isoNow(): IsoDateTime {
  return toIsoDateTime(new Date());
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
