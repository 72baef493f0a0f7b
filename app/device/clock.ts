import { dayOf, type IsoDate } from '@/domain/dates';

/** The day it is, in UTC as all of the portal's dates are. Containers read it here; nothing under src knows the time. */
export function today(): IsoDate {
  return dayOf(new Date());
}
