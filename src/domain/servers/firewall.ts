/* A server's firewall: a set of rules that allow traffic. Their order does not matter. */

/** Maximum number of rules of a server. */
export const maxFirewallRules = 50;

/** `in`: from outside to the server. */
export const firewallDirections = ['in', 'out'] as const;
export type FirewallDirection = (typeof firewallDirections)[number];

export const firewallProtocols = ['tcp', 'udp', 'icmp', 'any'] as const;
export type FirewallProtocol = (typeof firewallProtocols)[number];

/** Maximum length of a rule's note. */
export const maxRuleNote = 60;

/** Traffic that is allowed. */
export interface FirewallRule {
  direction: FirewallDirection;
  protocol: FirewallProtocol;
  /** `22` or `8000-8100`; empty for all, and always for ICMP and any protocol. */
  ports: string;
  /** Network of the other side, such as `203.0.113.0/24`; empty for any. */
  network: string;
  /** For its owner. */
  note: string;
}

/**
 * Rules with the switch. While it is on, incoming traffic that no rule allows is blocked. Outgoing traffic is blocked
 * in the same way as soon as there is a rule for it. Answers to allowed traffic always pass.
 */
export interface FirewallSet {
  isOn: boolean;
  rules: readonly FirewallRule[];
}

/** `failed`: the last set was not applied, and the one before it is still in effect. */
export const firewallStates = ['applied', 'applying', 'failed'] as const;
export type FirewallState = (typeof firewallStates)[number];

/** A server's firewall as it is now. */
export interface Firewall {
  /** The set in effect. */
  applied: FirewallSet;
  /** The set that is being applied, or failed; null for none. */
  wanted: FirewallSet | null;
  state: FirewallState;
}

/** A firewall that nobody has set up. */
export const noFirewall: Firewall = {
  applied: { isOn: false, rules: [] },
  wanted: null,
  state: 'applied',
};

/** `changed`: the server is busy or gone. `demonstration`: a demo server has no network. */
export type FirewallRefusal = 'changed' | 'demonstration';

const incoming = (protocol: FirewallProtocol, ports: string): FirewallRule => ({
  direction: 'in',
  protocol,
  ports,
  network: '',
  note: '',
});

/** Sets of rules for common uses. */
export const firewallPresets = {
  ssh: [incoming('tcp', '22')],
  desktop: [incoming('tcp', '3389')],
  web: [incoming('tcp', '80'), incoming('tcp', '443'), incoming('udp', '443')],
  mail: ['25', '465', '587', '993', '995'].map((port) => incoming('tcp', port)),
  dns: [incoming('tcp', '53'), incoming('udp', '53')],
  minecraft: [incoming('tcp', '25565'), incoming('udp', '19132')],
  ping: [incoming('icmp', '')],
} as const satisfies Readonly<Record<string, readonly FirewallRule[]>>;
export type FirewallPreset = keyof typeof firewallPresets;
export const firewallPresetIds: readonly FirewallPreset[] = [
  'ssh',
  'desktop',
  'web',
  'mail',
  'dns',
  'minecraft',
  'ping',
];

/** Whether rules allow the same traffic; notes do not matter. */
export function isSameRule(one: FirewallRule, other: FirewallRule): boolean {
  return (
    one.direction === other.direction &&
    one.protocol === other.protocol &&
    one.ports === other.ports &&
    one.network === other.network
  );
}

/** Adds the rules of a preset that the set does not have yet. */
export function withPreset(set: FirewallSet, preset: FirewallPreset): FirewallSet {
  const missing = firewallPresets[preset].filter((rule) => !set.rules.some((each) => isSameRule(each, rule)));
  return { ...set, rules: [...set.rules, ...missing] };
}

/** Whether a port range such as `22` or `8000-8100` has a port; an empty one has all. */
function hasPort(ports: string, port: number): boolean {
  if (ports === '') return true;
  const [from = Number.NaN, to = from] = ports.split('-').map(Number);
  return from <= port && port <= to;
}

/** Whether a set blocks every new login: by SSH, or by remote desktop on Windows. */
export function locksOut({ isOn, rules }: FirewallSet, loginPort: number): boolean {
  if (!isOn) return false;
  return !rules.some(
    ({ direction, protocol, ports }) =>
      direction === 'in' && (protocol === 'any' || (protocol === 'tcp' && hasPort(ports, loginPort))),
  );
}
