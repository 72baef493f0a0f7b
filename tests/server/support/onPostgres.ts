import { afterAll, beforeAll, it } from 'vitest';
import { findPostgres, startPostgres, type RealPostgres } from './realPostgres';

/**
 * Defines tests on a PostgreSQL of their own; skipped with a message if the machine has none.
 *
 * @param tests defines them; `urlOf` is for test time, `postgresOf` for tests that stop it or break its connections
 */
export function onPostgres(
  subject: string,
  tests: (urlOf: () => string, postgresOf: () => RealPostgres) => void,
): void {
  const binDir = findPostgres();
  if (binDir === null) {
    console.log(
      'Skipped: no PostgreSQL server programs on this machine (Debian: apt-get install postgresql).',
    );
    it.skip(`${subject} on a real PostgreSQL`, () => undefined);
    return;
  }
  let postgres: RealPostgres | null = null;
  beforeAll(async () => {
    postgres = await startPostgres(binDir);
  });
  afterAll(async () => {
    await postgres?.stop();
  });
  const postgresOf = () => {
    if (postgres === null) throw new Error('PostgreSQL was not started');
    return postgres;
  };
  tests(() => postgresOf().url, postgresOf);
}
