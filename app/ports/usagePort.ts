import type { Discounts } from '@/domain/usage/promoUse';
import type { Spending, Traffic } from '@/domain/usage/spending';
import type { ServerId } from '@/domain/servers/server';
import type { TrafficUse } from '@/domain/servers/traffic';
import type { OwnAddress } from '@/domain/usage/ownAddress';

/** Resources of an account over all of its servers. Loaded only with the pages that show them. */
export interface UsagePort {
  /** Addresses of all servers, by server. */
  addresses(signal?: AbortSignal): Promise<readonly OwnAddress[]>;
  /** Promo codes of the account and what they saved. */
  discounts(signal?: AbortSignal): Promise<Discounts>;
  /** Paid sums of the last twelve months. */
  spending(signal?: AbortSignal): Promise<Spending>;
  /** Traffic of a server in its billing month. */
  trafficOf(id: ServerId, signal?: AbortSignal): Promise<TrafficUse>;
  /** Traffic of the servers over seven days. */
  traffic(signal?: AbortSignal): Promise<Traffic>;
}
