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
    const scopes = (right: string) =>
      [...text.matchAll(new RegExp(String.raw`^ +([\w-]+): ${right}$`, 'gm'))].map(([, scope]) => scope);
    const isPublishing = text.startsWith('name: Storybook\n');
    expect(scopes('write')).toEqual(isPublishing ? ['pages', 'id-token'] : []);
    expect(scopes('read')).toEqual(isPublishing ? ['contents', 'contents'] : ['contents']);
  }
});

test('a workflow with write access runs no foreign code: never for a pull request', () => {
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

const [check = '', storybook = ''] = ['Check', 'Storybook'].map((name) =>
  workflows.find((text) => text.startsWith(`name: ${name}\n`)),
);

test('Storybook is published after the check of its commit, and of what was pushed to main only', () => {
  expect(storybook).toMatch(/\n {2}workflow_run:\n {4}workflows: \[Check\]\n/);
  const condition = /\n {4}if: >-\n((?: {6}.+\n)+)/.exec(storybook)?.[1];
  for (const part of ["workflow_run.event == 'push'", 'workflow_run.head_sha == github.sha'])
    expect(condition).toContain(part);
});

test('a change is tried in every engine, and its times are judged beside those before it', () => {
  expect(check).toMatch(/ run: npm run test:all\n {8}env:\n(?: {10}#.*\n)* {10}EVERY_ENGINE: 'yes'\n/);
  const times = check.match(/^ {2}times:\n(?: {4}.*\n|\n)*/m)?.[0];
  expect(times).toMatch(/ run: npm run bench -- visits .*--check --against /);
  // Neither is left out, nor may it fail unseen.
  expect(times).not.toMatch(/^ {4}(?:if|continue-on-error):/m);
});
