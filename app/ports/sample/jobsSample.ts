import { jobName } from '@/domain/admin/job';
import { jobRules } from '@/domain/admin/lists';
import { done, refused } from '@/domain/results/outcome';
import { sampleFailedJobs } from '@/sample-data/failedJobs';
import type { ShiftDates } from '@/sample-data/shiftDates';
import type { AdminPort } from '@app/ports/adminPort';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import type { SampleTrail } from './sampleTrail';

interface Parts {
  latency: Latency;
  shift: ShiftDates;
  note: SampleTrail['note'];
}

/** The demonstration's failed jobs; `jobsLeft` counts those that nobody has started again. */
export function makeJobsSample({
  latency,
  shift,
  note,
}: Parts): Pick<AdminPort, 'jobs' | 'startJob'> & { jobsLeft: () => number } {
  let jobs = shift(sampleFailedJobs);
  return {
    jobsLeft: () => jobs.length,
    jobs: answersParts(latency)(() => jobs, jobRules),
    async startJob(id) {
      await latency();
      const job = jobs.find((each) => each.id === id);
      if (!job) return refused('gone');
      if (!job.canStart) return refused('changed');
      jobs = jobs.filter((each) => each !== job);
      note({
        kind: 'jobRestarted',
        subject: jobName(job),
        customer: job.user ?? '',
        before: { reason: job.reason },
      });
      return done(id);
    },
  };
}
