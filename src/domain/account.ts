import type { Money } from './money';
import type { BalanceForecast } from './renewal/balanceForecast';

/** What the top bar shows of an account. */
export interface AccountSummary {
  email: string;
  /** As the profile has it. */
  name: string;
  balance: Money;
  /** How long the balance lasts; null where that need not be told. */
  forecast: BalanceForecast | null;
  unreadMessages: number;
  unpaidItems: number;
}
