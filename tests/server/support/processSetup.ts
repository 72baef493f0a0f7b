import { findPostgres, prepareData } from './realPostgres';
import { prepareServer } from './serverProcess';

/**
 * Prepares everything that concurrent test files of processes share. Returns a function that removes what
 * is not kept.
 */
export default async function prepare(): Promise<() => void> {
  await prepareServer();
  const postgres = findPostgres();
  return postgres === null ? () => undefined : prepareData(postgres);
}
