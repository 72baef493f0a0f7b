import { expect, test } from 'vitest';
import { isSame } from '@/domain/values/isSame';
import { emptyTicketDraft } from '@/domain/support/supportForm';

test('every field of a draft counts, one that is added tomorrow too', () => {
  expect(isSame({ ...emptyTicketDraft }, emptyTicketDraft)).toBe(true);
  for (const field of Object.keys(emptyTicketDraft))
    expect(isSame({ ...emptyTicketDraft, [field]: 'other' }, emptyTicketDraft)).toBe(false);
  const tomorrow = { ...emptyTicketDraft, priority: '' };
  expect(isSame({ ...tomorrow, priority: 'high' }, tomorrow)).toBe(false);
});

test('the order of fields is no difference, what is in a field is, in depth', () => {
  expect(isSame({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } })).toBe(false);
  expect(isSame({ a: undefined }, { a: null })).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(Number.NaN, Number.NaN)).toBe(true);
});

test('a file is the same as itself only', () => {
  const file = new File(['a'], 'a.txt');
  expect(isSame({ file }, { file })).toBe(true);
  expect(isSame({ file }, { file: new File(['b'], 'b.txt') })).toBe(false);
});
