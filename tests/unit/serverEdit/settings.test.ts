import { expect, test } from 'vitest';
import { rubles } from '@/domain/money/money';
import { osText } from '@/domain/order/os';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import type { PricedSettings } from '@/domain/servers/serverSettings';
import {
  canEditField,
  changedFields,
  draftOf,
  isReinstallConfirmed,
  needsMachine,
  needsReinstall,
  rebasedDraft,
  reinstallWord,
  type SettingsDraft,
} from '@/domain/servers/serverSettings';
import type { ServerSystem } from '@/domain/servers/serverSettings';
import {
  editSystemProblem,
  settingsProblems,
  systemChoices,
  systemMemoryNeeded,
  toSettingsUpdate,
} from '@/domain/servers/serverSettingsRules';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer, makeServerSettings, sampleServerSystems } from '@/sample-data/serverSettings';
import { samplePrices } from '@/sample-data/prices';

const editable = makeEditableServer(makeServer());
const { settings } = editable;
const draftWith = (changes: Partial<SettingsDraft>): SettingsDraft => ({ ...draftOf(settings), ...changes });
const problemsOf = (changes: Partial<SettingsDraft>, of = editable) =>
  settingsProblems(of, { ...draftOf(of.settings), ...changes });

test('what differs is named in the order of the screen; spaces, capitals of a domain and empty passwords are no change', () => {
  expect(changedFields(settings, draftOf(settings))).toEqual([]);
  expect(
    changedFields(
      settings,
      draftWith({ name: ` ${settings.name} `, domain: settings.domain.toUpperCase(), username: ' deploy' }),
    ),
  ).toEqual([]);
  expect(
    changedFields(settings, draftWith({ software: 'docker', name: 'chat', password: 'x', ipv4: 2, ip: '1' })),
  ).toEqual(['name', 'ip', 'password', 'ipv4', 'software']);
});

test('a new system or other software is a reinstall, and nothing else is', () => {
  expect(needsReinstall(['name', 'panel', 'password'])).toBe(false);
  expect(needsReinstall(['os'])).toBe(true);
  expect(needsReinstall(['software'])).toBe(true);
});

test.each([
  [{ name: '  ' }, { name: 'required' }],
  [{ name: '😀'.repeat(64) }, {}],
  [{ name: '😀'.repeat(65) }, { name: 'tooLong' }],
  [{ name: 'a\u0000b' }, { name: 'control' }],
  [{ domain: '' }, { domain: 'required' }],
  [{ domain: 'https://a.ru' }, { domain: 'host.link' }],
  [{ ip: '8.8.8.8' }, { ip: 'unavailable' }],
  [{ ipv6Subnet: '2001:db8::/64' }, { ipv6Subnet: 'unavailable' }],
  [{ ipv4: 6 }, { ipv4: 'unavailable' }],
  [{ ipv4: 1.5 }, { ipv4: 'unavailable' }],
  [{ username: '' }, { username: 'required' }],
  [{ username: 'root' }, { username: 'userNameReserved' }],
  [{ username: '9lives' }, { username: 'userName' }],
  [{ username: 'Анна' }, { username: 'userName' }],
  [{ password: 'short' }, { password: 'passwordShort' }],
  [{ password: 'пароль из двенадцати' }, { password: 'passwordCharacters' }],
  [{ userPassword: 'x'.repeat(129) }, { userPassword: 'passwordLong' }],
  [{ userPassword: 'x'.repeat(128) }, {}],
  [{ panel: 'cpanel', os: 'CentOS 8' }, { panel: 'systemNotSupported' }],
  [{ panel: 'plesk', software: 'apache' }, { software: 'panelNeedsCleanSystem' }],
  [{ os: 'Windows Server 2019', software: 'docker' }, { software: 'systemNotSupported' }],
] as const)('%o has the problems %o', (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test('a system that needs more memory than there is cannot be installed', () => {
  const small = { ...editable, memory: 1 };
  expect(problemsOf({ os: 'Windows Server 2019' }, small)).toEqual({ os: 'tooLittleMemory' });
});

test('what was there before is never complained of', () => {
  const old = { ...editable, settings: makeServerSettings(editable.server, { username: 'root', name: '' }) };
  expect(problemsOf({ payment: 'card' }, old)).toEqual({});
});

test('what is sent is trimmed, leaves empty passwords out, and is nothing while there is nothing right to send', () => {
  expect(toSettingsUpdate(editable, draftOf(settings))).toBeNull();
  expect(toSettingsUpdate(editable, draftWith({ name: '' }))).toBeNull();
  expect(
    toSettingsUpdate(
      editable,
      draftWith({ name: ' chat ', domain: ' Магазин.РФ ', password: 'correct-horse' }),
    ),
  ).toEqual({
    settings: { ...settings, name: 'chat', domain: 'магазин.рф' },
    password: 'correct-horse',
    userPassword: null,
  });
  // The same site in another spelling stays as it was stored.
  expect(
    toSettingsUpdate(editable, draftWith({ name: 'chat', domain: 'SHOP.example.ru' }))?.settings.domain,
  ).toBe('shop.example.ru');
});

test('only a server that runs can be reached; name and payment live in the portal, domain and address are prepared', () => {
  for (const status of ['Ordered', 'Activation', 'Stopping', 'Suspended']) {
    expect(canEditField(status, 'name')).toBe(true);
    expect(canEditField(status, 'payment')).toBe(true);
    expect(canEditField(status, 'os')).toBe(false);
    // D48
    expect(canEditField(status, 'domain')).toBe(true);
    expect(canEditField(status, 'ip')).toBe(true);
    expect(canEditField(status, 'ipv4')).toBe(false);
  }
  for (const status of ['Active', 'Rescue mode']) expect(canEditField(status, 'os')).toBe(true);
});

test('a reinstall asks for the name as it was saved, however it is composed, or for the domain where there is none', () => {
  const named = { ...editable, settings: { ...settings, name: 'Й сервер' } };
  expect(isReinstallConfirmed(named, ' И\u0306 сервер ')).toBe(true);
  expect(isReinstallConfirmed(named, 'й сервер')).toBe(false);
  expect(isReinstallConfirmed(named, '')).toBe(false);
  expect(reinstallWord({ ...editable, settings: { ...settings, name: '' } })).toBe('shop.example.ru');
});

const today = '2026-11-21';
const bare = makeServer({ endDate: '2026-12-21' });

test('price: Plesk 400 here, cPanel 500, each further IPv4 200, IPv6 100, daily backup 100 (D17, §9)', () => {
  const after = { panel: 'plesk', ipv4: 3, ipv6Subnet: '2a0d::/64', backup: 'daily' } as const;
  expect(quoteSettings({ server: bare, settings }, after, { today, prices: samplePrices })).toMatchObject({
    current: rubles(1577),
    changes: [
      { option: 'panel', monthly: rubles(400) },
      { option: 'ipv4', monthly: rubles(400) },
      { option: 'ipv6', monthly: rubles(100) },
      { option: 'backup', monthly: rubles(100) },
    ],
    difference: rubles(1000),
    next: rubles(2577),
    optionsNext: rubles(1000),
    sold: { panel: rubles(400), ipv4: [rubles(200), rubles(200)], ipv6: rubles(100), backup: rubles(100) },
    charge: rubles(1000),
    covers: { from: today, until: '2026-12-21' },
  });
  expect(quoteSettings({ server: bare, settings }, settings, { today, prices: samplePrices })).toMatchObject({
    changes: [],
    next: rubles(1577),
    charge: 0,
  });
});

test.each<[option: string, after: Partial<PricedSettings>, monthly: number]>([
  ['the panel', { panel: 'cpanel' }, 500],
  ['an address', { ipv4: 2 }, 200],
  ['four addresses', { ipv4: 5 }, 800],
  ['IPv6', { ipv6Subnet: '2a0d::/64' }, 100],
  ['a weekly copy', { backup: 'weekly' }, 50],
  ['a daily copy', { backup: 'daily' }, 100],
])('%s is charged for the paid days ahead (D38)', (_option, after, monthly) => {
  const quote = quoteSettings(
    { server: bare, settings },
    { ...settings, ...after },
    { today, prices: samplePrices },
  );
  expect([quote.difference, quote.charge]).toEqual([rubles(monthly), rubles(monthly)]);
  const half = { server: { ...bare, endDate: '2026-12-06' as const }, settings };
  expect(quoteSettings(half, { ...settings, ...after }, { today, prices: samplePrices }).charge).toBe(
    rubles(monthly / 2),
  );
});

test('an option keeps the price that it was sold for, and giving it up takes off exactly that (D38)', () => {
  // Ordered with Plesk, where it costs 300 (D17), and an address from a cheaper day.
  const ordered = {
    server: { ...bare, monthlyPrice: rubles(2027), optionsMonthly: rubles(450) },
    settings: { ...settings, panel: 'plesk' as const, ipv4: 2 },
    optionPrices: { panel: rubles(300), ipv4: [rubles(150)], ipv6: rubles(0), backup: rubles(0) },
  };
  expect(
    quoteSettings(ordered, { ...ordered.settings, panel: 'none' }, { today, prices: samplePrices }),
  ).toMatchObject({
    changes: [{ option: 'panel', monthly: rubles(-300) }],
    next: rubles(1727),
    optionsNext: rubles(150),
    charge: 0,
  });
  expect(
    quoteSettings(ordered, { ...ordered.settings, ipv4: 1 }, { today, prices: samplePrices }).difference,
  ).toBe(rubles(-150));
  expect(
    quoteSettings(ordered, { ...ordered.settings, ipv4: 3 }, { today, prices: samplePrices }).sold.ipv4,
  ).toEqual([rubles(150), rubles(200)]);
  expect(
    quoteSettings(ordered, { ...ordered.settings, panel: 'cpanel' }, { today, prices: samplePrices })
      .difference,
  ).toBe(rubles(200));
});

test('where the sold prices are not known, the options cost what the server says in all', () => {
  const ordered = {
    server: { ...bare, monthlyPrice: rubles(1977), optionsMonthly: rubles(400) },
    settings: { ...settings, panel: 'plesk' as const, backup: 'daily' as const },
  };
  // Plesk from the order, 300, and a daily copy, 100.
  expect(
    quoteSettings(ordered, { ...ordered.settings, panel: 'none' }, { today, prices: samplePrices }),
  ).toMatchObject({
    difference: rubles(-300),
    optionsNext: rubles(100),
  });
  expect(quoteSettings(ordered, settings, { today, prices: samplePrices })).toMatchObject({
    next: rubles(1577),
    optionsNext: 0,
  });
});

const own = { addresses: ['203.0.113.7', '203.0.113.8'], ipv6Subnets: ['2001:db8::/64'] };
const addressed = makeEditableServer(makeServer({ ip: '203.0.113.7' }), own);

test.each<[Partial<SettingsDraft>, ReturnType<typeof settingsProblems>]>([
  [{ ip: '203.0.113.8' }, {}],
  [{ ip: '203.0.113.9' }, { ip: 'unavailable' }],
  [{ ipv6Subnet: '2001:db8::/64' }, {}],
  [{ ipv6Subnet: '2001:db8:1::/64' }, { ipv6Subnet: 'unavailable' }],
  [{ ipv4: 5 }, {}],
  [{ ipv4: 6 }, { ipv4: 'unavailable' }],
  [{ ipv4: 0 }, { ipv4: 'unavailable' }],
  [{ ipv4: 1.5 }, { ipv4: 'unavailable' }],
  [{ domain: ' ' }, { domain: 'required' }],
  [{ username: ` ${'a'.repeat(20)} ` }, {}],
  [{ username: 'a'.repeat(21) }, { username: 'userName' }],
  [{ username: 'ann lee' }, { username: 'userName' }],
  [{ username: '_ann-7' }, {}],
  [{ username: '7ann' }, { username: 'userName' }],
  [{ username: ' ' }, { username: 'required' }],
  [{ password: '!'.repeat(11) }, { password: 'passwordShort' }],
  [{ password: '~'.repeat(12) }, {}],
  [{ os: 'Debian 12' }, {}],
  [{ os: 'Debian 13' }, { os: 'unavailable' }],
  [{ os: 'CentOS 8' }, {}],
  // A system that the panel rules out is reported once, not for the software too.
  [{ panel: 'cpanel', os: 'CentOS 8', software: 'docker' }, { panel: 'systemNotSupported' }],
])('a server with two addresses and a network: %o has the problems %o', (changes, problems) => {
  expect(problemsOf(changes, addressed)).toEqual(problems);
});

test('a server may give up its network, and keep an address, a count or a panel that is no longer offered', () => {
  const old = makeEditableServer(makeServer({ ip: '198.51.100.1' }), {
    ...own,
    settings: makeServerSettings(makeServer({ ip: '198.51.100.1' }), {
      ipv6Subnet: '2001:db8:1::/64',
      ipv4: 7,
      domain: 'no domain',
      os: 'CentOS 8',
      panel: 'cpanel',
      software: 'docker',
    }),
  });
  expect(problemsOf({ name: 'chat' }, old)).toEqual({});
  expect(problemsOf({ ipv6Subnet: '' }, old)).toEqual({});
  expect(problemsOf({ software: 'nginx' }, old)).toEqual({ software: 'panelNeedsCleanSystem' });
  expect(problemsOf({ os: 'Windows Server 2019' }, old)).toEqual({ panel: 'systemNotSupported' });
});

test.each([
  ['Windows Server 2019', 2, null],
  ['Windows Server 2019', 1, 'tooLittleMemory'],
  ['CentOS 8', 1, null],
  ['A system of its own', 0, null],
])('%s with %s GB: %s', (os, memory, problem) => {
  expect(editSystemProblem(os, { memory, systems: sampleServerSystems })).toBe(problem);
});

// tests: PRICES-15
test('a form follows the rules of the provider’s systems', () => {
  const rules = {
    family: 'ubuntu',
    version: '22.04',
    memory: 0,
    panels: [],
    software: [],
    isOffered: true,
  } as const;
  const problems = (systems: readonly ServerSystem[]) =>
    settingsProblems({ ...editable, systems }, draftWith({ os: 'Ubuntu 22.04', panel: 'plesk' })).panel;
  expect(problems([rules])).toBe('systemNotSupported');
  expect(problems([{ ...rules, panels: ['plesk'] }])).toBeUndefined();
  expect(editSystemProblem('Ubuntu 22.04', { memory: 3, systems: [{ ...rules, memory: 4 }] })).toBe(
    'tooLittleMemory',
  );
});

const withheld = (...names: readonly string[]) =>
  sampleServerSystems.map((system) => ({ ...system, isOffered: !names.includes(osText(system)) }));
const specified = ['Ubuntu 22.04', 'Ubuntu 20.04', 'CentOS 8', 'Windows Server 2019'];

// tests: EDIT-07
test('a reinstallation offers the systems of §3, then the others in the provider’s order, each once', () => {
  const choices = systemChoices({ ...editable, systems: withheld('Ubuntu 18.04', 'Debian 10') });
  expect(choices.slice(0, 6)).toEqual([...specified, 'AlmaLinux 8', 'AlmaLinux 9']);
  expect(choices.filter((os) => /Ubuntu|Debian|CentOS|Windows/.test(os)).slice(4)).toEqual([
    'CentOS 7',
    'CentOS 9 Stream',
    'Debian 11',
    'Debian 12',
    'Ubuntu 24.04',
    'Windows Server 2022',
  ]);
  expect(systemChoices({ settings, systems: undefined })).toEqual(specified);
});

// tests: EDIT-07
test('the name of a system may be that of a property of objects', () => {
  const [system] = sampleServerSystems;
  if (!system) throw new Error('No system');
  const systems = [{ ...system, family: 'other', version: 'constructor', memory: 4 }];
  expect(systemMemoryNeeded('constructor', { systems })).toBe(4);
});

// tests: EDIT-07
test('a withheld system is neither listed nor accepted, unless it is installed', () => {
  const systems = withheld('Ubuntu 22.04', 'CentOS 8 Stream', 'Debian 12');
  const others = { ...editable, systems, settings: { ...settings, os: 'Ubuntu 20.04' } };
  for (const os of ['Ubuntu 22.04', 'CentOS 8', 'CentOS 8 Stream', 'Debian 12']) {
    expect(systemChoices(others)).not.toContain(os);
    expect(problemsOf({ os }, others)).toMatchObject({ os: 'unavailable' });
  }
  const own = { ...others, settings: { ...settings, os: 'Debian 12' } };
  expect(systemChoices(own).slice(0, 3)).toEqual(['Debian 12', 'Ubuntu 20.04', 'Windows Server 2019']);
  expect(problemsOf({ software: 'docker' }, own)).toEqual({});
});

// tests: EDIT-07
test('a system that does not fit the memory or the panel is refused', () => {
  const small = { ...editable, memory: 1 };
  expect(problemsOf({ os: 'Windows Server 2022' }, small)).toEqual({ os: 'tooLittleMemory' });
  expect(problemsOf({ os: 'Debian 12', panel: 'cpanel' })).toEqual({ panel: 'systemNotSupported' });
  expect(problemsOf({ os: 'NoOS', panel: 'plesk' })).toEqual({ panel: 'noSystem' });
});

test('the user name is sent without blanks', () => {
  expect(toSettingsUpdate(editable, draftWith({ username: ' ann ' }))?.settings.username).toBe('ann');
});

test('the domain of a change elsewhere stays as it was stored', () => {
  const odd = makeEditableServer(makeServer({ domain: 'Shop.Example.RU' }));
  const draft = { ...draftOf(odd.settings), name: 'chat' };
  expect(toSettingsUpdate(odd, draft)?.settings.domain).toBe('Shop.Example.RU');
});

test.each([
  [['name'], false],
  [['payment', 'autoRenewal', 'renewalPeriod'], false],
  [['name', 'domain'], true],
  [['ip'], true],
  [[], false],
] as const)('%j needs the machine: %s', (changed, needs) => {
  expect(needsMachine(changed)).toBe(needs);
});

test('what was typed stays, and the rest follows what is stored now', () => {
  const now = makeServerSettings(makeServer(), { name: 'elsewhere', backup: 'daily' });
  const typed = draftWith({ name: 'chat', password: 'Correct-horse-7' });
  expect(rebasedDraft(settings, now, typed)).toEqual({
    ...draftOf(now),
    name: 'chat',
    password: 'Correct-horse-7',
  });
  expect(rebasedDraft(settings, now, draftOf(settings))).toEqual(draftOf(now));
});
