import { fold } from '../search/fold';

/** Digits to which numbers in a key are padded; longer numbers keep all digits. */
const numberWidth = 12;

/**
 * Sort key of a text in every list: case-insensitive, ё as е, numbers by value. The server's `sortKey` SQL function
 * builds the same keys, so that the order is the same in both. Compare keys with `<`.
 */
export function toSortKey(text: string): string {
  return fold(text).replaceAll(/[0-9]+/g, (digits) => digits.replace(/^0+/, '').padStart(numberWidth, '0'));
}

/** Sort key of an IP address: version 4 by value, then version 6 by value, then other text. */
export function toAddressKey(address: string): string {
  const [text = ''] = address.split('/');
  const octets = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : [];
  if (octets.length === 4 && octets.every((octet) => octet <= 255))
    return `4${octets.map((octet) => String(octet).padStart(3, '0')).join('')}`;
  const groups = ipv6Groups(text);
  return groups ? `6${groups.map((group) => group.padStart(4, '0')).join('')}` : `9${address}`;
}

const groupCount = 8;

/** Returns the eight groups of an IPv6 address, with or without `::`; null for other text. */
function ipv6Groups(text: string): readonly string[] | null {
  const halves = text.toLowerCase().split('::');
  if (halves.length > 2 || !/^[\da-f:]+$/i.test(text)) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = groupCount - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group)) ? groups : null;
}
