import type { AccountSettlement } from '@/domain/account/settlement';
import { rubles } from '@/domain/money/money';

/** Makes an account with a bill, servers and a balance of two kinds, with changes. */
export function makeSettlement(changes: Partial<AccountSettlement> = {}): AccountSettlement {
  return {
    bills: { count: 1, sum: rubles(1577) },
    reserved: rubles(200),
    servers: { count: 2, refund: rubles(3154), byMethod: rubles(1577) },
    balance: rubles(4227.5),
    returnable: rubles(4000),
    ...changes,
  };
}
