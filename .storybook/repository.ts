const url: unknown = import.meta.env['STORYBOOK_REPOSITORY_URL'];

/** Address of the repository; null if the build has none. */
export const repositoryUrl = typeof url === 'string' && url !== '' ? url : null;

/** Returns the address of a file's line in the repository; null without a repository. */
export function lineAddress(file: string, line: number, repository = repositoryUrl): string | null {
  return repository === null ? null : `${repository}/blob/main/${file}#L${line}`;
}
