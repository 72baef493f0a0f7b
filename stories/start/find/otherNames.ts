import { alsoCalled, namesOfStates } from './words.ts';

/** Between a story's name and each of its others: stands in no name itself. */
const mark = ' · ';

/** What else people call a story: its own phrases, then its state in Russian. */
export function otherNames(id: string, exportName: string): readonly string[] {
  const state = namesOfStates[exportName];
  return [...(alsoCalled[id] ?? []), ...(state === undefined ? [] : [state])];
}

/** A story's name with all its others, for a search that knows names alone. */
export function withOtherNames(name: string, others: readonly string[]): string {
  return [name, ...others].join(mark);
}

/** The name alone. */
export function withoutOtherNames(name: string): string {
  return name.split(mark)[0] ?? name;
}
