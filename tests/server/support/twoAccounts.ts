import { openApp } from './openApp';
import { signIn } from './signedIn';

/** A server with two accounts, for the tests of a file. */
export async function openTwoAccounts() {
  const { app } = await openApp();
  return { app, ann: await signIn(app), bob: await signIn(app) };
}
