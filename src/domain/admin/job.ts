import { ownerOperations } from '../servers/failedOperation';
import type { IsoDateTime } from '@/domain/time/dates';

/** Subject of a failed job: a server action, or a type that no longer exists. */
export const jobSubjects = ['create', ...ownerOperations, 'suspend', 'destroy', 'other'] as const;
export type JobSubject = (typeof jobSubjects)[number];

/** A job that failed for good (D33). */
export interface FailedJob {
  id: number;
  subject: JobSubject;
  /** Title of the server; empty if there is none. */
  title: string;
  /** E-mail of the customer; null if the account was deleted. */
  user: string | null;
  failedAt: IsoDateTime;
  attempts: number;
  /** Error message of the last attempt. */
  reason: string;
  /** Whether it can be retried. A refunded job cannot: the customer would have to order again. */
  canStart: boolean;
}

/** Name of a job in the activity feed. */
export const jobName = ({ id, title }: Pick<FailedJob, 'id' | 'title'>): string => title || `#${id}`;
