import { defaultTimeZone, isTimeZone, type TimeZone } from '@/domain/time/timeZone';
import { Emitter } from './emitter';

const changed = new Emitter();
let current: TimeZone = defaultTimeZone;

/** The provider's time zone (D41), which the server says with the figures of an account; the default until then. */
export const timeZoneStore = {
  getSnapshot: (): TimeZone => current,
  subscribe: changed.subscribe,
  /** A zone that this browser does not know changes nothing. */
  set: (timeZone: TimeZone): void => {
    if (timeZone === current || !isTimeZone(timeZone)) return;
    current = timeZone;
    changed.emit();
  },
};
