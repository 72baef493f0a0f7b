import { describe, expect, it } from 'vitest';
import { addressGroup, isPrivateAddress, parseAddress } from '@app/server/http/addressGroup';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::FFFF:cb00:7107]:1', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (entry, address) => {
    expect(parseAddress(entry)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113.7:',
    '203.0.113.999',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[]:1',
  ])('%j is none', (entry) => {
    expect(parseAddress(entry)).toBeNull();
  });

  it('counts as one for an IPv6 household, each by itself in IPv4', () => {
    expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
    expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressGroup('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(addressGroup('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(addressGroup('::1')).toBe('0:0:0:0::/64');
    expect(addressGroup('unknown')).toBe('unknown');
  });

  it.each([
    '127.0.0.1',
    '10.2.3.4',
    '172.31.0.1',
    '192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['203.0.113.7', '172.32.0.1', '100.128.0.1', '2001:db8::1', 'unknown'])('%s is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
