import type { FailureReason, Loaded } from '@/domain/results/loaded';
import type { ServerId } from '@/domain/servers/server';
import type { ServerStatus } from '@/domain/servers/serverStates';
import type { OwnAddress } from '@/domain/usage/ownAddress';
import { paths, serverPath } from '@/paths';

/** A server with its addresses, the main one first. */
export interface AddressedServer {
  id: ServerId;
  domain: string;
  status: ServerStatus;
  href: string;
  addresses: readonly Pick<OwnAddress, 'address' | 'version' | 'isMain' | 'reverseName'>[];
}

/** The states of the screen. */
export type AddressListView =
  | { status: 'loading' }
  | { status: 'error'; reason: FailureReason }
  | { status: 'empty'; href: string }
  | { status: 'ready'; total: number; servers: readonly AddressedServer[] };

export interface AddressListScreenProps {
  view: AddressListView;
  /** Loads the page again. */
  onRetry: () => void;
}

/** Makes the view of the addresses, grouped by server. */
export function toAddressListView(state: Loaded<readonly OwnAddress[]>): AddressListView {
  if (state.status !== 'ready') return state;
  const servers = new Map<ServerId, AddressedServer & { addresses: OwnAddress[] }>();
  for (const address of state.value) {
    const { serverId: id, domain, status } = address;
    const known = servers.get(id);
    if (known) known.addresses.push(address);
    else servers.set(id, { id, domain, status, href: serverPath(id), addresses: [address] });
  }
  if (servers.size === 0) return { status: 'empty', href: paths.dashboard.vpsCatalog };
  return { status: 'ready', total: state.value.length, servers: [...servers.values()] };
}
