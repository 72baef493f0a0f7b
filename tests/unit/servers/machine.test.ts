import { describe, expect, test } from 'vitest';
import { isPossible, powerCommand, powerNote, powerStateOf } from '@/domain/servers/power';
import { accessOf, detailsOf } from '@/domain/servers/detailsOf';
import { refreshMs, wasRunning } from '@/domain/servers/metrics';
import { newestEvents } from '@/domain/servers/newestEvents';
import { panelUrlOf } from '@/domain/servers/panelUrl';
import { assignedOf, provisioned, startingSettings, withAssigned } from '@/domain/servers/provisioned';
import type { ServerId } from '@/domain/servers/server';
import { toServerRow, toServerRows } from '@/domain/servers/serverRow';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

describe('power of a machine', () => {
  test.each([
    // Before, after; the command for the provisioner, the entry of the history.
    ['Running', 'Running', 'reboot', 'rebooted'],
    ['Stopped', 'Stopped', 'reboot', 'rebooted'],
    ['Stopped', 'Running', 'start', 'resumed'],
    ['Suspended', 'Running', 'start', 'resumed'],
    ['Running', 'Stopped', 'stop', 'stopped'],
    ['Running', 'Suspended', 'suspend', 'suspended'],
    ['Stopped', 'Suspended', 'suspend', 'suspended'],
    // A released machine stays off.
    ['Suspended', 'Stopped', null, null],
  ] as const)('%s, then %s: %s, %s', (before, after, command, note) => {
    expect(powerCommand(before, after)).toBe(command);
    expect(powerNote(before, after)).toBe(note);
  });

  test.each([
    ['start', 'Stopped'],
    ['stop', 'Running'],
    ['restart', 'Running'],
  ] as const)('%s needs a machine that is %s', (action, needed) => {
    const possible = ['Running', 'Stopped', 'Suspended'].filter((state) => isPossible(action, state));
    expect(possible).toEqual([needed]);
  });

  test.each([
    ['Active', 'Running'],
    ['Ordered', 'Stopped'],
    ['Activation', 'Stopped'],
    ['Stopping', 'Stopped'],
    ['Off', 'Stopped'],
    ['Stopped', 'Stopped'],
    ['Suspended', 'Suspended'],
    ['Rescue mode', 'Stopped'],
  ])('the machine of a server that is %s is %s', (status, state) => {
    expect(powerStateOf(status)).toBe(state);
  });
});

const ip = '203.0.113.7';

test.each([
  ['Windows Server 2019', 'windows', 3389, 'Administrator', null],
  ['Ubuntu 22.04', 'linux', 22, 'root', 'apt update && apt upgrade'],
  ['Debian 12', 'linux', 22, 'root', 'apt update && apt upgrade'],
  ['Astra Linux 1.7', 'linux', 22, 'root', 'apt update && apt upgrade'],
  ['AlmaLinux 9', 'linux', 22, 'root', 'dnf upgrade'],
  ['Oracle Linux 9', 'linux', 22, 'root', 'dnf upgrade'],
  ['CentOS 7', 'linux', 22, 'root', 'yum update'],
  ['CentOS 8', 'linux', 22, 'root', 'dnf upgrade'],
  ['FreeBSD 14', 'linux', 22, 'root', 'pkg upgrade'],
  // Families that the provider added.
  ['Windows 11', 'windows', 3389, 'Administrator', null],
  ['openSUSE Leap 15.6', 'linux', 22, 'root', 'zypper update'],
  ['Fedora 41', 'linux', 22, 'root', 'dnf upgrade'],
  ['ALT Server 10', 'linux', 22, 'root', 'apt-get update && apt-get dist-upgrade'],
  ['Arch Linux', 'linux', 22, 'root', 'pacman -Syu'],
  ['Alpine 3.20', 'linux', 22, 'root', 'apk upgrade --update-cache'],
  ['Alternative 1', 'linux', 22, 'root', null],
  ['Not Windows', 'linux', 22, 'root', null],
])('%s is reached as %s at port %s by %s', (os, system, port, user, updateCommand) => {
  expect(accessOf({ ip, os })).toEqual({ system, host: ip, port, user, updateCommand });
});

describe('the addresses of a server', () => {
  const server = makeServer({ ip, domain: 'shop.example.ru' });
  const addressesOf = (ipv6Subnets: readonly string[], addresses = [ip]) =>
    detailsOf(makeEditableServer(server, { addresses, ipv6Subnets }), []).addresses;

  test('are its main one with its name, the others without', () => {
    const v4 = { family: 'IPv4', prefixLength: 24, gateway: '203.0.113.1' };
    expect(addressesOf([], [ip, '203.0.113.9'])).toEqual([
      { ...v4, address: ip, reverseName: 'shop.example.ru', isPrimary: true },
      { ...v4, address: '203.0.113.9', reverseName: null, isPrimary: false },
    ]);
  });

  test.each([
    ['2001:db8:1:2::/64', '2001:db8:1:2::2', 64],
    ['2001:db8:1:2/48', '2001:db8:1:2::2', 48],
  ])('of the network %s it has %s', (subnet, address, prefixLength) => {
    expect(addressesOf([subnet]).at(-1)).toEqual({
      family: 'IPv6',
      address,
      prefixLength,
      gateway: '2001:db8:1:2::1',
      reverseName: null,
      isPrimary: false,
    });
  });

  test('are none while nothing is assigned', () => {
    const waiting = makeServer({ ip: '' });
    const editable = makeEditableServer(waiting, { addresses: [], ipv6Subnets: ['auto'] });
    expect(detailsOf(editable, []).addresses).toEqual([]);
  });
});

test.each([
  ['hour', 60_000],
  ['day', 300_000],
  ['week', 300_000],
  ['month', 300_000],
] as const)('charts of a %s are read again every %s ms', (range, ms) => {
  expect(refreshMs(range)).toBe(ms);
});

test('a server runs from the very moment of its start', () => {
  const ran = wasRunning([
    { at: '2026-11-02T00:00:00Z', kind: 'activated' },
    { at: '2026-11-03T00:00:00Z', kind: 'renewed' },
    { at: '2026-11-04T00:00:00Z', kind: 'suspended' },
    { at: '2026-11-05T00:00:00Z', kind: 'resumed' },
    { at: '2026-11-06T00:00:00Z', kind: 'rebooted' },
  ]);
  const moments = ['02T00:00:00', '01T23:59:59.999', '04T00:00:00', '03T23:59:59.999', '06T00:00:01'];
  expect(moments.map((moment) => ran(new Date(`2026-11-${moment}Z`)))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('of two events at one moment the earlier entry stays first', () => {
  const event = (id: string, at: '2026-11-01T00:00:00Z' | '2026-11-02T00:00:00Z') =>
    ({ id, at, kind: 'rebooted', actor: 'customer', detail: null }) as const;
  const events = [
    event('a', '2026-11-01T00:00:00Z'),
    event('b', '2026-11-02T00:00:00Z'),
    event('c', '2026-11-02T00:00:00Z'),
    event('d', '2026-11-01T00:00:00Z'),
  ];
  expect(newestEvents(events).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
});

test.each([
  ['none', ip, null],
  ['cpanel', '', null],
  ['cpanel', ip, 'https://203.0.113.7:2087/'],
  ['plesk', ip, 'https://203.0.113.7:8443/'],
] as const)('the panel %s at %j is at %s', (panel, address, url) => {
  expect(panelUrlOf(panel, address)).toBe(url);
});

describe('a server row', () => {
  const row = toServerRow(makeServer({ id: 1024 as ServerId }));

  test('links to the pages of its server', () => {
    expect(row).toMatchObject({
      pageHref: '/dashboard/server?id=1024',
      editHref: '/dashboard/server-edit?id=1024',
      renewHref: '/dashboard/server-renew?id=1024',
      changeTariffHref: '/dashboard/server-change-tariff?id=1024',
      questionHref: '/dashboard/support/create?service=VPS%2FVDS&server=1024',
    });
  });

  test.each([
    [null, 'Active', { unavailable: 'noPanel' }],
    ['https://panel.example.com:1500/', 'Active', { href: 'https://panel.example.com:1500/' }],
    ['http://203.0.113.7:2087', 'Active', { href: 'http://203.0.113.7:2087/' }],
    ['https://panel.example.com/', 'Off', { unavailable: 'inactive' }],
    ['javascript:alert(1)', 'Active', { unavailable: 'noPanel' }],
    ['no address', 'Active', { unavailable: 'noPanel' }],
  ])('the panel at %s of a server that is %s: %j', (panelUrl, status, panel) => {
    expect(toServerRow(makeServer({ panelUrl, status })).panel).toEqual(panel);
  });

  test('is the same object for the same server, as its list is', () => {
    const servers = [makeServer(), makeServer({ id: 7 as ServerId })];
    const rows = toServerRows(servers);
    expect(toServerRows(servers)).toBe(rows);
    expect(rows.length).toBe(2);
    expect(rows.at(1)?.id).toBe(7);
    expect(rows.at(2)).toBeUndefined();
    expect(rows.at(0)).toBe(rows.at(0));
  });
});

test('a new server is called by the first part of its domain, and has no option', () => {
  const server = makeServer({ ip, domain: 'shop.example.ru', autoRenewal: false, renewalPeriod: 'year' });
  const settings = {
    name: 'shop',
    domain: 'shop.example.ru',
    ip,
    payment: 'account',
    autoRenewal: false,
    renewalPeriod: 'year',
    username: 'deploy',
    os: 'Ubuntu 22.04',
    software: 'none',
    ipv6Subnet: '',
    panel: 'none',
    backup: 'none',
    ipv4: 1,
  };
  expect(startingSettings(server)).toEqual(settings);
  const rest = { createdOn: '2026-11-21', memory: 8 } as const;
  expect(provisioned(server, rest)).toEqual({
    server,
    ...rest,
    settings,
    addresses: [ip],
    ipv6Subnets: ['auto'],
  });
  expect(provisioned({ ...server, ip: '' }, rest).addresses).toEqual([]);
});

test('what is assigned is its addresses, its own network and its panel', () => {
  const server = makeServer({ ip, panelUrl: 'https://203.0.113.7:8443/' });
  const assigned = (ipv6Subnets: readonly string[]) =>
    assignedOf(makeEditableServer(server, { addresses: [ip], ipv6Subnets }));
  expect(assigned(['auto', '2001:db8::/64'])).toEqual({
    addresses: [ip],
    ipv6Subnet: '2001:db8::/64',
    panelUrl: 'https://203.0.113.7:8443/',
  });
  expect(assigned(['auto']).ipv6Subnet).toBeNull();
});

test('the main address comes first, the others keep their order', () => {
  const editable = makeEditableServer(makeServer({ ip: '198.51.100.3' }));
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
  const after = withAssigned(editable, { addresses, ipv6Subnet: null, panelUrl: null });
  expect(after.addresses).toEqual(['198.51.100.3', '198.51.100.1', '198.51.100.2', '198.51.100.4']);
  expect(withAssigned(editable, { addresses: [], ipv6Subnet: null, panelUrl: null }).server.ip).toBe('');
});
