import { createHash } from 'node:crypto';
import { maxIsoGb } from '@/domain/servers/ownIso';
import type { Command } from '../provisioner';
import type { Machine, ProxmoxClient } from './client';
import type { ProxmoxConfig } from './config';
import { Impossible } from './impossible';
import { rescueSettings } from './rescue';
import type { StepContext } from './stepContext';

/* What a machine starts from: its disk, the rescue system, or an image of the server's owner. */

/** Beginning of the names of a machine's images. */
const prefixOf = ({ vmid }: Pick<Machine, 'vmid'>) => `portal-${vmid}-`;

const fileOf = (machine: Machine, url: string) =>
  `${prefixOf(machine)}${createHash('sha256').update(url).digest('hex').slice(0, 12)}.iso`;

function urlOf(command: Command): string {
  if (command.action !== 'attachIso') throw new TypeError(`${command.action} has no image`);
  return command.url;
}

interface BootParts {
  readonly client: ProxmoxClient;
  readonly config: ProxmoxConfig;
  /** Returns the machine of a server. */
  readonly existing: (serverId: number) => Promise<Machine>;
  /** Makes the address of the portal by which a node fetches an image. */
  readonly isoLink: (url: string) => string;
}

/** Creates the steps that change the source that a machine starts from. */
export function bootSteps({ client, config, existing, isoLink }: BootParts) {
  const { iso, disk, rescue } = config;

  /** Images of a machine on the storage. */
  async function imagesOf(machine: Machine): Promise<readonly string[]> {
    if (!iso) return [];
    const images = await client.images(machine.node, iso.storage);
    return images.flatMap(({ volid }) =>
      volid.startsWith(`${iso.storage}:iso/${prefixOf(machine)}`) ? [volid] : [],
    );
  }

  async function forgetIsos(machine: Machine): Promise<void> {
    if (!iso) return;
    for (const volid of await imagesOf(machine)) await client.deleteVolume(machine.node, iso.storage, volid);
  }

  async function ejectIso(machine: Machine): Promise<void> {
    if (!iso || (await client.config(machine))[iso.drive] === undefined) return;
    await client.configure(machine, { boot: `order=${disk}`, delete: iso.drive });
  }

  return {
    async rescue({ serverId, command, passwords }: StepContext): Promise<null> {
      if (command.action !== 'setRescue') throw new TypeError(`${command.action} has no rescue mode`);
      if (!rescue) throw new Impossible('There is no rescue system');
      const machine = await existing(serverId);
      const { smbios1 } = await client.config(machine);
      const password = command.isOn ? (passwords?.password ?? '') : null;
      await client.configure(machine, rescueSettings({ ...rescue, disk, smbios1, password }));
      return null;
    },
    /** Ends a rescue mode and ejects an image that a machine had when a snapshot was made. */
    async ownDisk({ serverId }: StepContext): Promise<null> {
      const machine = await existing(serverId);
      await ejectIso(machine);
      await forgetIsos(machine);
      if (!rescue) return null;
      const { smbios1, [rescue.drive]: drive } = await client.config(machine);
      if (drive !== undefined)
        await client.configure(machine, rescueSettings({ ...rescue, disk, smbios1, password: null }));
      return null;
    },
    /** Has the node fetch the image through the portal, which connects to the checked address only. */
    async fetchIso({ serverId, command }: StepContext): Promise<string | null> {
      if (!iso) throw new Impossible('There is no storage for images');
      const machine = await existing(serverId);
      const filename = fileOf(machine, urlOf(command));
      if ((await imagesOf(machine)).includes(`${iso.storage}:iso/${filename}`)) return null;
      return client.downloadIso(machine.node, iso.storage, { url: isoLink(urlOf(command)), filename });
    },
    /** Deletes an image that is larger than its host reported. The machine still runs. */
    async measureIso({ serverId, command }: StepContext): Promise<null> {
      if (!iso) throw new Impossible('There is no storage for images');
      const machine = await existing(serverId);
      const volume = `${iso.storage}:iso/${fileOf(machine, urlOf(command))}`;
      const images = await client.images(machine.node, iso.storage);
      const { size = 0 } = images.find(({ volid }) => volid === volume) ?? {};
      if (size <= maxIsoGb * 1e9) return null;
      await client.deleteVolume(machine.node, iso.storage, volume);
      throw new Impossible(`The image has more than ${maxIsoGb} GB`);
    },
    async insertIso({ serverId, command }: StepContext): Promise<null> {
      if (!iso) throw new Impossible('There is no storage for images');
      const machine = await existing(serverId);
      const volume = `${iso.storage}:iso/${fileOf(machine, urlOf(command))}`;
      await client.configure(machine, {
        [iso.drive]: `${volume},media=cdrom`,
        boot: `order=${iso.drive};${disk}`,
      });
      return null;
    },
    async ejectIso({ serverId }: StepContext): Promise<null> {
      const machine = await existing(serverId);
      await ejectIso(machine);
      await forgetIsos(machine);
      return null;
    },
    /** Deletes the images of a machine that is about to be deleted; null if it is gone already. */
    async forgetIsos(machine: Machine | null): Promise<null> {
      if (machine) await forgetIsos(machine);
      return null;
    },
  };
}
