import type { AdminRefusal } from '@/domain/admin/refusal';
import type {
  Claimant,
  RecordedMoney,
  UnclaimedConditions,
  UnclaimedKey,
  UnclaimedMoney,
} from '@/domain/admin/unclaimed';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Outcome } from '@/domain/results/outcome';

/** Money from bank transfers of unknown senders (D42). */
export interface AdminUnclaimedPort {
  /** Newest first. */
  unclaimed: ReadPart<UnclaimedMoney, UnclaimedKey, UnclaimedConditions, 'waiting'>;
  recordUnclaimed(money: RecordedMoney): Promise<Outcome<UnclaimedMoney, AdminRefusal>>;
  /** Pays a bill with it, or credits a customer's balance; returns the changed money. */
  assignUnclaimed(id: number, claimant: Claimant): Promise<Outcome<UnclaimedMoney, AdminRefusal>>;
  /** Takes it out of the books again, with a reason. */
  returnUnclaimed(id: number, note: string): Promise<Outcome<UnclaimedMoney, AdminRefusal>>;
}
