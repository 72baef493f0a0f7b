import type { IsoDate } from '@/domain/time/dates';

/** The day on which the sample is as the stories show it; accounts get it moved to their own first day (D25). */
export const sampleDay: IsoDate = '2026-11-21';
