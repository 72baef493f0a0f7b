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

/** Money that came by bank transfer from an unknown sender (D42). */
export interface AdminUnclaimedPort {
  /** Newest first. */
  unclaimed: ReadPart<UnclaimedMoney, UnclaimedKey, UnclaimedConditions, 'waiting'>;
  recordUnclaimed(money: RecordedMoney): Promise<Outcome<UnclaimedMoney, AdminRefusal>>;
  /** Pays a bill with it, or adds it to a customer's balance; the money as it is then. */
  assignUnclaimed(id: number, claimant: Claimant): Promise<Outcome<UnclaimedMoney, AdminRefusal>>;
}
