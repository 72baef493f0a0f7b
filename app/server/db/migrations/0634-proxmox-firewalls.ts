import type { Migration } from './migration';

/** Firewalls of the servers on Proxmox VE, which deletes them with a machine. */
export const proxmoxFirewalls: Migration = {
  version: 634,
  name: 'proxmox firewalls',
  statements: [
    `create table "proxmoxFirewall" (
      "serverId" bigint primary key,
      "firewall" jsonb not null
    )`,
  ],
};
