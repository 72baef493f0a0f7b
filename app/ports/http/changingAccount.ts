import { releasePage } from '@app/device/tabAccount';

/**
 * For calls after which this tab's session is about another account. The page is left then; until it is, its calls name
 * no account.
 */
export async function changingAccount<Value>(call: Promise<Value>): Promise<Value> {
  const value = await call;
  releasePage();
  return value;
}
