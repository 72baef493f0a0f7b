/** A change for the worse of what a requirement names: a column, a label, a link, a number, a rule. */
export interface Mutation {
  requirement: string;
  /** From the project's root. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
}

/** Mutations of one file. */
export function of(
  file: string,
  changes: readonly (readonly [requirement: string, find: string, replace: string])[],
): Mutation[] {
  return changes.map(([requirement, find, replace]) => ({ requirement, file, find, replace }));
}

/** A cell that shows nothing. */
export const empty = 'cell: () => null';
