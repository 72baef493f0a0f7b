import { isIP, isIPv4, isIPv6 } from 'node:net';

/** IPv4 address inside an IPv6 one, as dual-stack sockets report it. */
const MAPPED_IPV4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Normalizes an IPv6 address, without the zone, which is local to this machine. */
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
 * Parses an entry of `X-Forwarded-For`, which some proxies (Azure, IIS) write with a port: `203.0.113.7:5678`,
 * `[2001:db8::1]:443`. Returns the normalized address; null if invalid.
 */
export function parseAddress(entry: string): string | null {
  const text = entry.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(bare) === 0) return null;
  return isIPv6(bare) ? unmapped(canonicalIPv6(bare)) : bare;
}

/**
 * Returns the key for limits: an IPv4 address or an IPv6 /64, because one household owns a whole /64. Limits per
 * account stop an owner of several.
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

/** Whether an address is private or local: a proxy's, not that of a visitor from the internet. */
export function isPrivateAddress(address: string): boolean {
  const plain = parseAddress(address) ?? '';
  return isIPv4(plain)
    ? /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(
        plain,
      )
    : plain === '::1' || /^f(?:[cd]|e[89ab])/.test(plain);
}
