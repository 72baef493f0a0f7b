import { expect, test } from 'vitest';
import { selectedOf } from '@/domain/list/selectedRows';
import { allSelected, noneSelected, withRows, type Selection } from '@/domain/list/selection';

interface Star {
  id: number;
  mass: number;
}

const stars: readonly Star[] = [1, 2, 3].map((id) => ({ id, mass: 10 * id }));
const rules = { id: ({ id }: Star) => id, sums: { mass: ({ mass }: Star) => mass } };
const query = { search: 'a', filter: {}, sort: null };

const selected = (selection: Selection<number>, total = stars.length, mass = 60) =>
  selectedOf(rules, selection, { query, rows: stars, total, sums: { mass } });

test('nothing is selected, of a list that is loaded in part too', () => {
  expect(selected(noneSelected(), 500, 9000)).toEqual({
    count: 0,
    sums: { mass: 0 },
    rows: [],
    chosen: { by: 'rows', rows: [] },
  });
});

test('rows that are named are counted where they are listed', () => {
  const some = withRows(noneSelected<number>(), [2, 3, 77], true);
  expect(selected(some, 500, 9000)).toMatchObject({ count: 2, sums: { mass: 50 } });
  expect(selected(some, 500, 9000).chosen).toEqual({ by: 'rows', rows: stars.slice(1) });
});

test('all of a list that is loaded are its rows', () => {
  const all = withRows(allSelected<number>(), [1], false);
  expect(selected(all)).toEqual({
    count: 2,
    sums: { mass: 50 },
    rows: stars.slice(1),
    chosen: { by: 'rows', rows: stars.slice(1) },
  });
});

test('all of a list that is loaded in part are what the query lists, less those that were left out', () => {
  const all = withRows(allSelected<number>(), [1, 77], false);
  expect(selected(all, 500, 9000)).toEqual({
    count: 499,
    sums: { mass: 8990 },
    rows: stars.slice(1),
    chosen: { by: 'query', query, except: [1, 77], count: 499 },
  });
});

test('sums that are not known are not made up', () => {
  const listed = { query, rows: stars, total: 500, sums: null };
  expect(selectedOf(rules, allSelected<number>(), listed)).toMatchObject({ count: 500, sums: null });
});
