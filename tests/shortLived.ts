/**
 * For a process with a database that lives no longer than a test: what it compiles is compiled fast rather than well, and it
 * has memory enough to collect garbage less often. A tenth of the servers' tests' time.
 */
export const shortLived = [
  '--liftoff-only',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1024',
] as const;
