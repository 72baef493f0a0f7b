import type { Machine, ProxmoxClient } from './client';
import type { Machines } from './machines';

/** Seconds in which a system may shut down before it is stopped. */
const shutdownSeconds = 60;

/** Creates the steps that start, stop and delete a machine. */
export function powerSteps(client: ProxmoxClient, machines: Machines) {
  const isRunning = async (machine: Machine) => (await client.current(machine)).status === 'running';

  async function power(serverId: number, act: 'start' | 'shutdown' | 'reboot'): Promise<string | null> {
    const machine = await machines.existing(serverId);
    const runs = await isRunning(machine);
    if (act === 'start' ? runs : !runs) return null;
    const limits = act === 'shutdown' ? { timeout: shutdownSeconds, forceStop: 1 } : {};
    const parameters = act === 'reboot' ? { timeout: shutdownSeconds } : limits;
    return client.power(machine, act, parameters);
  }

  return {
    start: (serverId: number) => power(serverId, 'start'),
    shutDown: (serverId: number) => power(serverId, 'shutdown'),
    restart: (serverId: number) => power(serverId, 'reboot'),
    /** Cuts the power; nothing to do for a machine that is gone. */
    async halt(serverId: number): Promise<string | null> {
      const machine = await machines.find(serverId);
      if (!machine || !(await isRunning(machine))) return null;
      return client.power(machine, 'stop');
    },
    async remove(serverId: number): Promise<string | null> {
      const machine = await machines.find(serverId);
      return machine && client.destroy(machine);
    },
  };
}
