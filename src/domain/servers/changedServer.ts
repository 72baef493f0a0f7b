import type { ServerEvent } from './serverDetails';
import type { EditableServer } from './serverSettings';

/** Entry that a change adds to a server's history (D32). The code that stores it adds the time and the actor. */
export type ServerNote = Pick<ServerEvent, 'kind' | 'detail'>;

/** A server after a change. */
export interface ChangedServer {
  editable: EditableServer;
  notes: readonly ServerNote[];
}
