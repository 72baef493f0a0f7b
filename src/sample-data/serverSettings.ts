import type { Server } from '@/domain/servers/server';
import { provisioned, startingSettings } from '@/domain/servers/provisioned';
import type { EditableServer, ServerSettings, ServerSystem } from '@/domain/servers/serverSettings';
import { orderDay } from './servers';
import { sampleSystems } from './systems';

/** The systems of the sample, all of them offered. */
export const sampleServerSystems: readonly ServerSystem[] = sampleSystems.map((system) => ({
  ...system,
  isOffered: true,
}));

/** Makes the settings of a sample server, the same on every call. */
export function makeServerSettings(server: Server, changes: Partial<ServerSettings> = {}): ServerSettings {
  return { ...startingSettings(server), ...changes };
}

/** Makes the data of the edit screen. */
export function makeEditableServer(server: Server, changes: Partial<EditableServer> = {}): EditableServer {
  return {
    ...provisioned(server, { createdOn: orderDay(server), memory: 4 }),
    systems: sampleServerSystems,
    ...changes,
  };
}
