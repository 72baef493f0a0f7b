import type { Step } from '../steps.ts';
import type { ImpactScope } from './impactScope.ts';

/** The steps of a run, each perhaps with less to do, and what is not run, in words. */
export interface Plan {
  steps: readonly Step[];
  leftOut: readonly string[];
}

/** Files that configure every test. */
const configuration = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc)$/;
const configs = ['vite.config.ts', 'vitest.config.ts', '.storybook/main.ts'];

/** Returns the change that every test depends on. */
function commonCause({ changed, dependents }: ImpactScope): string | undefined {
  return [
    ...changed.filter((path) => configuration.test(path)),
    ...configs.filter((path) => dependents.has(path)),
  ][0];
}

/** Plans the part of these steps that a change can reach. */
export function planFor(steps: readonly Step[], scope: ImpactScope): Plan {
  const cause = commonCause(scope);
  if (cause !== undefined) return { steps, leftOut: [`nothing: every test hangs on ${cause}`] };

  const chosen = new Map<string, Step>();
  const reasons = new Map<string, string[]>();
  for (const step of steps) {
    const part = step.affectedPart(scope);
    if (part === 'all') chosen.set(step.id, step);
    else if ('files' in part) chosen.set(step.id, limitedTo(step, part.files, part.written));
    else reasons.set(part.leftOut, [...(reasons.get(part.leftOut) ?? []), step.id]);
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
