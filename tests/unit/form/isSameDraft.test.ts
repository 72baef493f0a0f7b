import { expect, test } from 'vitest';
import { isSameDraft } from '@/domain/form/isSameDraft';
import { emptyTicketDraft } from '@/domain/supportForm';

test('every field of a draft counts, one that is added tomorrow too', () => {
  expect(isSameDraft({ ...emptyTicketDraft }, emptyTicketDraft)).toBe(true);
  for (const field of Object.keys(emptyTicketDraft))
    expect(isSameDraft({ ...emptyTicketDraft, [field]: 'other' }, emptyTicketDraft)).toBe(false);
  const tomorrow = { ...emptyTicketDraft, priority: '' };
  expect(isSameDraft({ ...tomorrow, priority: 'high' }, tomorrow)).toBe(false);
});

test('the order of fields is no difference, what is in a field is, in depth', () => {
  expect(isSameDraft({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSameDraft({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } })).toBe(false);
  expect(isSameDraft({ a: undefined }, { a: null })).toBe(false);
  expect(isSameDraft([], {})).toBe(false);
  expect(isSameDraft(Number.NaN, Number.NaN)).toBe(true);
});

test('a file is the same as itself only', () => {
  const file = new File(['a'], 'a.txt');
  expect(isSameDraft({ file }, { file })).toBe(true);
  expect(isSameDraft({ file }, { file: new File(['b'], 'b.txt') })).toBe(false);
});
