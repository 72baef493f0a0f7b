import { hasInvisible } from '@/domain/values/visibleText';

/** Why a text is not a valid host name. */
export type HostNameProblem =
  /** A URL with `https://`, a path or a port instead of a name. */
  | 'link'
  /** Single label: `localhost`. */
  | 'noZone'
  /** Only letters, digits and hyphens; no hyphen at either end of a label. */
  | 'characters'
  | 'tooLong';

/** A domain name as stored, and as DNS knows it. */
export interface HostName {
  /** As typed, in lower case and without a trailing dot. */
  text: string;
  /** Punycode of an international name: `xn--80ak6aa92e.com`. */
  ascii: string;
}

/** Maximum lengths of a name and of a label (RFC 1035). */
const longestName = 253;
const longestLabel = 63;

const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * Parses a typed or pasted domain name, including international ones. The platform's URL parser encodes Punycode, so no
 * table is needed.
 */
export function toHostName(input: string): HostName | { problem: HostNameProblem } {
  const text = input.trim().normalize('NFC').toLowerCase().replace(/\.$/, '');
  if (/[/:?#@\\]/.test(text)) return { problem: 'link' };
  // The URL parser would drop or reinterpret some of these.
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
  // A numeric top-level label means an IP address.
  return /^\d+$/.test(labels.at(-1) ?? '') ? { problem: 'characters' } : { text, ascii };
}

/** Returns an equal key for all spellings of a name; other text is unchanged. */
export function hostKey(text: string): string {
  const host = toHostName(text);
  return 'ascii' in host ? host.ascii : text;
}

/** Whether two texts name the same site, in Punycode or not. */
export function isSameHost(one: string, other: string): boolean {
  return hostKey(one) === hostKey(other);
}
