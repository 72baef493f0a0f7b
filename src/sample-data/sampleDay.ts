import type { IsoDate } from '@/domain/time/dates';

/** Reference day of the sample data. Accounts get the sample shifted to their first day (D25). */
export const sampleDay: IsoDate = '2026-11-21';
