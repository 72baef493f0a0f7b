import { BlockList, isIPv6 } from 'node:net';

/** Networks of YooKassa's notifications (yookassa.ru/developers/using-api/webhooks#ip; SecurityHelper of the PHP SDK). */
const networks = [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
  ['2a02:5180::', 32],
] as const;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const known = new BlockList();
for (const [address, prefix] of networks) known.addSubnet(address, prefix, familyOf(address));

/** Whether a notification was sent from one of YooKassa's networks. */
export function isYooKassaAddress(sender: string | null): boolean {
  return sender !== null && known.check(sender, familyOf(sender));
}
