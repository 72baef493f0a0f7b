import { expect, test } from 'vitest';
import {
  anotherFamily,
  emptySystemDraft,
  isManaged,
  systemDraftOf,
  systemEffects,
  systemProblems,
  systemRules,
  templateNames,
  toAdminSystem,
  usableSystem,
} from '@/domain/admin/system';
import { sampleSystems } from '@/sample-data/systems';
import { systemKey } from '@/domain/order/os';
import { makeAdminSystem, sampleAdminSystems } from '@/sample-data/adminSystems';

// tests: PRICES-08
test('every version is managed but NoOS, so that an order has a choice', () => {
  expect(sampleSystems.filter((system) => !isManaged(system)).map(systemKey)).toEqual(['other NoOS']);
});

test('the list has names, rules and figures', () => {
  const rules = { memory: 2, panels: ['plesk'], software: ['docker'] } as const;
  const figures = { sale: 'withheld', servers: 2, carts: 1, version: '3' } as const;
  expect(toAdminSystem({ family: 'centos', version: '8 Stream', ...rules }, figures)).toEqual({
    id: 'centos 8 Stream',
    family: 'centos',
    name: 'CentOS 8 Stream',
    ...rules,
    ...figures,
  });
  const { id, searchable, sorts } = systemRules;
  const one = makeAdminSystem({ sale: 'withheld', servers: 3, memory: 4 });
  expect([id(one), searchable(one)]).toEqual(['debian 12', ['debian 12', 'Debian 12']]);
  expect([sorts.name.of(one), sorts.sale.of(one), sorts.memory.of(one)]).toEqual(['Debian 12', 1, 4]);
  expect(sorts.servers.of(one)).toBe(3);
  expect(sampleAdminSystems.map(id)).toEqual(sampleSystems.filter(isManaged).map(systemKey));
});

// tests: PRICES-15
test('the form gives back the system that it was made of', () => {
  for (const system of sampleAdminSystems) {
    const { id, family, memory, panels, software, sale } = system;
    expect(usableSystem(systemDraftOf(system))).toEqual({
      system: { family, version: id.replace(`${family} `, '') },
      memory,
      panels,
      software,
      sale,
    });
  }
});

// tests: PRICES-15
test('a new version needs a name that a provisioner can have', () => {
  expect(systemProblems(emptySystemDraft)).toEqual({ release: 'required' });
  for (const release of ['26.04/', 'Двенадцать', '2'.repeat(33)])
    expect(systemProblems({ ...emptySystemDraft, release })).toEqual({ release: 'release' });
  expect(usableSystem({ ...emptySystemDraft, release: ' ' })).toBeNull();
  const panels = ['plesk', 'cpanel'] as const;
  expect(usableSystem({ ...emptySystemDraft, release: ' 26.04 ', panels })).toEqual({
    system: { family: 'ubuntu', version: '26.04' },
    memory: 0,
    panels: ['cpanel', 'plesk'],
    software: ['lamp', 'docker', 'wordpress'],
    sale: 'offered',
  });
});

// tests: PRICES-16
test('another family needs a name of its own that a provisioner can have', () => {
  const draft = { ...emptySystemDraft, family: anotherFamily, release: '15.6' };
  expect(systemProblems(draft)).toEqual({ familyName: 'required' });
  for (const familyName of ['РЕД ОС', 'SUSE!', 'S'.repeat(33)])
    expect(systemProblems({ ...draft, familyName })).toEqual({ familyName: 'release' });
  for (const familyName of ['ubuntu', ' Rocky linux', 'Other'])
    expect(systemProblems({ ...draft, familyName })).toEqual({ familyName: 'listed' });
  const listed = { ...draft, familyName: ' opensuse leap' };
  expect(systemProblems(listed, ['Alpine Linux', 'openSUSE Leap'])).toEqual({ familyName: 'listed' });
  expect(usableSystem(listed, ['openSUSE Leap'])).toBeNull();
  const added = usableSystem({ ...draft, familyName: ' openSUSE Leap ' }, ['Alpine Linux']);
  expect(added?.system).toEqual({ family: 'openSUSE Leap', version: '15.6' });
});

// tests: PRICES-16
test('the form offers the families that were added, each once', () => {
  const families = ['openSUSE Leap', 'ubuntu', 'Alpine Linux', 'openSUSE Leap'];
  expect(systemRules.about?.(families.map((family) => makeAdminSystem({ family })))).toEqual({
    families: ['openSUSE Leap', 'Alpine Linux'],
  });
});

// tests: PRICES-15
test('the provisioner needs a template of the system, and of the system with each panel', () => {
  const system = { family: 'ubuntu', version: '26.04' } as const;
  expect(templateNames({ system, panels: [] })).toEqual(['Ubuntu 26.04']);
  expect(templateNames({ system, panels: ['cpanel', 'plesk'] })).toEqual([
    'Ubuntu 26.04',
    'Ubuntu 26.04 + cpanel',
    'Ubuntu 26.04 + plesk',
  ]);
});

// tests: PRICES-15
test('a change has an effect for each thing that customers notice', () => {
  const system = makeAdminSystem({ memory: 2, panels: ['plesk'], software: ['lamp'] });
  const effects = (change: Partial<typeof system>) => systemEffects(system, { ...system, ...change });
  expect(effects({})).toEqual([]);
  expect(effects({ sale: 'withheld' })).toEqual(['withheld']);
  expect(systemEffects({ ...system, sale: 'withheld' }, system)).toEqual(['offered']);
  for (const less of [{ memory: 3 }, { panels: [] }, { software: [] }])
    expect(effects(less)).toEqual(['narrowed']);
  expect(effects({ memory: 1, panels: ['cpanel', 'plesk'] })).toEqual(['widened']);
  expect(effects({ panels: ['cpanel'] })).toEqual(['narrowed', 'widened']);
});
