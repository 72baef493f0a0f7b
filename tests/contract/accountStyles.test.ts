import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readChange } from '../runner/changed/changedFiles';
import { sourceGraph } from '../runner/changed/sourceGraph';
import { reachOf } from '../visual/selection/selectStories';

const sheet = 'app/accountStyles.css';

/** A pattern of `@source` as an expression over paths from the project's root. */
function patternOf(source: string): RegExp {
  const escaped = posix
    .join(posix.dirname(sheet), source)
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{([^}]*)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.+/)?');
  return new RegExp(`^${escaped}$`);
}

// A component that the sheet forgets would be unstyled on the pages before the sign-in, and nowhere else.
test('the stylesheet of the pages before the sign-in has the classes of everything they show', () => {
  const css = readFileSync(sheet, 'utf8');
  const listed = (rule: string) =>
    [...css.matchAll(new RegExp(`@source ${rule}'([^']+)'`, 'g'))].map(([, source = '']) =>
      patternOf(source),
    );
  const [included, excluded] = [listed(''), listed('not ')];
  const graph = sourceGraph(readChange('HEAD').after);
  const pages = Object.keys(graph.modules).filter((path) =>
    /^app\/containers\/(?:auth|notFound)\/.*\.tsx$/.test(path),
  );
  const shown = [...reachOf(graph, pages)].filter(
    (path) => /^(?:src|app)\/.*\.tsx$/.test(path) && /className=["{]/.test(graph.modules[path]?.code ?? ''),
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(
    shown.filter(
      (path) =>
        !included.some((pattern) => pattern.test(path)) || excluded.some((pattern) => pattern.test(path)),
    ),
  ).toEqual([]);
});
