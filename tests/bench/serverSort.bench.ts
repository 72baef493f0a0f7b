/**
 * Sorting 100 000 servers alone, without drawing them: a walk along a ranking that was prepared in the background,
 * beside a copy sorted by comparing the column's values, in turns. `node --import tsx tests/bench/serverSort.bench.ts`
 */
import { rank } from '../../src/domain/list/ranking.ts';
import type { Server } from '../../src/domain/server.ts';
import { ListIndex } from '../../src/domain/list/listIndex.ts';
import { filterOf, namesOf } from '../../src/domain/list/listRules.ts';
import { serverRules, type ServerSortKey } from '../../src/domain/serverRules.ts';
import { makeServers } from '../../stories/kit/manyServers.ts';
import { median } from './support/median.ts';

const count = 100_000;
/** Rounds that are not counted: the engine has not optimized the code yet. */
const warmUp = 5;
const rounds = 15;
const aim = 0.3;

/** What one writes first: subtraction for numbers, localeCompare for texts. */
function naiveSort(servers: readonly Server[], key: ServerSortKey): Server[] {
  if (key === 'id') return [...servers].sort((a, b) => b.id - a.id);
  if (key === 'price') return [...servers].sort((a, b) => b.monthlyPrice - a.monthlyPrice);
  return [...servers].sort((a, b) => b[key].localeCompare(a[key]));
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const servers = makeServers(count);
console.log(
  `Sorting ${count.toLocaleString('en')} servers, descending      ours     naive    ratio (aim ≤ ${aim})`,
);
const plain = { search: '', filter: filterOf(serverRules.conditions) };
for (const key of namesOf(serverRules.sorts)) {
  // As on the screen, where the list stood in another column's order before.
  const shown = naiveSort(servers, key === 'os' ? 'tariff' : 'os');
  const ranking = rank(new ListIndex(servers, serverRules).sortJob(key));
  const ours: number[] = [];
  const naive: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // A new index: it remembers its answers.
    const index = new ListIndex(servers, serverRules);
    index.prepareSort(key, ranking);
    const ourTime = timed(() => index.run({ ...plain, sort: { key, direction: 'descending' } }));
    const naiveTime = timed(() => naiveSort(shown, key));
    if (round < warmUp) continue;
    ours.push(ourTime);
    naive.push(naiveTime);
  }
  const ratio = median(ours) / median(naive);
  console.log(
    `  ${key.padEnd(36)}${median(ours).toFixed(1).padStart(6)} ms${median(naive).toFixed(1).padStart(7)} ms` +
      `${ratio.toFixed(3).padStart(8)}×${ratio > aim ? '  MISSED' : ''}`,
  );
}
