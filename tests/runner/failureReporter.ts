import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { lineOf, type Failure } from './failures.ts';

/** Environment variable with the file for Vitest's failures (execute.ts). */
export const failuresVariable = 'VITEST_FAILURES_FILE';

/** Reports failures with their project and source-mapped stacks, which the JSON report omits. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[failuresVariable];
    if (file === undefined) return;
    const failures = [...modules.flatMap(failuresIn), ...unhandled.map((error) => failureOf('', error))];
    writeFileSync(file, JSON.stringify(failures));
  }
}

function failuresIn(module: TestModule): Failure[] {
  const file = relative(process.cwd(), module.moduleId);
  const variant = /^stories (\S+)/.exec(module.project.name)?.[1] ?? null;
  const source = readFileSync(module.moduleId, 'utf8');
  const ofFile = module.errors().map((error) => failureOf(file, error, { variant, source }));
  const ofTests = [...module.children.allTests('failed')].flatMap((test) => {
    const { storyId } = test.meta() as { storyId?: string };
    const title = test.fullName;
    return (test.result().errors ?? []).map((error) =>
      failureOf(file, error, { variant, source, title, story: storyId ?? null }),
    );
  });
  return [...ofFile, ...ofTests];
}

function failureOf(
  file: string,
  { message, stacks = [] }: SerializedError,
  about: { title?: string; variant?: string | null; source?: string; story?: string | null } = {},
): Failure {
  const { title = 'outside the tests', variant = null, source = '', story = null } = about;
  const frames = stacks.map((frame) => ({ file: relative(process.cwd(), frame.file), line: frame.line }));
  return {
    file: file || (frames[0]?.file ?? ''),
    line: lineOf(file, source, frames, story),
    title,
    variant,
    message: stripVTControlCharacters(message),
    story,
  };
}
