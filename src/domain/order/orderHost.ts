import { hostKey, toHostName, type HostNameProblem } from '../servers/hostName';
import type { OsChoice } from './os';

/* Host names of ordered servers (RFC 1123): optional, and numbered when an order has several servers. */

/** Maximum length of a typed name. */
export const longestHostName = 253;

/** Longest label of a name with a number behind it: 63 characters less those of `-100`. */
const longestNumbered = 59;

/** Returns the problem of a host name; null for a valid or an empty one. */
export function orderHostProblem(hostName: string, count: number): HostNameProblem | null {
  if (hostName.trim() === '') return null;
  const host = toHostName(hostName);
  if ('problem' in host) return host.problem;
  const [first = ''] = host.text.split('.');
  return count > 1 && first.length > longestNumbered ? 'tooLong' : null;
}

/** Suggests a name from system and plan: `ubuntu-diadem.example.ru`. */
export function suggestedHost(plan: string, os: OsChoice | null): string {
  const words = `${os === null || os.family === 'other' ? 'vps' : os.family}-${plan.replace(/\[.*$/, '')}`;
  const label = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestNumbered);
  return `${label}.example.ru`;
}

/** Name of one of several servers: `web-2.example.ru`. */
export function numberedHost(hostName: string, index: number): string {
  const [first = '', ...zone] = hostName.split('.');
  return [`${first}-${index}`, ...zone].join('.');
}

/**
 * Returns the names of ordered servers. Names that the account already has are numbered past; without a chosen name
 * there are none.
 */
export function orderedHosts(hostName: string, count: number, taken: readonly string[]): readonly string[] {
  const host = toHostName(hostName);
  if (!('text' in host)) return [];
  const used = new Set(taken.map(hostKey));
  const names: string[] = [];
  if (count === 1 && !used.has(host.ascii)) return [host.text];
  for (let index = 1; names.length < count; index += 1) {
    const name = numberedHost(host.text, index);
    if (!used.has(hostKey(name))) names.push(name);
  }
  return names;
}
