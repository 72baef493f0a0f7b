import type { FirewallRule, FirewallSet } from '@/domain/servers/firewall';
import type { Db } from '../../db/database';
import type { Machine, ProxmoxClient, StoredRule } from './client';

/* Firewalls of the machines on Proxmox VE. Proxmox deletes them with a machine, so that the sets are stored here. */

/** A rule that allows traffic, in the parameters of Proxmox VE. */
type AllowRule = Readonly<Pick<StoredRule, 'type' | 'proto' | 'dport' | 'source' | 'dest' | 'comment'>>;

/** Protocols by the kind of the network; ICMP has another one for IPv6. */
function protocolsOf({ protocol, network }: FirewallRule): readonly string[] {
  if (protocol === 'any') return [''];
  if (protocol !== 'icmp') return [protocol];
  if (network === '') return ['icmp', 'ipv6-icmp'];
  return [network.includes(':') ? 'ipv6-icmp' : 'icmp'];
}

/** Converts rules to those of Proxmox VE. */
function toProxmoxRules(rules: readonly FirewallRule[]): readonly AllowRule[] {
  return rules.flatMap((rule) =>
    protocolsOf(rule).map((proto) => ({
      type: rule.direction,
      proto,
      dport: rule.ports.replace('-', ':'),
      source: rule.direction === 'in' ? rule.network : '',
      dest: rule.direction === 'out' ? rule.network : '',
      comment: rule.note,
    })),
  );
}

const keyOf = ({ type, proto, dport, source, dest, comment }: AllowRule) =>
  JSON.stringify([type, proto, dport, source, dest, comment]);

const filled = (rule: AllowRule) =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== ''));

/**
 * Replaces the rules of a machine. New ones are added before old ones are deleted, so that nothing that both allow is
 * ever blocked. Can be repeated after a crash.
 */
export async function applyFirewall(
  client: ProxmoxClient,
  machine: Machine,
  set: FirewallSet,
): Promise<void> {
  if (!set.isOn) await client.setFirewallOptions(machine, { enable: 0 });
  const wanted = toProxmoxRules(set.rules);
  const isOwn = (rule: StoredRule) => rule.action === 'ACCEPT' && rule.enable;
  const present = new Set((await client.firewallRules(machine)).filter(isOwn).map(keyOf));
  for (const rule of wanted)
    if (!present.has(keyOf(rule)))
      await client.addFirewallRule(machine, { action: 'ACCEPT', enable: 1, ...filled(rule) });
  const kept = new Set(wanted.map(keyOf));
  const surplus = (await client.firewallRules(machine)).filter(
    (rule) => rule.action === 'ACCEPT' && !(rule.enable && kept.has(keyOf(rule))),
  );
  // From the end, because a deletion moves the rules behind it.
  for (const { pos } of surplus.toSorted((one, other) => other.pos - one.pos))
    await client.deleteFirewallRule(machine, pos);
  if (!set.isOn) return;
  const cards = Object.entries(await client.config(machine)).flatMap(([key, value]) =>
    /^net\d+$/.test(key) && typeof value === 'string' && !value.includes('firewall=1')
      ? [[key, `${value.replace(',firewall=0', '')},firewall=1`] as const]
      : [],
  );
  if (cards.length > 0) await client.configure(machine, Object.fromEntries(cards));
  await client.setFirewallOptions(machine, {
    enable: 1,
    policy_in: 'DROP',
    policy_out: set.rules.some(({ direction }) => direction === 'out') ? 'DROP' : 'ACCEPT',
    ndp: 1,
  });
}

/** Creates the store of the sets, which outlive a machine. */
export function proxmoxFirewalls(db: Db) {
  return {
    async save(serverId: number, set: FirewallSet): Promise<void> {
      const firewall = JSON.stringify(set);
      await db
        .insertInto('proxmoxFirewall')
        .values({ serverId, firewall })
        .onConflict((conflict) => conflict.column('serverId').doUpdateSet({ firewall }))
        .execute();
    },
    async find(serverId: number): Promise<FirewallSet | null> {
      const row = await db
        .selectFrom('proxmoxFirewall')
        .select('firewall')
        .where('serverId', '=', serverId)
        .executeTakeFirst();
      return row?.firewall ?? null;
    },
    async remove(serverId: number): Promise<void> {
      await db.deleteFrom('proxmoxFirewall').where('serverId', '=', serverId).execute();
    },
  };
}

/** The store of the sets. */
export type ProxmoxFirewalls = ReturnType<typeof proxmoxFirewalls>;
