import type { ServerEvent } from '../serverDetails';
import type { EditableServer } from '../serverSettings';

/** What a change adds to the history of a server (D32). When it was, and whose it was, is for whoever stores it. */
export type ServerNote = Pick<ServerEvent, 'kind' | 'detail'>;

/** A server after a change. */
export interface ChangedServer {
  editable: EditableServer;
  notes: readonly ServerNote[];
}
