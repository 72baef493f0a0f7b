import type { Money } from './money';

/** What the top bar shows of an account. */
export interface AccountSummary {
  email: string;
  /** As the profile has it. */
  name: string;
  balance: Money;
  unreadMessages: number;
  unpaidItems: number;
}
