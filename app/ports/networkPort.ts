import type { Outcome } from '@/domain/results/outcome';
import type { Firewall, FirewallRefusal, FirewallSet } from '@/domain/servers/firewall';
import type { ForwardAnswer, ReverseName, ReverseNameRefusal } from '@/domain/servers/reverseName';
import type { ServerId } from '@/domain/servers/server';

/** The network of a server. */
export interface NetworkPort {
  firewall(id: ServerId, signal?: AbortSignal): Promise<Firewall>;
  /** Applies a set of rules; returns the firewall as it is afterwards. */
  saveFirewall(id: ServerId, set: FirewallSet): Promise<Outcome<Firewall, FirewallRefusal>>;
  reverseNames(id: ServerId, signal?: AbortSignal): Promise<readonly ReverseName[]>;
  /** Looks up whether a name leads to an address. */
  checkReverseName(id: ServerId, address: string, name: string): Promise<ForwardAnswer>;
  /** Sets a name, empty for none; returns all names as they are afterwards. */
  saveReverseName(
    id: ServerId,
    address: string,
    name: string,
  ): Promise<Outcome<readonly ReverseName[], ReverseNameRefusal>>;
}
