/** Identifies a message by its content and files, for its idempotency key. */
export const contentOf = (about: unknown, files: readonly File[]) =>
  JSON.stringify([about, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
