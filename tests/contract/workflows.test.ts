import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from './support/sources';

const workflows = filesUnder('.github/workflows', /\.yml$/).map((file) => readFileSync(file, 'utf8'));

test('actions are pinned by their commit, with the version beside it', () => {
  const uses = workflows.flatMap((text) => [...text.matchAll(/\buses: (.+)/g)].map(([, action]) => action));
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? ''))).toEqual([]);
});

test('a workflow may read the repository and no more; what publishes Storybook may write its pages', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const written = [...text.matchAll(/([\w-]+): write\b/g)].map(([, scope]) => scope);
    expect(written).toEqual(text.startsWith('name: Storybook\n') ? ['pages', 'id-token'] : []);
  }
});

test('what may write runs no code of a stranger: never for a pull request', () => {
  const publishing = workflows.filter((text) => /: write\b/.test(text));
  expect(publishing).toHaveLength(1);
  for (const text of publishing) expect(text).not.toMatch(/pull_request/);
});

test('what is published has been built and tried before', () => {
  const steps = ['run build-storybook', 'run test:storybook', 'actions/deploy-pages@'];
  for (const text of workflows.filter((each) => each.includes('actions/deploy-pages@'))) {
    const places = steps.map((step) => text.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  }
});
