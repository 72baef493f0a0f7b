import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '../../visual/prove/mutations';

test('every change that must be found still fits its file exactly once', () => {
  const misfits = mutations.flatMap(({ name, edits }) =>
    edits
      .filter((edit) => 'from' in edit && readFileSync(edit.file, 'utf8').split(edit.from).length !== 2)
      .map(({ file }) => `${name}: ${file}`),
  );
  expect(misfits).toEqual([]);
});
