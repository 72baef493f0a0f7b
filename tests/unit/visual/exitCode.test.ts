import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withApproved } from '../../visual/approvals';
import type { CompareOptions } from '../../visual/comparison';
import type { Finding } from '../../visual/outcome';
import { countOf } from '../../visual/picture';

const story = {
  type: 'story',
  id: 'primitives-badge--default',
  title: 'primitives/Badge',
  name: 'Default',
  importPath: './stories/primitives/Badge.stories.tsx',
  tags: ['visual'],
};
const changed: Finding = {
  status: 'changed',
  storyId: story.id,
  title: story.title,
  name: story.name,
  picture: 'light-1280-ru',
  isApproved: false,
  hash: 'aaaa',
  difference: 'badge',
  reasons: [],
};

let found: readonly Finding[] = [];
let approved: readonly Finding[] = [];
const { argv, exitCode } = process;
const writeReport = vi.fn(async () => 'the report');

// What comes before the decision takes minutes: two Storybooks are built, and their stories pictured.
vi.mock('../../chromium', () => ({ ensureChromium: async () => '/chromium' }));
vi.mock('../../visual/sources', () => ({ commitOf: () => '0123456789' }));
vi.mock('../../visual/builds', () => {
  const build = async () => ({
    files: new Map([['index.json', Buffer.from(JSON.stringify({ entries: { [story.id]: story } }))]]),
  });
  return { buildCommit: build, buildWorkingTree: build };
});
vi.mock('../../visual/selection/readSelection', () => ({
  readSelection: () => ({
    selection: { reach: 'everything', because: 'a test' },
    reasonsOf: () => [],
    messages: [{}, {}],
  }),
}));
vi.mock('../../visual/captureBrowser', () => ({
  createCaptureBrowser: () => ({ close: async () => undefined }),
}));
vi.mock('../../visual/comparison', () => ({
  compareSites: async ({ shared, isApproved }: CompareOptions) => ({
    findings: found.map((outcome) => ({ ...outcome, isApproved: isApproved(outcome) })),
    taken: shared.reduce((sum, shot) => sum + countOf(shot), 0),
    endless: new Map(),
    unstable: [],
  }),
}));
vi.mock('../../visual/approve', () => ({
  readApprovals: () => withApproved([], [], approved),
  approvalsAt: () => [],
}));
vi.mock('../../visual/report/writeReport', () => ({ writeReport: () => writeReport() }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  process.argv = ['node', 'main.ts', '--base', 'main'];
});

afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
});

test.each([
  ['a picture has changed', [changed], [], 1],
  ['a new picture has been approved by nobody', [{ ...changed, status: 'new' }], [], 1],
  ['a picture is gone', [{ ...changed, status: 'removed' }], [], 1],
  ['another picture has been approved', [changed], [{ ...changed, hash: 'bbbb' }], 1],
  ['everything that differs has been approved', [changed], [changed], 0],
  ['nothing differs', [], [], 0],
] as const)('when %s, the run ends as it should', async (_when, outcomes, inFile, code) => {
  [found, approved] = [outcomes, inFile];
  vi.resetModules();
  await import('../../visual/main');
  expect(writeReport).toHaveBeenCalled();
  expect(process.exitCode).toBe(code);
});
