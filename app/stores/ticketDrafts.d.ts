import type { StoredTicket } from '@/screens/support/TicketFormScreen/ticketFormView';
import { type TicketId } from '@/domain/support';
/** The form as it was left in this tab; null when there is nothing in it. */
export declare function storedTicket(): StoredTicket | null;
/** Stores the form for this tab; `null` forgets it. */
export declare function storeTicket(ticket: StoredTicket | null): void;
/** The reply to a ticket as it was left in this tab. */
export declare function storedReply(id: TicketId): string;
/** Stores a reply for this tab; an empty one is forgotten. */
export declare function storeReply(id: TicketId, message: string): void;
