import { BlockList, isIP } from 'node:net';

/** Networks that no webhook may reach: private, local, shared, multicast and reserved ones. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
/** Global unicast; everything else is local, multicast or reserved. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
/** Excluded ranges: 6to4 and Teredo lead to IPv4 addresses, the others nowhere. */
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return globalIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Whether a host is a name that must be resolved, or a public address. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal)$/i.test(host);
}

/** Whether webhooks may be sent to a host: a public one, or a private one that the environment names. */
export const isReceiver = (hostname: string, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(hostname) || isPublicHost(hostname);
