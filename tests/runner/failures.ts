import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { StepReport } from './steps.ts';

/** A failed test in the summary of a run. */
export interface Failure {
  /** Path from the project's root. */
  file: string;
  /** Null if the error has no line in the file. */
  line: number | null;
  title: string;
  /** Variant in which it failed, if it runs in several: `ru-1280`, `phone`. Otherwise null. */
  variant: string | null;
  message: string;
  /** Id of a story: `components-barchart--zeros`. */
  story: string | null;
}

const failureSchema = v.object({
  file: v.string(),
  line: v.nullable(v.number()),
  title: v.string(),
  variant: v.nullable(v.string()),
  message: v.string(),
  story: v.nullable(v.string()),
});

/** Returns the failures in a step's report; empty if it has none. */
export function failuresOf(report: StepReport | undefined, root: string): Failure[] {
  const file = report?.failures ?? report?.file;
  if (!report || file === undefined || !existsSync(file)) return [];
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report.kind === 'vitest'
    ? v.parse(v.array(failureSchema), content)
    : playwrightFailures(content, report.folder ?? '', root);
}

const testSchema = v.object({
  projectName: v.string(),
  status: v.string(),
  results: v.array(
    v.object({
      errors: v.array(
        v.object({
          message: v.optional(v.string(), ''),
          location: v.optional(v.object({ file: v.string(), line: v.number() })),
        }),
      ),
    }),
  ),
});
const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(testSchema),
});
interface Suite {
  specs: v.InferOutput<typeof specSchema>[];
  suites?: Suite[] | undefined;
}
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.optional(
    v.array(
      v.object({
        message: v.optional(v.string(), ''),
        location: v.optional(v.object({ file: v.string(), line: v.number() })),
      }),
    ),
    [],
  ),
});

/**
 * Reads failures from a Playwright report. The line is the test's own if the error has one in its file, else the start
 * of the test, if a helper threw.
 *
 * @param folder folder of the tests, relative to the project root; @param root of the project
 */
export function playwrightFailures(content: unknown, folder: string, root: string): Failure[] {
  const { suites, errors } = v.parse(playwrightSchema, content);
  const specsOf = ({ specs, suites: inner = [] }: Suite): Suite['specs'] => [
    ...specs,
    ...inner.flatMap(specsOf),
  ];
  const ofTests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const found = results.flatMap((result) => result.errors);
        const own = found.find(({ location }) => location?.file.endsWith(`/${file}`) === true);
        return {
          file: `${folder}/${file}`,
          line: own?.location?.line ?? line,
          title,
          variant: projectName,
          message: found.map(({ message }) => message).join('\n'),
          story: null,
        };
      }),
  );
  const outside = errors.map(({ message, location }) => ({
    file: location?.file.replace(`${root}/`, '') ?? folder,
    line: location?.line ?? null,
    title: 'outside the tests',
    variant: null,
    message,
    story: null,
  }));
  return [...ofTests, ...outside];
}

/** A frame of a stack, with its path from the project's root. */
export interface Frame {
  file: string;
  line: number;
}

/**
 * Returns the line of a failure: the nearest frame in the test's own file, because a helper's line is the same for all
 * its users; for a story without one, its export.
 */
export function lineOf(
  file: string,
  source: string,
  frames: readonly Frame[],
  story: string | null,
): number | null {
  const own = frames.find((frame) => frame.file === file);
  if (own) return own.line;
  if (story === null) return null;
  const name = (story.split('--')[1] ?? '').replaceAll('-', '');
  const index = source
    .split('\n')
    .findIndex((line) => /^export const (\w+)/.exec(line)?.[1]?.toLowerCase() === name);
  return index === -1 ? null : index + 1;
}
