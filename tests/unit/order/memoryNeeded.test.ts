import { expect, test } from 'vitest';
import { osProblem, rulesOf } from '@/domain/order/compatibility';
import { sampleSystems } from '@/sample-data/systems';
import { osFamilies } from '@/domain/order/os';

test('a server that has the memory a system needs can run it, one with less cannot', () => {
  for (const system of sampleSystems) {
    expect(osProblem(system, system.memory)).toBeNull();
    if (system.memory > 0) expect(osProblem(system, system.memory - 1)).toBe('tooLittleMemory');
  }
});

// tests: ORDER-07
test('a new portal has the rules of every version; only Windows needs more than a gigabyte', () => {
  expect(sampleSystems.map(({ family, version }) => [family, version])).toEqual(
    osFamilies.flatMap(({ id, versions }) => versions.map((version) => [id, version])),
  );
  for (const { family, memory } of sampleSystems) expect(memory).toBe(family === 'windows' ? 2 : 0);
  expect(rulesOf({ family: 'centos', version: '8 Stream' }, sampleSystems)).toEqual({
    family: 'centos',
    version: '8 Stream',
    memory: 0,
    panels: [],
    software: ['lamp', 'docker', 'wordpress'],
  });
  expect(rulesOf({ family: 'ubuntu', version: '26.04' }, sampleSystems)).toBeNull();
});
