import type { OwnAddress } from '@/domain/usage/ownAddress';

/** What an account has and uses, over all of its servers. Loaded only with the pages that show it. */
export interface UsagePort {
  /** Addresses of all servers, by server. */
  addresses(signal?: AbortSignal): Promise<readonly OwnAddress[]>;
}
