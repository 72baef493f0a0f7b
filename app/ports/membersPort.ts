import type { MemberRole } from '@/domain/members/memberRole';
import type {
  AcceptRefusal,
  InvitationDraft,
  InvitationRefusal,
  Members,
  OwnAccount,
  TransferRefusal,
} from '@/domain/members/members';
import type { Outcome } from '@/domain/results/outcome';

/** A change that the demonstration does not make (D51). */
type Change<Refusal = never> = Promise<Outcome<unknown, Refusal | 'demonstration'>>;

/** Colleagues of the account, and the accounts of the person. Loaded only with the pages that show them. */
export interface MembersPort {
  members(signal?: AbortSignal): Promise<Members>;
  /** Mails an invitation. */
  invite(draft: InvitationDraft): Change<InvitationRefusal>;
  /** Withdraws an invitation. Idempotent. */
  cancelInvitation(id: number): Change;
  changeRole(id: number, role: MemberRole): Change;
  /** Ends the access of a colleague. Idempotent. */
  remove(id: number): Change;
  /**
   * Makes a colleague the owner, after the password of the owner.
   *
   * @param role role of the former owner
   */
  transfer(
    id: number,
    confirmation: { email: string; role: MemberRole; password: string },
  ): Change<TransferRefusal>;
  /** Accounts of the person, their own first. */
  accounts(signal?: AbortSignal): Promise<readonly OwnAccount[]>;
  /** Makes the session act for an account; null is the person's own. */
  act(id: number | null): Change;
  /** Ends the person's own access to an account. Idempotent. */
  leave(id: number): Change;
  /** Accepts an invitation by the token of its link. */
  accept(token: string): Change<AcceptRefusal>;
}
