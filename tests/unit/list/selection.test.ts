import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allSelected,
  isSelected,
  toExplicitSelection,
  noneSelected,
  selectAllState,
  withRows,
  type Selection,
} from '@/domain/list/selection';

const listed = Array.from({ length: 12 }, (_, index) => index);

/** Changes of a selection, as data. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('all' as const), selected: fc.boolean() }),
  fc.record({
    kind: fc.constant('rows' as const),
    rows: fc.array(fc.nat(11), { maxLength: 6 }),
    selected: fc.boolean(),
  }),
);

describe('selection', () => {
  test('behaves as a plain set of ids, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let selection: Selection<number> = noneSelected();
        let model = new Set<number>();
        for (const each of steps) {
          if (each.kind === 'all') {
            selection = each.selected ? allSelected() : noneSelected();
            model = new Set(each.selected ? listed : []);
          } else {
            selection = withRows(selection, each.rows, each.selected);
            for (const row of each.rows) {
              if (each.selected) model.add(row);
              else model.delete(row);
            }
          }
        }
        expect(listed.filter((id) => isSelected(selection, id))).toEqual(
          listed.filter((id) => model.has(id)),
        );
        const spelledOut = toExplicitSelection(selection, listed);
        expect(spelledOut.mode).toBe('some');
        expect(spelledOut.ids).toEqual(model);
      }),
    );
  });

  test('all costs nothing per row, and a row taken out of it is an exception', () => {
    expect(allSelected().ids.size).toBe(0);
    expect(withRows(allSelected<number>(), [3], false)).toEqual({ mode: 'allExcept', ids: new Set([3]) });
  });

  test('a selection is never changed in place', () => {
    const before = withRows(noneSelected<number>(), [1], true);
    withRows(before, [2], true);
    expect([...before.ids]).toEqual([1]);
  });

  // tests: SERVERS-07
  test('the select-all box is mixed between none and all', () => {
    expect([selectAllState(0, 4), selectAllState(3, 4), selectAllState(4, 4)]).toEqual([
      false,
      'mixed',
      true,
    ]);
    expect(selectAllState(0, 0)).toBe(false);
  });
});
