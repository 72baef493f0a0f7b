import { expect, test } from 'vitest';
import {
  firewallPresetIds,
  firewallPresets,
  locksOut,
  maxFirewallRules,
  withPreset,
  type FirewallRule,
} from '@/domain/servers/firewall';
import { checkFirewall, toNetwork, toPorts } from '@/domain/servers/firewallRule';

const rule = (changes: Partial<FirewallRule> = {}): FirewallRule => ({
  direction: 'in',
  protocol: 'tcp',
  ports: '22',
  network: '',
  note: '',
  ...changes,
});

// tests: NETWORK-02
test.each([
  ['', ''],
  [' 22 ', '22'],
  ['8000-8100', '8000-8100'],
  ['8000 – 8100', '8000-8100'],
  ['1-65535', '1-65535'],
  ['443-443', '443'],
  ['0', null],
  ['65536', null],
  ['90-80', null],
  ['22,80', null],
  ['ssh', null],
  ['-22', null],
])('ports %j are stored as %j', (text, stored) => {
  expect(toPorts(text)).toBe(stored);
});

// tests: NETWORK-02
test.each([
  ['', ''],
  ['203.0.113.7', '203.0.113.7/32'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['255.255.255.255/1', '128.0.0.0/1'],
  ['10.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::1', '2001:db8::1/128'],
  ['2001:db8:1:2:3:4:5:6/64', '2001:db8:1:2::/64'],
  ['2001:db8:ffff::/33', '2001:db8:8000::/33'],
  ['::/0', '::/0'],
  ['::1/127', '::/127'],
  ['203.0.113.256', null],
  ['203.0.113', null],
  ['0203.0.113.7', null],
  ['203.0.113.7/33', null],
  ['203.0.113.7/', null],
  ['203.0.113.7/24/8', null],
  ['2001:db8::/129', null],
  ['2001:db8:::1', null],
  ['example.ru', null],
])('a network %j is stored as %j', (text, stored) => {
  expect(toNetwork(text)).toBe(stored);
});

// tests: NETWORK-02
test('a note is one line', () => {
  const { rules } = checkFirewall([rule({ note: 'office\n\r[RULES]\u2028IN\tACCEPT\u001b' })]);
  expect(rules).toEqual([rule({ note: 'office [RULES] IN ACCEPT' })]);
});

test('a set has up to 50 different rules; notes make no difference', () => {
  const many = Array.from({ length: maxFirewallRules }, (_, index) => rule({ ports: String(index + 1) }));
  expect(checkFirewall(many)).toEqual({ rules: many, problems: null });
  expect(checkFirewall([...many, rule({ ports: '1000' })]).problems?.count).toBe(true);
  const { rules, problems } = checkFirewall([
    rule({ note: ' office ' }),
    rule({ note: 'again' }),
    rule({ ports: '0' }),
    rule({ network: 'nowhere' }),
    rule({ protocol: 'icmp', ports: 'left over' }),
    rule({ ports: '23', note: 'w'.repeat(61) }),
  ]);
  expect([...(problems?.rules ?? [])]).toEqual([
    [1, 'duplicate'],
    [2, 'ports'],
    [3, 'network'],
    [5, 'note'],
  ]);
  expect(rules).toEqual([rule({ note: 'office' }), rule({ protocol: 'icmp', ports: '' })]);
});

test('presets are valid, and are added once', () => {
  for (const preset of firewallPresetIds) {
    expect(checkFirewall(firewallPresets[preset]).problems).toBeNull();
    const once = withPreset({ isOn: true, rules: [] }, preset);
    expect(withPreset(once, preset)).toEqual(once);
  }
});

// tests: NETWORK-03
test('a set locks out without an incoming rule for the port of the login', () => {
  const on = (...rules: FirewallRule[]) => ({ isOn: true, rules });
  expect(locksOut(on(), 22)).toBe(true);
  expect(locksOut({ ...on(), isOn: false }, 22)).toBe(false);
  expect(locksOut(on(rule()), 22)).toBe(false);
  expect(locksOut(on(rule()), 3389)).toBe(true);
  expect(locksOut(on(rule({ ports: '20-22' })), 22)).toBe(false);
  expect(locksOut(on(rule({ ports: '23-65535' })), 22)).toBe(true);
  expect(locksOut(on(rule({ ports: '' })), 22)).toBe(false);
  expect(locksOut(on(rule({ protocol: 'udp' })), 22)).toBe(true);
  expect(locksOut(on(rule({ protocol: 'any', ports: '' })), 22)).toBe(false);
  expect(locksOut(on(rule({ direction: 'out' })), 22)).toBe(true);
  expect(locksOut(on(rule({ network: '203.0.113.0/24' })), 22)).toBe(false);
});
