import { expect, test } from 'vitest';
import type { PlanSpecs } from '@/domain/catalog/plan';
import { specsAfterChange, tariffInPlaceOf, tariffSpecs } from '@/domain/catalog/tariffSpecs';
import { samplePlans } from '@/sample-data/plans';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';

test('a tariff is called by the country where the server is', () => {
  expect(tariffInPlaceOf('Diadem[NL]', 'Sirius')).toBe('Sirius[NL]');
  expect(tariffInPlaceOf('Diadem', 'Sirius')).toBe('Sirius');
});

// tests: TARIFF-09
test('every tariff has its specs, of its own country or of Great Britain', () => {
  for (const { name } of samplePrices.tariffs)
    for (const country of ['[GB]', '[NL]', '[RU]', ''])
      expect(tariffSpecs(samplePlans, `${name}${country}`)).not.toBeNull();
  expect(tariffSpecs(samplePlans, 'Diadem[NL]')?.storage.kind).toBe('HDD');
  expect(tariffSpecs(samplePlans, 'Diadem[RU]')).toEqual(tariffSpecs(samplePlans, 'Diadem[GB]'));
  expect(tariffSpecs(samplePlans, 'Nowhere[GB]')).toBeNull();
});

// tests: TARIFF-09
test('the sample servers of the VPS list have VPS hardware', () => {
  const vps = tariffSpecs(samplePlans, 'Diadem[GB]');
  for (const { tariff } of sampleServers) expect(tariffSpecs(samplePlans, tariff)).toEqual(vps);
});

// tests: TARIFF-10
test('a disk never shrinks (D18)', () => {
  const specs = (cpu: number, size: number): PlanSpecs => ({
    cpu,
    ram: cpu,
    storage: { size, kind: 'NVME' },
  });
  expect(specsAfterChange(specs(8, 210), specs(4, 100))).toEqual(specs(4, 210));
  expect(specsAfterChange(specs(4, 100), specs(8, 210))).toEqual(specs(8, 210));
  // Of two disks of one size it is the server's own that stays.
  const ssd: PlanSpecs = { ...specs(8, 100), storage: { size: 100, kind: 'SSD NVME' } };
  expect(specsAfterChange(specs(4, 100), ssd)).toEqual(specs(8, 100));
});
