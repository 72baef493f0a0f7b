import { findPostgres, prepareData } from './realPostgres';
import { prepareServer } from './serverProcess';

/** What test files share is made once before them, since several run at once. Gives what removes what is not kept. */
export default async function prepare(): Promise<() => void> {
  await prepareServer();
  const postgres = findPostgres();
  return postgres === null ? () => undefined : prepareData(postgres);
}
