import { test as base } from './journey.ts';
import { makePerson, registerDirectly, type Person } from './person.ts';
import { Portal } from './portal.ts';

/** Journeys on a separate portal with these settings, with a person who has an account: `own`. */
export function testOnPortal(env: Readonly<Record<string, string>>) {
  const test = base.extend<object, { own: { portal: Portal; person: Person } }>({
    own: [
      async ({}, use) => {
        const portal = new Portal(env);
        await portal.start();
        const person = makePerson();
        await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
        await use({ portal, person });
        await portal.dispose();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
  });
  // One worker for the file: every further one would start such a portal again.
  test.describe.configure({ mode: 'default' });
  return test;
}
