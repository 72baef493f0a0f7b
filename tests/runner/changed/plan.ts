import { partVariable } from '../parts.ts';
import type { Step } from '../steps.ts';
import type { ImpactScope } from './impactScope.ts';

/** Steps of a run, possibly reduced, and notes on omitted ones. */
export interface Plan {
  steps: readonly Step[];
  leftOut: readonly string[];
}

/** Files that configure every test. */
const configuration = /^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc)$/;
const configs = ['vite.config.ts', 'vitest.config.ts', '.storybook/main.ts'];

/** Returns a change that affects every test. */
function commonCause({ changed, dependents }: ImpactScope): string | undefined {
  return [
    ...changed.filter((path) => configuration.test(path)),
    ...configs.filter((path) => dependents.has(path)),
  ][0];
}

/** Reduces the steps to those that a change can affect. */
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

/** Returns the step with only these files, and all their tests: also those left to `npm run test:all` for their length. */
export function limitedTo(step: Step, files: readonly string[], written?: number): Step {
  const [program, ...args] = step.command;
  const { report, env: { [partVariable]: _part, ...env } = {} } = step;
  const isKept = (argument: string) => argument !== '.' && !argument.startsWith('--testNamePattern=');
  return {
    ...step,
    env,
    command: [program, ...args.filter(isKept), ...files],
    ...(report && { report: { ...report, written: () => written ?? 1 } }),
  };
}
