import { defaultTimeZone, isTimeZone, type TimeZone } from '@/domain/time/timeZone';
import { Emitter } from './emitter';

const changed = new Emitter();
let current: TimeZone = defaultTimeZone;

/** Time zone of the provider (D41), received with the account's figures; the default until then. */
export const timeZoneStore = {
  getSnapshot: (): TimeZone => current,
  subscribe: changed.subscribe,
  /** Ignores zones unknown to this browser. */
  set: (timeZone: TimeZone): void => {
    if (timeZone === current || !isTimeZone(timeZone)) return;
    current = timeZone;
    changed.emit();
  },
};
