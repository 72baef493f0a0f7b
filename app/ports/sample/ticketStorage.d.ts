import type { SampleWriter } from './sampleSession';
import type { TicketStore } from './supportSample';
/** The session's tickets, so that a reload keeps them. Where nothing may be stored they last until it. */
export declare function ticketsInSession(write: SampleWriter): TicketStore;
