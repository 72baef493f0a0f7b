import { hasInvisible } from '@/domain/values/visibleText';

/** Why a text is not the name of a site. */
export type HostNameProblem =
  /** An address with `https://`, a path or a port was given where a name alone belongs. */
  | 'link'
  /** One label: `localhost`. */
  | 'noZone'
  /** Letters, digits and hyphens only; a hyphen is never at an end of a label. */
  | 'characters'
  | 'tooLong';

/** A domain name in the form it is stored in, and the one that DNS knows. */
export interface HostName {
  /** As it was typed, in lower case and without a dot at its end. */
  text: string;
  /** In Punycode where it is international: `xn--80ak6aa92e.com`. */
  ascii: string;
}

/** RFC 1035: characters of a whole name as DNS knows it, and of one label. */
const longestName = 253;
const longestLabel = 63;

const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * Reads a domain name as people type or paste it, international ones included. Pure: the URL parser of the platform
 * knows Punycode, so no table of it is carried.
 */
export function toHostName(input: string): HostName | { problem: HostNameProblem } {
  const text = input.trim().normalize('NFC').toLowerCase().replace(/\.$/, '');
  if (/[/:?#@\\]/.test(text)) return { problem: 'link' };
  // The parser would take some of these away or for something else.
  if (/[\s%]|\.\./.test(text) || text.startsWith('.') || hasInvisible(text)) return { problem: 'characters' };
  const url = `http://${text}/`;
  if (text.length > longestName) return { problem: 'tooLong' };
  if (!URL.canParse(url)) return { problem: 'characters' };
  const ascii = new URL(url).hostname;
  const labels = ascii.split('.');
  if (labels.some((each) => !label.test(each))) return { problem: 'characters' };
  if (ascii.length > longestName || labels.some((each) => each.length > longestLabel))
    return { problem: 'tooLong' };
  if (labels.length < 2) return { problem: 'noZone' };
  // A zone of digits only is an IP address.
  return /^\d+$/.test(labels.at(-1) ?? '') ? { problem: 'characters' } : { text, ascii };
}

/** The same for every way to write a site's name; a text that is none is as it is. */
export function hostKey(text: string): string {
  const host = toHostName(text);
  return 'ascii' in host ? host.ascii : text;
}

/** Whether two texts name the same site, in Punycode or not. */
export function isSameHost(one: string, other: string): boolean {
  return hostKey(one) === hostKey(other);
}
