import { parseProxmoxConfig } from '@app/server/provisioning/proxmox/config';
import { proxmoxProvisioner } from '@app/server/provisioning/proxmox/provisioner';
import type { Command, Operation } from '@app/server/provisioning/provisioner';
import { openPowerDns } from './powerDnsServer';
import { openProxmox } from './proxmoxServer';
import { testSeal } from './testApp';
import { openTestDatabase } from './testDatabase';

/** A data centre of three nodes. */
export const site = {
  nodes: ['pve1', 'pve2', 'pve3'],
  storage: 'local',
  bridge: 'vmbr0',
  ipv4: [{ from: '203.0.113.10', to: '203.0.113.40', prefix: 24, gateway: '203.0.113.1' }],
  ipv6: { network: '2001:db8:1::/48', gateway: 'fe80::1' },
  backup: { storage: 'pbs' },
};
/** A configuration with changes. */
export const configOf = (changes: object = {}) =>
  parseProxmoxConfig(
    JSON.stringify({
      url: 'https://pve.example.com:8006',
      consoleUrl: 'https://console.example.com/vnc.html',
      datacenters: { gb: site },
      templates: {
        'Ubuntu 22.04': [9000],
        'Ubuntu 22.04 + plesk': [9001],
        'Ubuntu 22.04 + cpanel': [9002],
      },
      rescue: { iso: 'local:iso/rescue.iso' },
      iso: { storage: 'local' },
      ...changes,
    }),
  );

export const spec = {
  domain: 'vps4711.example.ru',
  ip: '',
  datacenter: 'gb',
  tariff: 'Diadem[GB]',
  memory: 2,
  os: 'Ubuntu 22.04',
  software: 'none',
  panel: 'none',
  backup: 'none',
  ipv4: 1,
  ipv6Subnet: '',
  username: 'deploy',
};

/** Address of the portal for an image. */
export const isoLink = (url: string) => `https://my.example.com/hooks/iso/${encodeURIComponent(url)}`;

/** Opens a cluster with the provisioner for it. */
export async function open(
  options: { memoryGb?: number; token?: string; dns?: false; config?: object } = {},
) {
  let now = new Date('2026-11-23T00:00:30Z');
  const clock = () => now;
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const server = openProxmox(clock, options.memoryGb);
  const db = await openTestDatabase();
  const dns = openPowerDns();
  const provisioner = proxmoxProvisioner({
    db,
    seal: testSeal,
    config: configOf(options.config),
    token: options.token ?? server.token,
    hardwareOf: async (plan) => (plan === 'Diadem[GB]' ? { cores: 2, diskGb: 40 } : null),
    ...(options.dns !== false && { powerDns: dns }),
    isoLink,
    send: server.send,
    clock,
    pause: async (ms) => later(ms / 1000),
  });
  let count = 0;
  const operationOf = (command: Command, serverId = 1): Operation => {
    count += 1;
    return { key: `op-${count}-1`, serverId, command, startedAt: now };
  };
  const run = async (command: Command, serverId = 1) => {
    const operation = operationOf(command, serverId);
    await provisioner.begin(operation, 1);
    later(30);
    return provisioner.progress(operation);
  };
  return { server, dns, db, provisioner, later, clock, operationOf, run };
}
