import { expect, test } from 'vitest';
import { readChange } from '../../runner/changed/changedFiles';
import { sourceGraph } from '../../runner/changed/sourceGraph';
import { reachOf } from '../../visual/selection/selectStories';

const graph = sourceGraph(readChange('HEAD').after);
const files = Object.keys(graph.modules);
const reachedFrom = (starts: readonly string[]) => reachOf(graph, starts, () => false);

test('every mail of the server is among the papers', () => {
  const reached = reachedFrom(['tests/visual/papers/papers.ts']);
  const mails = files.filter((path) => /^app\/server\/mail\/\w+Mail\.ts$/.test(path));
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.filter((path) => !reached.has(path))).toEqual([]);
});
