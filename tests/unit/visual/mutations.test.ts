import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storybookChanges } from '../../audit/storybook/changes';
import { mutations } from '../../visual/prove/mutations';

test('every change that must be found still fits its file exactly once', () => {
  const misfits = [...mutations, ...storybookChanges].flatMap(({ name, edits }) =>
    edits
      .filter((edit) => 'from' in edit && readFileSync(edit.file, 'utf8').split(edit.from).length !== 2)
      .map(({ file }) => `${name}: ${file}`),
  );
  expect(misfits).toEqual([]);
});

test('every change of Storybook itself is to be noticed by a test that there is', () => {
  const spec = readFileSync('tests/audit/storybook/designer.spec.ts', 'utf8');
  const titles = storybookChanges.flatMap(({ noticedBy }) => noticedBy);
  expect(titles.filter((title) => !spec.includes(`test('${title}',`))).toEqual([]);
});
