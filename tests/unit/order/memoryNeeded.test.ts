import { expect, test } from 'vitest';
import { memoryNeeded, osProblem } from '@/domain/order/compatibility';
import { osFamilyIds } from '@/domain/order/os';
import { makePlan } from '@/sample-data/plans';

test('a plan that has the memory a system needs can run it, one with less cannot', () => {
  const { specs } = makePlan();
  expect(memoryNeeded('windows')).toBe(2);
  for (const os of osFamilyIds) {
    expect(osProblem(os, { ...specs, ram: memoryNeeded(os) })).toBeNull();
    if (memoryNeeded(os) > 0)
      expect(osProblem(os, { ...specs, ram: memoryNeeded(os) - 1 })).toBe('tooLittleMemory');
  }
});
