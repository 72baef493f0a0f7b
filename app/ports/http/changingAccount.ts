import { startLeaving } from '@app/device/tabAccount';

/**
 * For calls after which this tab's session is about another account. The page is left then; until it is, it keeps its
 * account, so that the server refuses its calls.
 */
export async function changingAccount<Value>(call: Promise<Value>): Promise<Value> {
  const value = await call;
  startLeaving();
  return value;
}
