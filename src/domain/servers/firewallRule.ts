import { isSameRule, maxFirewallRules, maxRuleNote, type FirewallRule } from './firewall';

/** Why a rule is not valid; each names one field. */
export type FirewallProblem = 'ports' | 'network' | 'note' | 'duplicate';

/** Problems of a set, by the place of the rule. */
export interface FirewallProblems {
  /** Whether there are too many rules. */
  count: boolean;
  rules: ReadonlyMap<number, FirewallProblem>;
}

/** Normalizes a port range: `22`, `8000-8100`, empty for all; null if it is invalid. */
export function toPorts(text: string): string | null {
  const ports = text.replace(/\s/g, '').replace(/[–—:]/g, '-');
  if (ports === '') return '';
  const [, from = '', to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(ports) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || first < 1 || last > 65_535 || first > last) return null;
  return first === last ? String(first) : `${first}-${last}`;
}

/** Parses an IPv4 address to a number; null if it is invalid. */
function toIpv4(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255))
    return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

const ipv4Text = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');

/** Parses an IPv6 address to its eight groups, with the platform's URL parser; null if it is invalid. */
function toIpv6(text: string): number[] | null {
  if (!/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return null;
  const short = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = (part: string | undefined) =>
    part ? part.split(':').map((each) => parseInt(each, 16)) : [];
  const [first, last] = [groups(head), groups(tail)];
  return tail === undefined
    ? first
    : [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** Clears the bits of an IPv6 address behind its prefix. */
function ipv6Network(groups: readonly number[], length: number): string {
  const kept = groups.map((group, index) => {
    const bits = Math.min(16, Math.max(0, length - index * 16));
    return (group & (0xffff << (16 - bits)) & 0xffff).toString(16);
  });
  return new URL(`http://[${kept.join(':')}]/`).hostname.slice(1, -1);
}

/**
 * Normalizes a network in CIDR notation: one address without a prefix, host bits cleared, empty for any. Null if it is
 * invalid.
 */
export function toNetwork(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return '';
  const [address = '', prefix, ...rest] = trimmed.split('/');
  if (rest.length > 0 || (prefix !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(prefix))) return null;
  const [ipv4, ipv6] = [toIpv4(address), address.includes(':') ? toIpv6(address) : null];
  const longest = ipv4 === null ? 128 : 32;
  const length = prefix === undefined ? longest : Number(prefix);
  if (length > longest) return null;
  if (ipv4 !== null) return `${ipv4Text(length === 0 ? 0 : ipv4 & (-1 << (32 - length)))}/${length}`;
  return ipv6 && `${ipv6Network(ipv6, length)}/${length}`;
}

/** Normalizes a rule as it is stored, or returns its problem. */
export function toFirewallRule(rule: FirewallRule): FirewallRule | FirewallProblem {
  const hasPorts = rule.protocol === 'tcp' || rule.protocol === 'udp';
  const ports = hasPorts ? toPorts(rule.ports) : '';
  if (ports === null) return 'ports';
  const network = toNetwork(rule.network);
  if (network === null) return 'network';
  // One line: the provisioner may keep the rules in a file of lines.
  const note = rule.note.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return note.length > maxRuleNote ? 'note' : { ...rule, ports, network, note };
}

/** Checks the rules of a set, and returns them as they are stored. */
export function checkFirewall(rules: readonly FirewallRule[]): {
  rules: readonly FirewallRule[];
  problems: FirewallProblems | null;
} {
  const problems = new Map<number, FirewallProblem>();
  const checked: FirewallRule[] = [];
  for (const [index, each] of rules.entries()) {
    const rule = toFirewallRule(each);
    if (typeof rule === 'string') problems.set(index, rule);
    else if (checked.some((earlier) => isSameRule(earlier, rule))) problems.set(index, 'duplicate');
    else checked.push(rule);
  }
  const count = rules.length > maxFirewallRules;
  return { rules: checked, problems: count || problems.size > 0 ? { count, rules: problems } : null };
}
