import type { EditableServer } from '@/domain/serverSettings';
import { assignedOf, type Assigned } from '@/domain/servers/provisioned';
import type { Progress, ServerSpec } from '../provisioning/provisioner';

export type Done = Extract<Progress, { status: 'done' }>;

/** What a server owns once an operation has ended; what the report leaves out stays as it was. */
export function assignedBy({ addresses, ip, ipv6Subnet, panelUrl }: Done, before: EditableServer): Assigned {
  const known = assignedOf(before);
  const reported = addresses ?? (ip === undefined ? known.addresses : [ip]);
  return {
    addresses: [...new Set(reported)],
    ipv6Subnet: ipv6Subnet === undefined ? known.ipv6Subnet : ipv6Subnet,
    panelUrl: panelUrl === undefined ? known.panelUrl : panelUrl,
  };
}

/** Why a server is not what was paid for; null where it has all of it. */
export function missingOf(spec: ServerSpec, { addresses, ipv6Subnet, panelUrl }: Assigned): string | null {
  if (addresses.length < spec.ipv4) return `${addresses.length} of ${spec.ipv4} addresses were reported`;
  if (spec.ipv6Subnet !== '' && ipv6Subnet === null) return 'No IPv6 network was reported';
  if (spec.panel !== 'none' && panelUrl === null) return 'No address of the control panel was reported';
  return null;
}
