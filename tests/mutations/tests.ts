import { resolve } from 'node:path';
import { cwd } from 'node:process';
import type { TestSpecification, Vitest } from 'vitest/node';
import type { Proof } from '../contract/support/proofs.ts';
import type { Mutation } from './mutation.ts';
import { putMutations } from './mutationPlugin.ts';

/** What failed: titles of tests by their file (from the project's root), and errors that belong to none. */
export interface Failures {
  byFile: ReadonlyMap<string, readonly string[]>;
  unhandled: readonly string[];
}

/** Runs the tests that proofs name while some mutations are in force. */
export async function failuresWith(
  vitest: Vitest,
  mutations: readonly Mutation[],
  proofs: readonly Proof[],
): Promise<Failures> {
  const invalidate = () => {
    for (const { file } of mutations) vitest.invalidateFile(resolve(cwd(), file));
  };
  putMutations(mutations);
  invalidate();
  try {
    return await failuresOf(vitest, proofs);
  } finally {
    putMutations([]);
    invalidate();
  }
}

async function failuresOf(vitest: Vitest, proofs: readonly Proof[]): Promise<Failures> {
  const byFile = new Map<string, readonly string[]>();
  const files = [...new Set(proofs.map(({ file }) => file))];
  const specifications = await specificationsOf(vitest, files, proofs);
  if (specifications.length === 0) return { byFile, unhandled: [] };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const file of files) {
    // Vitest tells of every file that it has ever run.
    const failed = testModules
      .filter(({ moduleId }) => moduleId === resolve(file))
      .flatMap((module) => [
        ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
        ...(module.errors().length > 0 ? [`${module.relativeModuleId} does not load`] : []),
      ]);
    if (failed.length > 0) byFile.set(file, failed);
  }
  return { byFile, unhandled: unhandledErrors.map(String) };
}

async function specificationsOf(
  vitest: Vitest,
  files: readonly string[],
  proofs: readonly Proof[],
): Promise<TestSpecification[]> {
  const found: TestSpecification[] = [];
  for (const file of files) {
    const names = proofs.filter((proof) => proof.file === file).map(({ name }) => patternOf(name));
    const pattern = names.includes(null) ? undefined : new RegExp(names.join('|'));
    for (const specification of await vitest.globTestSpecifications([resolve(file)]))
      found.push(
        specification.project.createSpecification(resolve(file), pattern ? { testNamePattern: pattern } : {}),
      );
  }
  return found;
}

/** What finds a proof's test by its title, up to the first argument in it; null for the whole file. */
function patternOf(name: string | null): string | null {
  const fixed = name?.split(/[%$]/)[0] ?? '';
  if (name === null || fixed === '') return null;
  // Storybook's word for `LongContent` is Long Content.
  const title = fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (fixed !== name) return `(?:^| )${title}`;
  // A story alone: `Pending` is not `Pending Menu Open`. Other names may be of what tests stand in.
  return /^[A-Z]\w*$/.test(name)
    ? `(?:^| )${title.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ?')}$`
    : `(?:^| )${title}(?: |$)`;
}
