import { expect, test } from 'vitest';
import {
  mergeProblems,
  newMerge,
  soughtEmail,
  soughtProblems,
  usableMerge,
  type MergeDraft,
} from '@/domain/admin/accountMerge';
import { isOpenAccount } from '@/domain/admin/user';
import { makeMergePreview } from '@/sample-data/accountMerge';

const preview = makeMergePreview();
const { email } = preview.closes;
const draft: MergeDraft = { email: ` ${email.toUpperCase()} `, confirmation: email, note: ' By phone ' };

test('an address is sought once it is one', () => {
  expect(soughtProblems(newMerge)).toEqual({ email: 'required' });
  expect(soughtProblems({ email: 'anna' })).toEqual({ email: 'email' });
  expect([soughtProblems(draft), soughtEmail(draft)]).toEqual([{}, email]);
});

// tests: MERGE-01
test('a merge needs the address of the closed account again, and a reason', () => {
  expect(mergeProblems(draft, preview.closes)).toEqual({});
  expect(mergeProblems({ ...draft, confirmation: 'other@example.com', note: '' }, preview.closes)).toEqual({
    confirmation: 'differs',
    note: 'required',
  });
});

// tests: MERGE-01
test('a merge is sent trimmed, and never against an obstacle', () => {
  expect(usableMerge(draft, preview)).toEqual({ email, note: 'By phone' });
  expect(usableMerge({ ...draft, confirmation: '' }, preview)).toBeNull();
  expect(usableMerge(draft, makeMergePreview({ obstacles: ['suspended'] }))).toBeNull();
});

// tests: MERGE-04
test('only an active account, or one without a call yet, may act', () => {
  expect([null, 'Active', 'Suspended', 'Merged'].map((status) => isOpenAccount(status as never))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
