import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from './support/sources';

/** Declaration of the layers; lint checks them on every import. */
const table = 'tests/lint/serverLayers.js';

const server = 'app/server';

/** A folder of the server, or a file at its root. */
const placeOf = (path: string) => relative(server, path).split(/[/.]/)[0] ?? '';

/** Which places each place imports. */
function importedPlaces(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of filesUnder(server, /\.ts$/)) {
    const from = placeOf(file);
    const places = found.get(from) ?? new Set();
    found.set(from, places);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g))
      places.add(placeOf(relative(resolve(), resolve(join(dirname(file), path)))));
    places.delete(from);
  }
  return found;
}

/** Every place that can be reached from one by its imports. */
function reachedFrom(place: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [place];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of imports.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        open.push(other);
      }
  return reached;
}

test('no more than 15 imports of the server go up its layers, each with its reason', () => {
  const [, named = ''] = /^const exceptions = \{\n(.*?)^\};/ms.exec(readFileSync(table, 'utf8')) ?? [];
  const reasons = [...named.matchAll(/: (["'])(.+)\1/g)].map(([, , reason = '']) => reason);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.length).toBeLessThanOrEqual(15);
  expect(reasons.filter((reason) => reason.split(' ').length < 4)).toEqual([]);
});

test('no more than three folders of the server import each other', () => {
  const imports = importedPlaces();
  expect(imports.size).toBeGreaterThan(40);
  const reached = new Map([...imports.keys()].map((place) => [place, reachedFrom(place, imports)]));
  const knots = [...reached].map(([place, others]) =>
    [place, ...[...others].filter((other) => other !== place && reached.get(other)?.has(place))].toSorted(),
  );
  expect(knots.filter((knot) => knot.length > 3)).toEqual([]);
});
