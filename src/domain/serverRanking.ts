import type { RankingJob } from './ranking';
import { knownServerStatuses, type KnownServerStatus, type Server } from './server';
import type { ServerSortKey } from './serverQuery';

/** Statuses sort along a server's life, not along the alphabet of one language; words unknown to us come last. */
const lifeCycle: Record<KnownServerStatus, number> = { Ordered: 0, Activation: 1, Active: 2, Suspended: 3 };

/**
 * The values by which a column of the server list sorts: numbers for id, price and the octets of an address, days
 * as they are written (`YYYY-MM-DD` sorts as text), texts by the rules of the language.
 */
export function rankingJob(servers: readonly Server[], key: ServerSortKey): RankingJob {
  switch (key) {
    case 'id':
      return { kind: 'numbers', values: Float64Array.from(servers, ({ id }) => id) };
    case 'price':
      return { kind: 'numbers', values: Float64Array.from(servers, ({ monthlyPrice }) => monthlyPrice) };
    case 'ip':
      return { kind: 'numbers', values: addressValues(servers.map(({ ip }) => ip)) };
    case 'status':
      return texts(servers.map(({ status }) => statusSortText(status)));
    default:
      return texts(servers.map((server) => server[key]));
  }
}

function texts(values: readonly string[]): RankingJob {
  // A line feed inside a value would shift every later row; no provider has one, but one is enough to check.
  const clean = values.some((value) => value.includes('\n'))
    ? values.map((value) => value.replaceAll('\n', ' '))
    : values;
  return { kind: 'texts', joined: clean.join('\n'), count: values.length };
}

/** What a status is compared by, as text. */
export function statusSortText(status: string): string {
  const known = knownServerStatuses.find((each) => each === status);
  return known ? `${lifeCycle[known]}` : `${knownServerStatuses.length} ${status}`;
}

/** IPv4 addresses as the number they are; anything else after them, in the order of its characters. */
export function addressValues(addresses: readonly string[]): Float64Array<ArrayBuffer> {
  const others = [...new Set(addresses.filter((address) => ipv4Value(address) === null))].sort();
  const otherValues = new Map(others.map((address, index) => [address, 2 ** 32 + index]));
  return Float64Array.from(addresses, (address) => ipv4Value(address) ?? otherValues.get(address) ?? 0);
}

function ipv4Value(address: string): number | null {
  let value = 0;
  let octet = 0;
  let digits = 0;
  let dots = 0;
  for (let index = 0; index < address.length; index += 1) {
    const digit = address.charCodeAt(index) - 48;
    if (digit === -2 && digits > 0) {
      value = value * 256 + octet;
      octet = 0;
      digits = 0;
      dots += 1;
    } else if (digit >= 0 && digit <= 9 && digits < 3) {
      octet = octet * 10 + digit;
      digits += 1;
      if (octet > 255) return null;
    } else return null;
  }
  return dots === 3 && digits > 0 ? value * 256 + octet : null;
}
