/**
 * `npm run bench`: times, each beside a reference measured in the same run. After `npm run build`.
 *
 *   npm run bench                                 all that compare a change
 *   npm run bench -- visits serverList            some of them, or killCycles, serverLoad, transfers, jobs, documents, lists
 *   npm run bench -- --check                      exits 1 when an aim is missed
 *   npm run bench -- --short --against ../before  few rounds beside another checkout's build
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const usual = ['serverStart', 'visits', 'serverList', 'interactions', 'heap', 'loginFlood', 'uploads'];
const files = new Map([
  ...usual.map((name) => [name, `${name}.bench.ts`] as const),
  ['killCycles', 'killCycles.ts'],
  ['serverLoad', 'serverLoad.bench.ts'],
  ['transfers', 'transfers.bench.ts'],
  ['jobs', 'jobs.bench.ts'],
  ['documents', 'documents.bench.ts'],
  ['lists', 'lists.bench.ts'],
]);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !files.has(name));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`);
  process.exit(2);
}
const flags = [
  ...(values.check ? ['--check'] : []),
  ...(values.short ? ['--short'] : []),
  ...(values.against === undefined ? [] : ['--against', values.against]),
];
const failed = (positionals.length > 0 ? positionals : usual).filter((name) => {
  // One process each, so that memory and browsers of one benchmark do not affect the next.
  const args = ['--import', 'tsx', `tests/bench/${files.get(name) ?? ''}`, ...flags];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nMissed or broken: ${failed.join(', ')}`);
  process.exitCode = 1;
}
