import { describe, expect, test } from 'vitest';
import { approvalOf, approvalText, groupsOf, parseApprovals, withApproved } from '../../visual/approvals';
import { chosenOutcomes } from '../../visual/approve';
import { assertFound } from '../../visual/options';
import type { Outcome } from '../../visual/outcome';
import { sidesOf } from '../../visual/selection/sidesOf';
import type { StoryEntry } from '../../visual/storyEntry';

function story(title: string, name: string, tags: readonly string[] = ['dev', 'test', 'visual']): StoryEntry {
  const id = `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`;
  return { id, title, name, file: `stories/${title}.stories.tsx`, tags };
}

const list = story('screens/servers/ServerListScreen', 'Default');
const edit = story('screens/serverEdit/ServerEditScreen', 'Default');
const button = story('primitives/Button', 'Default');
const stories = [list, edit, button];

function outcome({ id, title, name }: StoryEntry, changes: Partial<Outcome> = {}): Outcome {
  return {
    status: 'changed',
    storyId: id,
    title,
    name,
    picture: 'dark-375-en',
    isApproved: false,
    hash: 'aaaa',
    difference: 'badge',
    cause: 'src/primitives/Badge.tsx',
    causeName: 'c-badge',
    reasons: [],
    ...changes,
  };
}

const changedList = outcome(list);
const changedButton = outcome(button, {
  picture: 'light-1280-ru.hover',
  hash: 'bbbb',
  tile: { index: 2, of: 3 },
});
const newEdit = outcome(edit, { status: 'new', difference: 'edit', causeName: 'c-edit', hash: 'cccc' });
const broken = outcome(edit, {
  status: 'failed',
  difference: 'broken',
  causeName: 'c-broken',
  problem: 'it threw',
});
delete broken.hash;

describe('an approval', () => {
  const approvals = withApproved([], [], [changedList, changedButton]);
  const isApproved = approvalOf(approvals);

  test('is of a story, a picture of it and what is seen there, and of nothing else', () => {
    expect([changedList, changedButton].map(isApproved)).toEqual([true, true]);
    expect(isApproved({ ...changedList, hash: 'dddd' })).toBe(false);
    expect(isApproved({ ...changedList, picture: 'light-1280-ru' })).toBe(false);
    expect(isApproved({ ...changedButton, tile: { index: 1, of: 3 } })).toBe(false);
    expect(isApproved({ ...changedList, storyId: edit.id })).toBe(false);
    expect(isApproved(newEdit)).toBe(false);
    expect(isApproved(broken)).toBe(false);
  });

  test('is written for a reviewer, grouped by the difference, and read back', () => {
    expect(JSON.parse(approvalText(approvals))).toEqual({
      approved: [
        {
          difference: 'badge',
          what: 'changed: screens/servers/ServerListScreen/Default and one story more, 2 pictures',
          pictures: {
            [button.id]: { 'light-1280-ru.hover.tile-2': 'bbbb' },
            [list.id]: { 'dark-375-en': 'aaaa' },
          },
        },
      ],
    });
    expect(parseApprovals(approvalText(approvals)).map(({ pictures }) => pictures)).toEqual(
      approvals.map(({ pictures }) => pictures),
    );
    expect(() => parseApprovals('{"approved":[{"difference":"everything"}]}')).toThrow(/pictures|what/);
  });

  test('gives way to the next of the same picture, and to what has been merged', () => {
    const later = withApproved(approvals, [], [{ ...changedList, hash: 'eeee', difference: 'other' }]);
    expect(approvalOf(later)(changedList)).toBe(false);
    expect(approvalOf(later)(changedButton)).toBe(true);
    expect(withApproved(approvals, approvals, [newEdit]).map(({ difference }) => difference)).toEqual([
      'edit',
    ]);
  });

  test('joins what was approved of the same difference elsewhere', () => {
    const first = withApproved([], [], [changedList]);
    const both = withApproved(first, [], [changedButton]);
    expect(both).toHaveLength(1);
    expect([changedList, changedButton].map(approvalOf(both))).toEqual([true, true]);
  });
});

describe('what a person approves', () => {
  const all = [changedList, changedButton, newEdit, broken];

  test.each([
    [['badge'], [changedList, changedButton]],
    [['c-edit'], [newEdit]],
    [[list.id], [changedList]],
    [
      ['badge', 'edit'],
      [changedList, changedButton, newEdit],
    ],
    [['everything'], [changedList, changedButton, newEdit]],
  ])('%j is that and no more', (names, expected) => {
    expect(chosenOutcomes(names, all)).toEqual(expected);
  });

  test.each(['e', 'default', 'badg', 'screens-servers', ''])(
    '“%s”, which names none of it wholly, is an error that says what would',
    (name) => {
      expect(() => chosenOutcomes(['badge', name], all)).toThrow(
        /one of c-badge, c-edit, c-broken, or everything/,
      );
    },
  );

  test('a story that fails is not approved by its name either', () => {
    expect(() => chosenOutcomes(['broken'], all)).toThrow('cannot be approved');
  });

  test('identical differences are one group', () => {
    expect(groupsOf(all).map(({ name, outcomes }) => [name, outcomes.length])).toEqual([
      ['badge', 2],
      ['edit', 1],
      ['broken', 1],
    ]);
  });
});

describe('what a comparison looks at', () => {
  test('a story that hides from the pictures counts as removed; one that shows itself, as new', () => {
    const hidden = { ...list, tags: ['dev', 'test'] };
    expect(sidesOf(stories, [hidden, edit, button])).toEqual({
      shared: [edit, button],
      added: [],
      removed: [list],
    });
    expect(sidesOf([hidden, edit], [list, edit])).toEqual({ shared: [edit], added: [list], removed: [] });
    expect(sidesOf([hidden], [hidden])).toEqual({ shared: [], added: [], removed: [] });
  });

  test('what nobody has is an error, not a run without changes', () => {
    const ask = (wanted: readonly string[]) => () => assertFound(stories, { stories: wanted });
    expect(ask(['button'])).not.toThrow();
    expect(ask(['button', 'buton'])).toThrow("'buton'");
  });
});
