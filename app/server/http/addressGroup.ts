import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The IPv4 address inside an IPv6 one, as the system writes it for a visitor of a socket that speaks both. */
const MAPPED_IPV4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IPv6 address in its one short spelling; the zone, which means something on this machine only, left out. */
function canonicalIPv6(address: string): string {
  return new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
}

function unmapped(address: string): string {
  const [, high, low] = MAPPED_IPV4.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/**
 * The address in an entry of `X-Forwarded-For`, which some proxies (Azure, IIS) write with the visitor's port:
 * `203.0.113.7:5678`, `[2001:db8::1]:443`. In one spelling; null when it is no address.
 */
export function parseAddress(entry: string): string | null {
  const text = entry.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(bare) === 0) return null;
  return isIPv6(bare) ? unmapped(canonicalIPv6(bare)) : bare;
}

/**
 * Returns the key that limits are counted by: an IPv4 address or an IPv6 /64. A /64 is one key because one household
 * owns a whole one. The limits per account stop an owner of several.
 */
export function addressGroup(address: string): string {
  const plain = parseAddress(address);
  if (plain === null || isIPv4(plain)) return plain ?? address;
  const [head = '', tail] = plain.split('::');
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => '0');
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`;
}

/** Whether an address belongs to a private network or to this machine: a proxy's, not a visitor's from the internet. */
export function isPrivateAddress(address: string): boolean {
  const plain = parseAddress(address) ?? '';
  return isIPv4(plain)
    ? /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(
        plain,
      )
    : plain === '::1' || /^f(?:[cd]|e[89ab])/.test(plain);
}
