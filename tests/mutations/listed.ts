import { readFileSync } from 'node:fs';
import { filesUnder } from '../contract/support/sources.ts';

/**
 * The requirement of every mutation, as the lists write it. Storybook's configuration asks for them: importing the lists it
 * would hang on every file that they name.
 */
export function listedRequirements(): string[] {
  return filesUnder('tests/mutations', /mutations\.ts$/i).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[\s*'([A-Z]+-\d+)',/g)].map(
      ([, requirement = '']) => requirement,
    ),
  );
}
