/**
 * `node --import tsx tests/audit/tests.ts <project> <file>`: the tests of a file as a part of the audit, each of which tries
 * one thing.
 */
import { argv, env, exit } from 'node:process';
import { createVitest } from 'vitest/node';

const [, , project = '', file = ''] = argv;
// Vitest's own command sets both.
Object.assign(env, { VITEST: 'true', NODE_ENV: 'test' });
const vitest = await createVitest('test', {
  watch: false,
  project: [project],
  reporters: [{}],
  silent: true,
});
const { testModules } = await vitest.start([file]);
const tests = testModules.flatMap((module) => [...module.children.allTests()]);
const failed = tests.filter((test) => !test.ok());
for (const { fullName } of failed) console.log(`✗ ${fullName}`);
await vitest.close();
console.log(`caught ${tests.length - failed.length} of ${tests.length}`);
exit(failed.length > 0 ? 1 : 0);
