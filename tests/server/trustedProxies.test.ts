import { describe, expect, it } from 'vitest';
import { forwardedEntry, parseTrustedProxies, trustedHops } from '@app/server/http/trustedProxies';

/** The visitor that a chain of proxies leads back to. */
function visitor(setting: string, remoteAddress: string, forwardedFor?: string): string | undefined {
  const proxies = parseTrustedProxies(setting);
  if (!proxies) throw new Error(`${setting} is no setting`);
  const hops = trustedHops(proxies, remoteAddress, forwardedFor);
  return forwardedEntry(forwardedFor, hops);
}

describe('proxies by their number', () => {
  it.each([
    ['0', '203.0.113.7', undefined],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['2', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '6.6.6.6,203.0.113.7,10.0.0.2', '203.0.113.7'],
    ['3', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '', undefined],
    ['2', undefined, undefined],
  ])('%s before %s', (setting, forwardedFor, expected) => {
    expect(visitor(setting, '10.0.0.1', forwardedFor)).toBe(expected);
  });
});

describe('proxies by their networks', () => {
  const networks = '10.0.0.0/8, 192.0.2.1,fd00::/8';
  it.each([
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['fd00::1', '203.0.113.7:5678, [fd00::2]:443', '203.0.113.7:5678'],
    // Nobody's proxy: nothing that it says counts.
    ['192.0.2.2', '203.0.113.7', undefined],
    ['11.0.0.1', '203.0.113.7, 10.0.0.2', undefined],
    // A visitor from within.
    ['10.0.0.1', '10.7.7.7', '10.7.7.7'],
    // What is no address ends the chain.
    ['10.0.0.1', '6.6.6.6, unknown, 10.0.0.2', 'unknown'],
  ])('from %s with %s', (remoteAddress, forwardedFor, expected) => {
    expect(visitor(networks, remoteAddress, forwardedFor)).toBe(expected);
  });
});

it.each(['', 'yes', '-1', '11', '1.5', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', 'a.example', '10.0.0.0/8,,'])(
  '%j is no setting',
  (text) => {
    expect(parseTrustedProxies(text)).toBeNull();
  },
);
