import type { Caller } from '../routing/caller';
import { refusal } from '../http/refusal';

/**
 * Refuses to decide about one's own account, money or service: a colleague has to.
 *
 * @throws Problem 409 `ownAccount`
 */
export function refuseOwnAccount(caller: Pick<Caller, 'id'>, userId: string | null): void {
  if (userId === caller.id) throw refusal('ownAccount');
}
