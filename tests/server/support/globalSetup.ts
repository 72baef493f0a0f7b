import { testArchive } from './testSeed';

/** Makes the database that tests start from once, before several of them look for it. */
export default async function prepare(): Promise<void> {
  await testArchive();
}
