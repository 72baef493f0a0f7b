import { BlockList, isIP, isIPv6 } from 'node:net';
import { parseAddress } from './addressGroup';

/** Reverse proxies whose `X-Forwarded-*` headers are trusted. */
export type TrustedProxies =
  | { readonly kind: 'none' }
  /** This many in a chain, whatever their addresses. */
  | { readonly kind: 'hops'; readonly count: number }
  /** Every address in these networks. */
  | { readonly kind: 'networks'; readonly networks: BlockList };

/** More is a configuration mistake. */
const MOST_HOPS = 10;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  const longest = isIPv6(address) ? 128 : 32;
  if (prefix === undefined) networks.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
    networks.addSubnet(address, Number(prefix), familyOf(address));
  else return false;
  return true;
}

/** Parses `TRUST_PROXY`: a flag, a number of proxies, or comma-separated networks; null if invalid. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === '0' || text === 'false') return { kind: 'none' };
  if (text === 'true') return { kind: 'hops', count: 1 };
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    return count <= MOST_HOPS ? { kind: 'hops', count } : null;
  }
  const networks = new BlockList();
  const isRead = text.split(',').every((part) => addNetwork(networks, part.trim()));
  return isRead ? { kind: 'networks', networks } : null;
}

const entriesOf = (header: string | undefined): readonly string[] =>
  header === undefined || header.trim() === '' ? [] : header.split(',').map((entry) => entry.trim());

/** Counts the trusted proxies of a request, including the connecting one. */
export function trustedHops(
  proxies: TrustedProxies,
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
): number {
  if (proxies.kind === 'none') return 0;
  if (proxies.kind === 'hops') return proxies.count;
  // Nearest first: each trusted proxy vouches for the entry before its own.
  const chain = [remoteAddress ?? '', ...entriesOf(forwardedFor).toReversed()];
  const isTrusted = (entry: string) => {
    const address = parseAddress(entry);
    return address !== null && proxies.networks.check(address, familyOf(address));
  };
  const first = chain.findIndex((entry) => !isTrusted(entry));
  return first === -1 ? chain.length : first;
}

/**
 * Returns the entry that the outermost trusted proxy wrote. Each proxy appends one; earlier ones are the visitor's
 * claim. If there are fewer entries, the first one is also a trusted proxy's.
 */
export function forwardedEntry(header: string | undefined, hops: number): string | undefined {
  const entries = entriesOf(header);
  return hops === 0 ? undefined : entries[Math.max(0, entries.length - hops)];
}
