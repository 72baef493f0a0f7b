import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowSlots } from '@/primitives/DataGrid/RowSlots';

const rows = fc.uniqueArray(fc.nat(30), { maxLength: 12 });

test('keys are unique, and a row that stays keeps its own', () => {
  fc.assert(
    fc.property(fc.array(rows, { minLength: 2, maxLength: 8 }), (lists) => {
      const slots = new RowSlots<number>();
      let before: ReadonlyMap<number, number> = new Map();
      for (const list of lists) {
        const now = slots.assign(list, undefined);
        expect([...now.keys()]).toEqual(list);
        expect(new Set(now.values()).size).toBe(list.length);
        for (const [id, slot] of now) if (before.has(id)) expect(slot).toBe(before.get(id));
        before = now;
      }
    }),
  );
});

test('rows that all leave hand their elements to those that come', () => {
  const slots = new RowSlots<string>();
  const first = [...slots.assign(['a', 'b', 'c'], undefined).values()];
  expect([...slots.assign(['x', 'y', 'z'], undefined).values()]).toEqual(first);
});

test('scrolling moves no row that stays: only elements from between the same neighbours are taken over', () => {
  const slots = new RowSlots<string>();
  slots.assign(['a', 'b', 'c', 'd'], undefined);
  expect([...slots.assign(['c', 'd', 'e', 'f'], undefined).values()]).toEqual([2, 3, 4, 5]);
});

test('the elements of the row with the focus go with it', () => {
  const slots = new RowSlots<string>();
  slots.assign(['a', 'b'], 'b');
  expect([...slots.assign(['x', 'y'], undefined).values()]).toEqual([0, 2]);
});
