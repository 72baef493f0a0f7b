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
// One that was skipped has caught nothing.
const missed = tests.filter((test) => test.result().state !== 'passed');
for (const { fullName } of missed) console.log(`✗ ${fullName}`);
const errors = testModules.flatMap((module) => module.errors());
for (const { message } of errors) console.log(`✗ ${message}`);
await vitest.close();
console.log(`caught ${tests.length - missed.length} of ${tests.length}`);
exit(missed.length + errors.length > 0 || tests.length === 0 ? 1 : 0);
