import type { IsoDateTime } from '@/domain/time/dates';

/** Subjects of a failed job: a server action, or something no longer known. */
export const jobSubjects = [
  'create',
  'start',
  'stop',
  'reboot',
  'reinstall',
  'resize',
  'setOptions',
  'suspend',
  'destroy',
  'other',
] as const;
export type JobSubject = (typeof jobSubjects)[number];

/** A job that was given up (D33). */
export interface FailedJob {
  id: number;
  subject: JobSubject;
  /** Of the server; empty where there is none. */
  title: string;
  /** E-mail of the customer; null where there is none any more. */
  user: string | null;
  failedAt: IsoDateTime;
  attempts: number;
  /** Why the last attempt failed, in the words of whoever refused it. */
  reason: string;
  /** Whether it can be started again. A refunded job cannot: its customer would have to order it again. */
  canStart: boolean;
}

/** A job as the activity calls it. */
export const jobName = ({ id, title }: Pick<FailedJob, 'id' | 'title'>): string => title || `#${id}`;
