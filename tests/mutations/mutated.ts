import type { Mutation } from './mutation.ts';

/** A file's text with the mutation. Throws unless what it looks for stands there exactly once. */
export function mutated({ file, find, replace }: Mutation, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file}: '${find}' stands there ${parts.length - 1} times`);
  return parts.join(replace);
}
