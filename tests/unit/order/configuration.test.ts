import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  osProblem,
  panelProblem,
  rulesOf,
  softwareProblem,
  type SoftwareId,
  type SystemRules,
} from '@/domain/order/compatibility';
import { sampleSystems } from '@/sample-data/systems';
import { configurationSchema, defaultConfiguration, reconciled } from '@/domain/order/configuration';
import { isNameTaken, osFamilies, osText, toOsChoice, type OsChoice } from '@/domain/order/os';
import type { PanelId } from '@/domain/pricing/options';
import { makePlan } from '@/sample-data/plans';

const ubuntu = { family: 'ubuntu', version: '24.04' } as const;
/** The rules with the systems of a new portal. */
const panelWith = (panel: PanelId, os: OsChoice) => panelProblem(panel, os, sampleSystems);
const softwareWith = (software: SoftwareId, os: OsChoice, panel: PanelId) =>
  softwareProblem(software, { os, panel }, sampleSystems);

const roomy = makePlan({ specs: { cpu: 4, ram: 8, storage: { size: 100, kind: 'NVME' } } });

describe('operating systems (§3)', () => {
  // tests: ORDER-07
  test('every family with its versions', () => {
    expect(Object.fromEntries(osFamilies.map(({ name, versions }) => [name, versions]))).toEqual({
      AlmaLinux: ['8', '9'],
      CentOS: ['7', '8 Stream', '9 Stream'],
      'Rocky Linux': ['8', '9'],
      'Oracle Linux': ['7', '8', '9'],
      Debian: ['10', '11', '12'],
      Ubuntu: ['18.04', '20.04', '22.04', '24.04'],
      FreeBSD: ['12', '13', '14'],
      'Astra Linux': ['CE', 'SE'],
      'Windows Server': ['2019', '2022'],
      Other: ['NoOS', 'Custom ISO'],
    });
  });

  // tests: ORDER-08
  test('the default version of a family is one it has', () => {
    for (const { id, versions, defaultVersion } of osFamilies) {
      expect(versions).toContain(defaultVersion);
      expect(toOsChoice(id, defaultVersion)).toEqual({ family: id, version: defaultVersion });
    }
  });

  test.each([
    ['ubuntu', ''],
    ['ubuntu', ' 24.04'],
    ['ubuntu', '24.04;'],
    ['ubuntu', '2'.repeat(33)],
    ['', '4'],
    ['Plan/9', '4'],
    ['__proto__', 'constructor'],
  ])('%s %s is no choice', (family, version) => {
    expect(toOsChoice(family, version)).toBeNull();
  });

  // tests: PRICES-15
  test('the provider decides which versions there are', () => {
    expect(toOsChoice('ubuntu', '26.04')).toEqual({ family: 'ubuntu', version: '26.04' });
    expect(toOsChoice('centos', '10 Stream')).toEqual({ family: 'centos', version: '10 Stream' });
  });

  // tests: PRICES-16
  test('a family that the provider added is called by its name', () => {
    const leap = toOsChoice('openSUSE Leap', '15.6');
    expect(leap && osText(leap)).toBe('openSUSE Leap 15.6');
  });

  // tests: PRICES-16
  test.each([
    ['Ubuntu', '26.04', 'ubuntu', '24.04'],
    ['Rocky Linux', '10', 'rocky', '9'],
    ['opensuse leap', '16', 'openSUSE Leap', '15.6'],
    ['openSUSE', 'leap 15.6', 'openSUSE Leap', '15.6'],
    ['Windows', 'Server 2022', 'windows', '2022'],
    ['rocky 9', 'x', 'rocky', '9 x'],
    ['ubuntu', '26.04', 'ubuntu', '26.04'],
  ])('%s %s could be mistaken for %s %s', (family, version, other, present) => {
    expect(isNameTaken({ family, version }, { family: other, version: present })).toBe(true);
  });

  // tests: PRICES-16
  test('other versions and other families are no other’s name', () => {
    for (const family of ['ubuntu', 'openSUSE Leap'])
      expect(isNameTaken({ family, version: '26.04' }, { family: 'ubuntu', version: '24.04' })).toBe(false);
  });

  test('a choice is named by family and version; of the others the version is the name', () => {
    expect(osText(ubuntu)).toBe('Ubuntu 24.04');
    expect(osText({ family: 'other', version: 'Custom ISO' })).toBe('Custom ISO');
  });
});

describe('what goes together', () => {
  test('no panel and no software go with everything', () => {
    for (const { id, versions } of osFamilies)
      for (const version of versions) {
        expect(panelWith('none', { family: id, version })).toBeNull();
        expect(softwareWith('none', { family: id, version }, 'cpanel')).toBeNull();
      }
  });

  test('cPanel does not run on Windows, Plesk does', () => {
    const windows = { family: 'windows', version: '2022' } as const;
    expect(panelWith('cpanel', windows)).toBe('systemNotSupported');
    expect(panelWith('plesk', windows)).toBeNull();
  });

  test('Docker does not run on FreeBSD', () => {
    expect(softwareWith('docker', { family: 'freebsd', version: '14' }, 'none')).toBe('systemNotSupported');
  });

  test('nothing can be installed on NoOS or a custom ISO', () => {
    for (const version of ['NoOS', 'Custom ISO']) {
      const os = { family: 'other', version } as const;
      expect(panelWith('cpanel', os)).toBe('noSystem');
      expect(panelWith('plesk', os)).toBe('noSystem');
      expect(softwareWith('lamp', os, 'none')).toBe('noSystem');
      expect(softwareWith('docker', os, 'none')).toBe('noSystem');
      expect(softwareWith('wordpress', os, 'none')).toBe('noSystem');
    }
  });

  test('a panel leaves no room for another web server', () => {
    expect(softwareWith('lamp', ubuntu, 'cpanel')).toBe('panelNeedsCleanSystem');
    expect(softwareWith('wordpress', ubuntu, 'plesk')).toBe('panelNeedsCleanSystem');
    expect(softwareWith('docker', ubuntu, 'plesk')).toBeNull();
  });

  test('Windows needs two gigabytes of memory', () => {
    const problemIn = (os: OsChoice, memory: number) => {
      const rules = rulesOf(os, sampleSystems);
      return rules && osProblem(rules, memory);
    };
    expect(problemIn({ family: 'windows', version: '2022' }, 1)).toBe('tooLittleMemory');
    expect(problemIn({ family: 'windows', version: '2022' }, 2)).toBeNull();
    expect(problemIn({ family: 'debian', version: '12' }, 1)).toBeNull();
  });
});

describe('taking back what does not go together', () => {
  test('a configuration that does is left as it is', () => {
    const configuration = { ...defaultConfiguration, os: ubuntu, panel: 'plesk' as const };
    expect(reconciled(configuration, roomy, sampleSystems)).toEqual({ configuration, dropped: [] });
  });

  test('a system the plan cannot carry goes first, and with it no longer there the rest may stay', () => {
    const { configuration, dropped } = reconciled(
      { ...defaultConfiguration, os: { family: 'windows', version: '2022' }, panel: 'cpanel' },
      makePlan(),
      sampleSystems,
    );
    expect(configuration).toMatchObject({ os: null, panel: 'cpanel' });
    expect(dropped).toEqual([{ choice: 'os', reason: 'tooLittleMemory' }]);
  });

  // tests: PRICES-08
  test('a system that the provider withholds goes with its reason', () => {
    const chosen = { ...defaultConfiguration, os: ubuntu };
    const others = sampleSystems.filter(({ version }) => version !== ubuntu.version);
    const { configuration, dropped } = reconciled(chosen, roomy, others);
    expect(configuration.os).toBeNull();
    expect(dropped).toEqual([{ choice: 'os', reason: 'notOffered' }]);
    expect(reconciled(chosen, roomy, sampleSystems).dropped).toEqual([]);
  });

  // tests: PRICES-15
  test('the rules of the provider decide which panel, software and plan go with a version', () => {
    const os = { family: 'ubuntu', version: '26.04' } as const;
    const chosen = { ...defaultConfiguration, os, panel: 'plesk', software: 'docker' } as const;
    const dropped = (rules: Partial<SystemRules>) =>
      reconciled(chosen, roomy, [{ ...os, memory: 0, panels: ['plesk'], software: ['docker'], ...rules }])
        .dropped;
    expect(dropped({})).toEqual([]);
    expect(dropped({ memory: 8 })).toEqual([]);
    expect(dropped({ memory: 9 })).toEqual([{ choice: 'os', reason: 'tooLittleMemory' }]);
    expect(dropped({ panels: ['cpanel'] })).toEqual([{ choice: 'panel', reason: 'systemNotSupported' }]);
    expect(dropped({ software: ['lamp'] })).toEqual([{ choice: 'software', reason: 'systemNotSupported' }]);
  });

  test('a panel that goes makes room for software', () => {
    const { configuration, dropped } = reconciled(
      {
        ...defaultConfiguration,
        os: { family: 'debian', version: '12' },
        panel: 'cpanel',
        software: 'lamp',
      },
      roomy,
      sampleSystems,
    );
    expect(configuration).toMatchObject({ panel: 'none', software: 'lamp' });
    expect(dropped).toEqual([{ choice: 'panel', reason: 'systemNotSupported' }]);
  });
});

describe('a configuration from outside', () => {
  test('one of ours passes unchanged', () => {
    const configuration = { ...defaultConfiguration, os: ubuntu };
    expect(v.parse(configurationSchema, JSON.parse(JSON.stringify(configuration)))).toEqual(configuration);
  });

  test.each([
    ['a malformed version', { os: { family: 'debian', version: '12\n' } }],
    ['a malformed family', { os: { family: 'be/os', version: '5' } }],
    ['quantity 0', { count: 0 }],
    ['quantity 101', { count: 101 }],
    ['quantity 1.5', { count: 1.5 }],
    ['quantity as text', { count: '2' }],
    ['six addresses', { ipv4: 6 }],
    ['an unknown panel', { panel: 'ispmanager' }],
    ['a period that an order does not offer', { period: '3years' }],
  ])('%s is refused', (_, change) => {
    expect(v.safeParse(configurationSchema, { ...defaultConfiguration, ...change }).success).toBe(false);
  });
});
