import { testArchive } from '../server/support/testSeed';

/** Makes the database that tests start from once, before several of them look for it. */
export async function setup(): Promise<void> {
  await testArchive();
}
