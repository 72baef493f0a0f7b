import type { ServerSpec } from '../provisioner';
import type { Machine, ProxmoxClient, Storage } from './client';
import type { ProxmoxConfig } from './config';
import { Impossible } from './impossible';

/** A template, and whether every node reaches its disk. */
interface Template {
  readonly machine: Machine;
  readonly isShared: boolean;
}

/** Creates the functions that find the templates of systems. */
export function proxmoxTemplates(client: ProxmoxClient, config: Pick<ProxmoxConfig, 'templates' | 'disk'>) {
  return {
    /** Finds the templates of a system. Throws `Impossible` if there is none. */
    async find(
      { os, panel }: ServerSpec,
      machines: readonly Machine[],
      storages: readonly Storage[],
    ): Promise<readonly Template[]> {
      const wanted = panel === 'none' ? os : `${os} + ${panel}`;
      const numbers = config.templates[wanted] ?? [];
      const shared = storages.filter((each) => each.shared).map(({ storage }) => storage);
      const templates: Template[] = [];
      for (const machine of machines) {
        if (!machine.template || !numbers.includes(machine.vmid)) continue;
        const disk = (await client.config(machine))[config.disk];
        const isShared = shared.some((storage) => typeof disk === 'string' && disk.startsWith(`${storage}:`));
        templates.push({ machine, isShared });
      }
      if (templates.length === 0) throw new Impossible(`There is no template for ${wanted}`);
      return templates;
    },
    /** Picks the template of the same node if there is one. */
    pick(templates: readonly Template[], node: string): Machine {
      const template =
        templates.find(({ machine }) => machine.node === node) ?? templates.find(({ isShared }) => isShared);
      if (!template) throw new Impossible(`There is no template on ${node}`);
      return template.machine;
    },
  };
}
