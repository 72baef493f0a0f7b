import { Portal } from './portal.ts';

/** The first start of a run, which makes a database and takes seconds: the other portals start from a copy of it. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const portal = new Portal();
  await portal.start();
  await portal.becomeTemplate();
  return () => portal.dispose();
}
