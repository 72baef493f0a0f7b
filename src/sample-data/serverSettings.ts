import type { Server } from '@/domain/servers/server';
import { provisioned, startingSettings } from '@/domain/servers/provisioned';
import type { EditableServer, ServerSettings } from '@/domain/servers/serverSettings';
import { orderDay } from './servers';

/** The settings of a server in the built-in data, made from the server itself: the same ones every time. */
export function makeServerSettings(server: Server, changes: Partial<ServerSettings> = {}): ServerSettings {
  return { ...startingSettings(server), ...changes };
}

/** A server as the edit screen is given it. */
export function makeEditableServer(server: Server, changes: Partial<EditableServer> = {}): EditableServer {
  return { ...provisioned(server, { createdOn: orderDay(server), memory: 4 }), ...changes };
}
