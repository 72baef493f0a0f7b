import type { ProductLine } from '@/domain/plan';
import type { Server, ServerId } from '@/domain/server';
import type { ServerEvent } from '@/domain/serverDetails';
import type { ChangedServer } from '@/domain/servers/changedServer';
import type { EditableServer } from '@/domain/serverSettings';
import { type Persistence } from './persistence';
/** A server and what was done to it. */
export interface RememberedServer {
    editable: EditableServer;
    /** Its history. */
    events: readonly ServerEvent[];
    /** Whose list it stands in (D30). */
    line: ProductLine;
    /** How often it was changed. */
    version: number;
}
/** The customer's servers, and what was done to them. */
export interface ServerMemory {
    /** Of a product line, or all: then the same array until a server changes. */
    list(line?: ProductLine): readonly Server[];
    find(id: ServerId): RememberedServer | null;
    /**
     * Puts a server in the place of the one with its id, or at the end of the list where there was none.
     *
     * @param line of a new one
     */
    store(changed: ChangedServer, now: Date, line?: ProductLine): void;
}
export declare function makeServerMemory(initial: readonly Server[], { before, persist }?: Persistence<readonly RememberedServer[]>): ServerMemory;
