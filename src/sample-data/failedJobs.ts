import type { FailedJob } from '@/domain/admin/job';

/** Makes a failed job, with changes. */
export function makeFailedJob(changes: Partial<FailedJob> = {}): FailedJob {
  return {
    id: 412,
    subject: 'reboot',
    title: 'shop.example.ru',
    user: 'anna.sokolova@example.ru',
    failedAt: '2026-11-21T08:14:00Z',
    attempts: 10,
    reason: 'The automation answered 503 to POST /operations',
    canStart: true,
    ...changes,
  };
}

/** Newest first. */
export const sampleFailedJobs: readonly FailedJob[] = [
  makeFailedJob(),
  makeFailedJob({
    id: 398,
    subject: 'create',
    title: 'vps2071.example.ru',
    user: 's.nguyen@example.com',
    failedAt: '2026-11-20T17:42:00Z',
    attempts: 1,
    reason: 'No free addresses in nl-1',
    canStart: false,
  }),
  makeFailedJob({
    id: 377,
    subject: 'destroy',
    title: 'old.example.ru',
    user: null,
    failedAt: '2026-11-18T03:05:00Z',
    reason: 'The automation answered 500 to POST /operations',
  }),
];
