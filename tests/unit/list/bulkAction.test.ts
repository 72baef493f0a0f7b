import { expect, test } from 'vitest';
import { nothingDone, addPart } from '@/domain/list/bulkAction';

test('parts of an act add up until nothing follows', () => {
  const failed = [{ id: '7', name: 'seven' }];
  const first = addPart(nothingDone, { done: 150, skipped: 49, failed, next: 'more' });
  expect(first).toEqual({ status: 'running', done: 150, skipped: 49, failed });
  const last = addPart(first, { done: 20, skipped: 0, failed: [{ id: '9', name: 'nine' }], next: null });
  expect(last).toEqual({
    status: 'ended',
    done: 170,
    skipped: 49,
    failed: [...failed, { id: '9', name: 'nine' }],
  });
});
