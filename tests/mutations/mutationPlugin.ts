import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, env } from 'node:process';
import type { Plugin } from 'vite';
import { mutated } from './mutated.ts';
import type { Mutation } from './mutation.ts';

/**
 * Holds the mutations in force; the runner changes it between two runs. Not their places in the list: the tests'
 * configuration would hang on the list, and so on every file that it names.
 */
const mutationVariable = 'PORTAL_MUTATIONS';

/** Whether this process is under `npm run mutations`. */
export function isMutating(): boolean {
  return env[mutationVariable] !== undefined;
}

/** Puts mutations of different files in force, instead of the last ones. */
export function putMutations(mutations: readonly Mutation[]): void {
  env[mutationVariable] = JSON.stringify(mutations);
}

function mutationsInForce(): Mutation[] {
  return JSON.parse(env[mutationVariable] ?? '[]') as Mutation[];
}

/** Has some files read as mutations want them. No file on the disk is touched. */
export function mutationPlugin(): Plugin {
  return {
    name: 'portal:mutation',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      const file = relative(cwd(), path).replaceAll('\\', '/');
      const mutation = mutationsInForce().find((one) => one.file === file);
      return mutation === undefined ? null : mutated(mutation, readFileSync(path, 'utf8'));
    },
  };
}
