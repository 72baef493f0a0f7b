import { describe, expect, test } from 'vitest';
import { approvalOf } from '../../visual/approvals';
import { assertFound } from '../../visual/options';
import { sidesOf } from '../../visual/selection/sidesOf';
import type { StoryEntry } from '../../visual/site';

function story(title: string, name: string, tags: readonly string[] = ['dev', 'test', 'visual']): StoryEntry {
  const id = `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`;
  return { id, title, name, file: `stories/${title}.stories.tsx`, tags };
}

const list = story('screens/servers/ServerListScreen', 'Default');
const edit = story('screens/serverEdit/ServerEditScreen', 'Default');
const button = story('primitives/Button', 'Default');
const stories = [list, edit, button];

describe('an approval', () => {
  test.each([
    [list.id, [list]],
    ['area:servers', [list]],
    ['area:serverEdit', [edit]],
    ['area:primitives', [button]],
  ])('of %s names that and no more', (text, expected) => {
    expect(stories.filter(approvalOf([text], stories))).toEqual(expected);
  });

  test('that is not given approves nothing', () => {
    expect(stories.filter(approvalOf([], stories))).toEqual([]);
  });

  test.each(['e', 'default', 'servers', 'area:server', 'area:', 'area:Servers', 'screens-servers', ''])(
    'of “%s”, which names no whole story and no area, is an error that says what would',
    (text) => {
      expect(() => approvalOf([list.id, text], stories)).toThrow(
        /neither the whole id .+ area:primitives, area:serverEdit, area:servers\.$/,
      );
    },
  );
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
    const ask = (wanted: { stories?: readonly string[]; areas?: readonly string[] }) => () =>
      assertFound(stories, { stories: [], areas: [], ...wanted });
    expect(ask({ stories: ['button'], areas: ['servers'] })).not.toThrow();
    expect(ask({ areas: ['servers', 'sevrers'] })).toThrow("'sevrers'");
    expect(ask({ stories: ['button', 'buton'] })).toThrow("'buton'");
  });
});
