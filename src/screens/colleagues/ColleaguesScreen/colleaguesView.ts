import type { Question } from '@/domain/form/question';
import { hasAccountRight, type MemberRole } from '@/domain/members/memberRole';
import type {
  AcceptRefusal,
  Invitation,
  InvitationDraft,
  InvitationProblems,
  InvitationRefusal,
  Member,
  Members,
  OwnAccount,
  TransferRefusal,
} from '@/domain/members/members';
import { mapLoaded, type FailureReason, type Loaded } from '@/domain/results/loaded';

/** Actions that ask first. */
export type ColleagueAction = 'role' | 'transfer' | 'remove' | 'withdraw' | 'leave';

/** Subject of a question: a colleague, an invitation or an account. */
export interface ColleagueAsked {
  action: ColleagueAction;
  id: number;
  email: string;
  /** Chosen role; of a transfer, that of the former owner. */
  role: MemberRole;
  /** Address that confirms a transfer. */
  typed: string;
  /** Password of the owner, for a transfer. */
  password: string;
  isPasswordShown: boolean;
}

/** The open dialog. */
export type ColleaguesOverlay =
  | { kind: 'none' }
  | {
      kind: 'invite';
      draft: InvitationDraft;
      problems: InvitationProblems;
      /** Number of failed submits. */
      refusals: number;
      submission:
        | { status: 'idle' | 'pending' }
        | { status: 'failed'; reason: FailureReason | InvitationRefusal | 'demonstration' };
    }
  | ({ kind: 'ask' } & Question<ColleagueAsked, TransferRefusal | 'demonstration'>);

/** The invitation whose link was opened; null for none. */
export type AcceptanceView =
  | { status: 'idle' | 'pending' }
  | { status: 'failed'; reason: FailureReason | AcceptRefusal | 'demonstration' }
  /** Nobody is signed in yet. */
  | { status: 'signIn'; loginHref: string; registerHref: string };

/** The people of the account, and the accounts of the person. */
export interface ReadyColleagues extends Members {
  /** Whether the person's role may change anything here. */
  canManage: boolean;
  /** Empty for a person with only their own account. */
  accounts: readonly OwnAccount[];
  overlay: ColleaguesOverlay;
}

export interface ColleaguesView {
  acceptance: AcceptanceView | null;
  people: Loaded<ReadyColleagues>;
}

/** Makes the view of the colleagues. */
export function toColleaguesView(
  people: Loaded<{ members: Members; accounts: readonly OwnAccount[] }>,
  { acceptance, overlay }: { acceptance: AcceptanceView | null; overlay: ColleaguesOverlay },
): ColleaguesView {
  return {
    acceptance,
    people: mapLoaded(people, ({ members, accounts }) => ({
      ...members,
      canManage: hasAccountRight(members.role, 'manage'),
      accounts: accounts.length > 1 ? accounts : [],
      overlay,
    })),
  };
}

/** Whether the address and the password that confirm a transfer were typed. */
export const confirmsTransfer = ({
  typed,
  email,
  password,
}: Pick<ColleagueAsked, 'typed' | 'email' | 'password'>): boolean =>
  typed.trim().toLowerCase() === email && password !== '';

export interface ColleaguesScreenProps {
  view: ColleaguesView;
  /** Accepts the invitation of the opened link. */
  onAccept: () => void;
  /** Opens the form of an invitation. */
  onInvite: () => void;
  /** The form of the invitation changed. */
  onDraftChange: (patch: Partial<InvitationDraft>) => void;
  /** Sends the invitation. */
  onInvitationSubmit: () => void;
  /** Asks about a colleague. */
  onMemberAction: (action: 'role' | 'transfer' | 'remove', member: Member) => void;
  /** Asks whether to withdraw an invitation. */
  onWithdraw: (invitation: Invitation) => void;
  /** Makes the session act for an account. */
  onSwitch: (account: OwnAccount) => void;
  /** Asks whether to leave an account. */
  onLeave: (account: OwnAccount) => void;
  /** The choice of a question changed. */
  onQuestionChange: (
    patch: Partial<Pick<ColleagueAsked, 'role' | 'typed' | 'password' | 'isPasswordShown'>>,
  ) => void;
  /** Does what the question asks about. */
  onConfirm: () => void;
  /** Closes the open dialog. */
  onOverlayClose: () => void;
  /** Loads the page again. */
  onRetry: () => void;
}
