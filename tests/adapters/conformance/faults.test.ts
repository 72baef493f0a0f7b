import { afterAll, beforeAll, expect, it } from 'vitest';
import { faults } from './faults';
import { tryCases, wireCases } from '../../conformance/runKit';
import { preparations } from '../../conformance/scenarios/prepare';
import { startOurs, type OurServer } from './support';
import { httpBackend } from '../../conformance/backend';
import { signIn, type Case, type TestContext } from '../../conformance/testContext';

let ours: OurServer;
let person: (role?: 'admin') => ReturnType<typeof signIn>;
let shared: Omit<TestContext, 'customer'>;
beforeAll(async () => {
  ours = await startOurs();
  const backend = httpBackend(ours.url);
  person = async (role) => {
    const [email = '', password = ''] = (await ours.account(role)).split(':');
    return signIn(backend, email, password);
  };
  shared = { backend, admin: await person('admin'), other: await person() };
});
afterAll(async () => {
  expect(ours.app.errors).toEqual([]);
  await ours.close();
});

it.each(faults)('finds $title', async ({ plant, found }) => {
  // A new one for each: what one fault's cases did to their servers is not over when the next begins.
  const context = { ...shared, customer: await person() };
  await tryCases(preparations, context);
  const { origin, fetch } = context.backend;
  const faulty = { origin, fetch: plant(context, fetch) };
  const touched = found.map((each) => each.split(':')[0] ?? '');
  // Everything that the kit tries of these calls: what finds it, and what must stay green.
  const isAbout = ({ calls }: Case) => calls.some((call) => touched.includes(call));
  const cases = wireCases.filter((one) => !preparations.includes(one) && isAbout(one));
  const results = await tryCases(cases, { ...context, backend: faulty });
  const failed = results.flatMap(({ outcome, calls: [call = ''], title }) =>
    outcome === 'failed' ? [`${call}: ${title}`] : [],
  );
  expect(failed.toSorted()).toEqual(found.toSorted());
});
