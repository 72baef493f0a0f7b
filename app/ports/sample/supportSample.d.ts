import type { IsoDateTime } from '@/domain/dates';
import type { Ticket } from '@/domain/support';
import type { SupportPort } from '@app/ports/ports';
import type { Latency } from './latency';
/** Where the session's tickets are stored; what cannot be stored there lives in memory. */
export interface TicketStore {
    read: () => readonly Ticket[];
    write: (tickets: readonly Ticket[]) => void;
}
export interface SupportSampleOptions {
    latency: Latency;
    now: () => IsoDateTime;
    store: TicketStore;
}
/**
 * Tickets of this session: none at first (§2), then those that were made in it. Nothing is sent anywhere.
 */
export declare function supportSample({ latency, now, store }: SupportSampleOptions): SupportPort;
