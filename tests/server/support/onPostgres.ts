import { afterAll, beforeAll, it } from 'vitest';
import { findPostgres, startPostgres } from './realPostgres';

/**
 * Tests on a PostgreSQL of their file's own; where a machine has none they are skipped, and it is told.
 *
 * @param tests defines them; `urlOf` is for when they run
 */
export function onPostgres(subject: string, tests: (urlOf: () => string) => void): void {
  const binDir = findPostgres();
  if (binDir === null) {
    console.log(
      'Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).',
    );
    it.skip(`${subject} on a real PostgreSQL`, () => undefined);
    return;
  }
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
  });
  afterAll(async () => {
    await postgres?.stop();
  });
  tests(() => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return postgres.url;
  });
}
