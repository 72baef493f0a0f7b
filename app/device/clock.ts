import { useEffect, useState } from 'react';
import { toIsoDateTime, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { onClockCorrected, serverTime } from './serverTime';

/**
 * Returns today by the corrected clock of the device, for the demonstration and until the provider's day is known
 * (reads/useToday.ts).
 */
export function deviceDay(): IsoDate {
  return dayIn(defaultTimeZone, new Date(serverTime()));
}

/** Returns the present time, right even if the device's clock is wrong. */
export function isoNow(): IsoDateTime {
  return toIsoDateTime(new Date(serverTime()));
}

/** Interval of updates of relative times, in milliseconds. */
const tickMs = 60_000;

/** Returns the present time, updated every minute and when the clock is corrected. Screens have no clock. */
export function useNow(): IsoDateTime {
  const [now, setNow] = useState(isoNow);
  useEffect(() => {
    const update = () => setNow(isoNow());
    const timer = setInterval(update, tickMs);
    const stop = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
