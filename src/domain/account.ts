import type { Money } from './money';

/** What the top bar shows of an account. */
export interface AccountSummary {
  email: string;
  balance: Money;
  unreadMessages: number;
  unpaidItems: number;
  cart: CartSummary;
}

/** The cart at a glance. */
export interface CartSummary {
  itemCount: number;
  total: Money;
}
