import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StepReport } from './steps.ts';

/** Result of a step. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Printed after the output: the reason of a failure without a failed test. */
  problem?: string;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/**
 * Counts a finished step by its report, else as one. A non-zero exit without a failed test counts as one failure: a
 * file that does not load, a missing report, tests that did not run.
 */
export function tallyOf(report: StepReport | undefined, exitCode: number | null): Tally {
  if (!report)
    return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  const counted = readReport(report);
  if (!counted)
    return { passed: 0, failed: 1, skipped: 0, problem: `It ended without its report ${report.file}.` };
  if (report.isSelective === true) counted.skipped = 0;
  const run = counted.passed + counted.failed;
  const written = report.written?.() ?? 1;
  if (run < written)
    return {
      ...counted,
      failed: counted.failed + 1,
      problem: `Only ${run} of ${written} tests were run.`,
    };
  if (exitCode !== 0 && counted.failed === 0)
    return { ...counted, failed: 1, problem: 'Every test passed, but something outside the tests failed.' };
  return counted;
}

function readReport({ kind, file }: StepReport): Tally | null {
  if (!existsSync(file)) return null;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'vitest') {
    const counts = v.parse(vitestReport, content);
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests,
      skipped: counts.numPendingTests + counts.numTodoTests,
    };
  }
  const { stats } = v.parse(playwrightReport, content);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
