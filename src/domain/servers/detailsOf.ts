import { isWindows } from '@/domain/order/os';
import type { Server } from './server';
import type { ServerAccess, ServerAddress, ServerDetails, ServerEvent } from './serverDetails';
import { autoSubnet, type EditableServer } from './serverSettings';

/** Returns the server details that the row menu's dialogs show (D7). */
export function detailsOf(editable: EditableServer, events: readonly ServerEvent[]): ServerDetails {
  return { addresses: addressesOf(editable), events, access: accessOf(editable.server) };
}

/** The address that the list shows. */
export function primaryAddress({ ip, domain }: Pick<Server, 'ip' | 'domain'>): ServerAddress {
  return {
    family: 'IPv4',
    address: ip,
    prefixLength: 24,
    gateway: `${ip.split('.').slice(0, 3).join('.')}.1`,
    reverseName: domain,
    isPrimary: true,
  };
}

/** How to log in to a server, by its system. */
export function accessOf({ ip, os }: Pick<Server, 'ip' | 'os'>): ServerAccess {
  if (isWindows(os))
    return { system: 'windows', host: ip, port: 3389, user: 'Administrator', updateCommand: null };
  const [, updateCommand = null] = updateCommands.find(([systems]) => systems.test(os)) ?? [];
  return { system: 'linux', host: ip, port: 22, user: 'root', updateCommand };
}

/** Commands that update a system, of which the provider may add any; the first that fits its name. */
const updateCommands: readonly (readonly [RegExp, string])[] = [
  [/^(Ubuntu|Debian|Astra|Kali|Linux Mint|Devuan)/i, 'apt update && apt upgrade'],
  [/^ALT(?: |Linux)/i, 'apt-get update && apt-get dist-upgrade'],
  [/^(CentOS|Oracle Linux) 7/, 'yum update'],
  [
    /^(AlmaLinux|CentOS|Rocky|Oracle|Red Hat|RHEL|RED OS|РЕД ОС|Fedora|CloudLinux|Amazon Linux)/i,
    'dnf upgrade',
  ],
  [/^(openSUSE|SUSE|SLES)/i, 'zypper update'],
  [/^(Arch|Manjaro)/i, 'pacman -Syu'],
  [/^Alpine/i, 'apk upgrade --update-cache'],
  [/^FreeBSD/i, 'pkg upgrade'],
];

/** Returns a server's addresses: the main one, the others, and the first of the IPv6 network. */
function addressesOf({ server, addresses, ipv6Subnets }: EditableServer): readonly ServerAddress[] {
  const further = addresses.filter((address) => address !== server.ip);
  return [
    ...(server.ip === '' ? [] : [primaryAddress(server)]),
    ...further.map((ip) => ({ ...primaryAddress({ ...server, ip }), reverseName: null, isPrimary: false })),
    ...ipv6Subnets.filter((subnet) => subnet !== autoSubnet).map(firstAddressIn),
  ];
}

function firstAddressIn(subnet: string): ServerAddress {
  const [, network = '', prefixLength = '64'] = /^(.*?)(?:::)?\/(\d+)$/.exec(subnet) ?? [];
  return {
    family: 'IPv6',
    address: `${network}::2`,
    prefixLength: Number(prefixLength),
    gateway: `${network}::1`,
    reverseName: null,
    isPrimary: false,
  };
}
