import type { CartEntry } from '@/domain/cart/entry';
import type { Money } from '@/domain/money';
import type { Server, ServerId } from '@/domain/server';
import type { ServersPort } from '@app/ports/ports';
import type { Latency } from './latency';
import type { SampleBills } from './billingSample';
import type { Delivered } from './ordersSample';
import { type Persistence } from './persistence';
import { type RememberedServer } from './serverMemory';
/** The servers as billing and orders see them. */
export interface DeliveringServers {
    /** Hands over what has been paid; gives what that was. */
    deliver(entries: readonly CartEntry[], payment: {
        amount: Money;
    }): readonly Delivered[];
    /** Whether a server is past being ordered. */
    isSetUp(id: ServerId): boolean;
}
/**
 * Servers from a list. A reboot succeeds and changes nothing, as specified (§2); what is saved holds, and shows in the
 * list.
 */
export declare function serversSample(servers: readonly Server[], latency: Latency, now?: () => Date, bills?: SampleBills, persistence?: Persistence<readonly RememberedServer[]>): ServersPort & DeliveringServers;
