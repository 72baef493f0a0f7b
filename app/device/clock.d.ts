import { type IsoDate, type IsoDateTime } from '@/domain/dates';
/** The day it is, in UTC as all of the portal's dates are. Containers read it here; nothing under src knows the time. */
export declare function today(): IsoDate;
/** The present moment of the device. */
export declare function isoNow(): IsoDateTime;
/** The present moment, a new one every minute: for containers, whose screens know no clock. */
export declare function useNow(): IsoDateTime;
