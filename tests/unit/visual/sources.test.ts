import { expect, test } from 'vitest';
import { readChange } from '../../runner/changed/changedFiles';
import { sourceGraph } from '../../runner/changed/sourceGraph';
import { reachOf } from '../../visual/selection/selectStories';
import { sourcePaths } from '../../visual/sources';

const graph = sourceGraph(readChange('HEAD').after);
const files = Object.keys(graph.modules);
const reachedFrom = (starts: readonly string[]) => reachOf(graph, starts);

test('every mail of the server is among the server pages', () => {
  const reached = reachedFrom(['tests/visual/serverPages/serverPages.ts']);
  const mails = files.filter((path) => /^app\/server\/mail\/\w+Mail\.ts$/.test(path));
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.filter((path) => !reached.has(path))).toEqual([]);
});

test('what a build is made of is hashed before an older one is taken for it', () => {
  const starts = files.filter((path) =>
    /^(?:\.storybook|stories|tests\/visual\/serverPages)\/|^vite\.config/.test(path),
  );
  const isHashed = (path: string) =>
    sourcePaths.some((source) => path === source || path.startsWith(`${source}/`));
  expect([...reachedFrom(starts)].filter((path) => !isHashed(path))).toEqual([]);
});
