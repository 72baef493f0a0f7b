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

test('a change is tried in every engine, and its times are judged beside those before it', () => {
  const check = workflows.find((text) => text.startsWith('name: Check\n'));
  expect(check).toMatch(/ run: npm test\n {8}env:\n(?: {10}#.*\n)* {10}EVERY_ENGINE: 'yes'\n/);
  const times = check?.match(/^ {2}times:\n(?: {4}.*\n|\n)*/m)?.[0];
  expect(times).toMatch(/ run: npm run bench -- visits .*--check --against /);
  // Neither is left out, nor may it fail unseen.
  expect(times).not.toMatch(/^ {4}(?:if|continue-on-error):/m);
});
