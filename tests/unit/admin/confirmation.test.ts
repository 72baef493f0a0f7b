import { expect, it } from 'vitest';
import { confirmationMs, isConfirmed } from '@/domain/admin/confirmation';

// tests: STAFF-01
it('is valid for ten minutes and not longer', () => {
  const at = new Date('2026-11-27T10:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  expect(confirmationMs).toBe(600_000);
  expect(isConfirmed(at, after(0))).toBe(true);
  expect(isConfirmed(at, after(599_999))).toBe(true);
  expect(isConfirmed(at, after(600_000))).toBe(false);
});
