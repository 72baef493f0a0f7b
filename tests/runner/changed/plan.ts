import type { Step } from '../steps.ts';
import type { Reach } from './reach.ts';

/** The steps of a run, each perhaps with less to do, and what is not run, in words. */
export interface Plan {
  steps: readonly Step[];
  leftOut: readonly string[];
}

/** Files that configure every test. */
const configuration = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc)$/;
const configs = ['vite.config.ts', 'vitest.config.ts', '.storybook/main.ts'];

/** Returns the change that every test depends on. */
function commonCause({ changed, dependents }: Reach): string | undefined {
  return [
    ...changed.filter((path) => configuration.test(path)),
    ...configs.filter((path) => dependents.has(path)),
  ][0];
}

/** Plans the part of these steps that a change can reach. */
export function planFor(steps: readonly Step[], reach: Reach): Plan {
  const cause = commonCause(reach);
  if (cause !== undefined) return { steps, leftOut: [`nothing: every test hangs on ${cause}`] };

  const chosen = new Map<string, Step>();
  const reasons = new Map<string, string[]>();
  for (const step of steps) {
    const share = step.shareOf(reach);
    if (share === 'all') chosen.set(step.id, step);
    else if ('files' in share) chosen.set(step.id, limitedTo(step, share.files, share.written));
    else reasons.set(share.leftOut, [...(reasons.get(share.leftOut) ?? []), step.id]);
  }
  const needed = new Set([...chosen.values()].flatMap(({ after }) => after ?? []));
  return {
    steps: steps.flatMap((step) => chosen.get(step.id) ?? (needed.has(step.id) ? step : [])),
    leftOut: [...reasons].map(
      ([reason, ids]) => `${ids.filter((id) => !needed.has(id)).join(', ')} (${reason})`,
    ),
  };
}

/** The step, with these files only. */
export function limitedTo(step: Step, files: readonly string[], written?: number): Step {
  const [program, ...args] = step.command;
  const { report } = step;
  return {
    ...step,
    command: [program, ...args.filter((arg) => arg !== '.'), ...files],
    ...(report && { report: { ...report, written: () => written ?? 1 } }),
  };
}
