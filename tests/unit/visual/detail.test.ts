import { expect, test } from 'vitest';
import type { Finding } from '../../visual/outcome';
import { detailOf } from '../../visual/report/detail';

const outcome: Finding = {
  status: 'changed',
  storyId: 'serverPages-page-api-en',
  title: 'serverPages/page',
  name: 'api-en',
  picture: 'light-1280-en.unseen',
  isApproved: false,
  difference: 'a1',
  reasons: [],
};

// A page of JSON filled a terminal with what had changed in it.
test('a terminal’s line names few lines of what no picture shows, each in its beginning', () => {
  const long = `code ${'x'.repeat(50_000)}`;
  const come = [long, ...Array.from({ length: 9 }, (_, index) => `come ${index}`)];
  const detail = detailOf({ ...outcome, lines: { come, gone: ['gone'] } });
  expect(detail.length).toBeLessThan(300);
  expect(detail).toMatch(/^now: code x+…; now: come 0; .*; now: come 4; and 5 more$/);
  expect(detailOf({ ...outcome, lines: { come: ['b'], gone: ['a'] } })).toBe('now: b; was: a');
});
