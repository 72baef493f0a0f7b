import { panelUrlOf } from '@/domain/servers/panelUrl';
import { assignedOf, withAssigned } from '@/domain/servers/provisioned';
import type { EditableServer } from '@/domain/servers/serverSettings';

/** The nth address of the test network of RFC 2544. */
const addressAt = (index: number) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

/**
 * Assigns a demo server the addresses, IPv6 network and panel of its settings, like a provisioner.
 *
 * @param taken every address of the other servers
 */
export function assigned(editable: EditableServer, taken: ReadonlySet<string>): EditableServer {
  const { server, settings } = editable;
  const known = assignedOf(editable);
  const own = known.addresses
    .toSorted((one, other) => Number(other === settings.ip) - Number(one === settings.ip))
    .slice(0, settings.ipv4);
  const addresses = [...own];
  for (let index = 1; addresses.length < settings.ipv4; index += 1) {
    const address = addressAt(index);
    if (!taken.has(address) && !addresses.includes(address)) addresses.push(address);
  }
  const network = known.ipv6Subnet ?? `2a0d:7c40:${server.id.toString(16)}::/64`;
  return withAssigned(editable, {
    addresses,
    ipv6Subnet: settings.ipv6Subnet === '' ? null : network,
    panelUrl: panelUrlOf(settings.panel, addresses[0] ?? ''),
  });
}
