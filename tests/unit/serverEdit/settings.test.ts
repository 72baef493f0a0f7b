import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money';
import { quoteSettings } from '@/domain/pricing/serverPrice';
import {
  canEditField,
  changedFields,
  draftOf,
  isReinstallConfirmed,
  needsReinstall,
  reinstallWord,
  type SettingsDraft,
} from '@/domain/serverSettings';
import { settingsProblems, toSettingsUpdate } from '@/domain/serverSettingsRules';
import { makeServer } from '@/sample-data/servers';
import { makeEditableServer, makeServerSettings } from '@/sample-data/serverSettings';

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

test('only a server that runs can be reached; name and payment live in the portal', () => {
  for (const status of ['Ordered', 'Activation', 'Stopping', 'Suspended']) {
    expect(canEditField(status, 'name')).toBe(true);
    expect(canEditField(status, 'payment')).toBe(true);
    expect(canEditField(status, 'os')).toBe(false);
    expect(canEditField(status, 'domain')).toBe(false);
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

test('price: Plesk 400 here, cPanel 500, each further IPv4 200, IPv6 100, daily backup 100 (D17, §9)', () => {
  const bare = { monthlyPrice: rubles(1577), optionsMonthly: rubles(0) };
  const after = { panel: 'plesk', ipv4: 3, ipv6Subnet: '2a0d::/64', backup: 'daily' } as const;
  const quote = quoteSettings(bare, settings, after);
  expect(quote).toEqual({
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
  });
  const back = quoteSettings(
    { monthlyPrice: rubles(2477), optionsMonthly: rubles(1300) },
    { panel: 'cpanel', ipv4: 5, ipv6Subnet: '', backup: 'none' },
    settings,
  );
  expect(back.difference).toBe(kopecks(-130_000));
  expect(back.next).toBe(rubles(1177));
  expect(quoteSettings(bare, settings, settings)).toMatchObject({ changes: [], next: rubles(1577) });
});

test('what is given up takes off no more than the options cost: the tariff itself stays paid', () => {
  // Ordered with Plesk, where it costs 300 (D17).
  const ordered = { monthlyPrice: rubles(1877), optionsMonthly: rubles(300) };
  expect(quoteSettings(ordered, { ...settings, panel: 'plesk' }, settings)).toMatchObject({
    changes: [{ option: 'panel', monthly: rubles(-300) }],
    next: rubles(1577),
    optionsNext: 0,
  });
});
