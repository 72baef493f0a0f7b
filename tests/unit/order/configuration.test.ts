import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { osProblem, panelProblem, softwareProblem } from '@/domain/order/compatibility';
import { configurationSchema, defaultConfiguration, reconciled } from '@/domain/order/configuration';
import { osFamilies, osText, toOsChoice, systemKey } from '@/domain/order/os';
import { makePlan } from '@/sample-data/plans';

const ubuntu = { family: 'ubuntu', version: '24.04' } as const;
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
    ['ubuntu', '8'],
    ['ubuntu', ''],
    ['plan9', '4'],
    ['__proto__', 'constructor'],
  ])('%s %s is no choice', (family, version) => {
    expect(toOsChoice(family, version)).toBeNull();
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
        expect(panelProblem('none', { family: id, version })).toBeNull();
        expect(softwareProblem('none', { family: id, version }, 'cpanel')).toBeNull();
      }
  });

  test('cPanel does not run on Windows, Plesk does', () => {
    const windows = { family: 'windows', version: '2022' } as const;
    expect(panelProblem('cpanel', windows)).toBe('systemNotSupported');
    expect(panelProblem('plesk', windows)).toBeNull();
  });

  test('Docker does not run on FreeBSD', () => {
    expect(softwareProblem('docker', { family: 'freebsd', version: '14' }, 'none')).toBe(
      'systemNotSupported',
    );
  });

  test('nothing can be installed on NoOS or a custom ISO', () => {
    for (const version of ['NoOS', 'Custom ISO']) {
      const os = { family: 'other', version } as const;
      expect(panelProblem('cpanel', os)).toBe('noSystem');
      expect(panelProblem('plesk', os)).toBe('noSystem');
      expect(softwareProblem('lamp', os, 'none')).toBe('noSystem');
      expect(softwareProblem('docker', os, 'none')).toBe('noSystem');
      expect(softwareProblem('wordpress', os, 'none')).toBe('noSystem');
    }
  });

  test('a panel leaves no room for another web server', () => {
    expect(softwareProblem('lamp', ubuntu, 'cpanel')).toBe('panelNeedsCleanSystem');
    expect(softwareProblem('wordpress', ubuntu, 'plesk')).toBe('panelNeedsCleanSystem');
    expect(softwareProblem('docker', ubuntu, 'plesk')).toBeNull();
  });

  test('Windows needs two gigabytes of memory', () => {
    expect(osProblem('windows', makePlan().specs)).toBe('tooLittleMemory');
    expect(osProblem('windows', roomy.specs)).toBeNull();
    expect(osProblem('debian', makePlan().specs)).toBeNull();
  });
});

describe('taking back what does not go together', () => {
  test('a configuration that does is left as it is', () => {
    const configuration = { ...defaultConfiguration, os: ubuntu, panel: 'plesk' as const };
    expect(reconciled(configuration, roomy)).toEqual({ configuration, dropped: [] });
  });

  test('a system the plan cannot carry goes first, and with it no longer there the rest may stay', () => {
    const { configuration, dropped } = reconciled(
      { ...defaultConfiguration, os: { family: 'windows', version: '2022' }, panel: 'cpanel' },
      makePlan(),
    );
    expect(configuration).toMatchObject({ os: null, panel: 'cpanel' });
    expect(dropped).toEqual([{ choice: 'os', reason: 'tooLittleMemory' }]);
  });

  // tests: PRICES-08
  test('a system that the provider withholds goes with its reason', () => {
    const chosen = { ...defaultConfiguration, os: ubuntu };
    const { configuration, dropped } = reconciled(chosen, roomy, [systemKey(ubuntu)]);
    expect(configuration.os).toBeNull();
    expect(dropped).toEqual([{ choice: 'os', reason: 'notOffered' }]);
    expect(reconciled(chosen, roomy, ['debian 12']).dropped).toEqual([]);
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
    ['a version that the family does not have', { os: { family: 'debian', version: '99' } }],
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
