import { expect, test } from 'vitest';
import { withCauses, unexplained } from '../../visual/causes';
import type { Finding } from '../../visual/outcome';

const badge = 'src/primitives/Badge.tsx';
const list = 'src/screens/servers/ServerListScreen/ServerListScreen.tsx';
const sheet = 'src/tokens/tokens.css';
const reached: Readonly<Record<string, number>> = { [badge]: 40, [list]: 9, [sheet]: 1000 };

const finding = (name: string, parts: readonly string[], reasons: readonly string[]): Finding => ({
  status: 'changed',
  storyId: name,
  title: 'screens/servers/ServerListScreen',
  name,
  picture: 'light-1280-ru',
  isApproved: false,
  hash: 'a',
  difference: parts.join(),
  parts,
  reasons,
});
const causesOf = (...findings: Finding[]) =>
  withCauses(findings, (reason) => reached[reason] ?? 0).map(({ cause }) => cause);

test('a difference is of the changed file that the fewest stories reach', () => {
  expect(causesOf(finding('one', ['a'], [sheet, badge, list]))).toEqual([list]);
});

test('a change that stories without the nearer file show as well is of the file that all of them reach', () => {
  expect(
    causesOf(
      finding('list', ['a'], [sheet, badge, list]),
      finding('badge', ['a'], [sheet, badge]),
      finding('form', ['b'], [sheet]),
      finding('other list', ['b'], [sheet, list]),
    ),
  ).toEqual([badge, badge, sheet, sheet]);
});

test('a difference that no changed file reaches says so, and one cause has one name', () => {
  const [first, second] = withCauses([finding('one', ['a'], []), finding('two', ['b'], [])], () => 0);
  expect(first?.cause).toBe(unexplained);
  expect(first?.causeName).toMatch(/^[\da-f]{8}$/);
  expect(second?.causeName).toBe(first?.causeName);
});

test('new stories of a screen are one cause, and so are those that fail alike', () => {
  const fresh = { ...finding('one', [], [list]), status: 'new' } as const;
  const failed = { ...finding('two', [], [list]), status: 'failed', problem: 'It threw.' } as const;
  expect(causesOf(fresh, { ...fresh, storyId: 'three' }, failed)).toEqual([
    'new: screens/servers/ServerListScreen',
    'new: screens/servers/ServerListScreen',
    'failed: It threw.',
  ]);
});
