import type { ServerEvent } from './serverDetails';
import type { EditableServer } from './serverSettings';

/** History entry of a change (D32). The code that stores it adds time and actor. */
export type ServerNote = Pick<ServerEvent, 'kind' | 'detail'>;

/** A server after a change. */
export interface ChangedServer {
  editable: EditableServer;
  notes: readonly ServerNote[];
}
