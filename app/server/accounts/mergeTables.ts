import type { EndedKind, MovedKind } from '@/domain/admin/accountMerge';

/**
 * Treatment of the rows that name the closed account. `moves`: they name the kept account from then on.
 * `ends`: they are deleted. `stays`: they are about the person, or about what the closed account did.
 */
type MergeRule =
  | { readonly rule: 'moves'; readonly counts?: MovedKind }
  | { readonly rule: 'ends'; readonly counts?: EndedKind }
  | { readonly rule: 'stays'; readonly reason: string };

const moves = { rule: 'moves' } as const;
const ends = { rule: 'ends' } as const;
const stays = (reason: string) => ({ rule: 'stays', reason }) as const;

/** Every column of the database that names an account, in the order in which a merge changes them. */
export const mergeRules = {
  'session.userId': { rule: 'ends', counts: 'sessions' },
  'passkey.userId': { rule: 'ends', counts: 'passkeys' },
  'secondFactor.userId': { rule: 'ends', counts: 'secondFactors' },
  'recoveryCode.userId': ends,
  'trustedBrowser.userId': ends,
  'loginChallenge.userId': ends,
  'passwordReset.userId': ends,
  'emailChange.userId': ends,
  'apiToken.userId': { rule: 'ends', counts: 'apiTokens' },
  'webhook.userId': { rule: 'ends', counts: 'webhooks' },
  'membership.accountId': { rule: 'ends', counts: 'members' },
  'membership.userId': { rule: 'ends', counts: 'memberships' },
  'invitation.accountId': ends,
  // It has the data of before the merge.
  'dataExport.userId': ends,

  'server.userId': { rule: 'moves', counts: 'servers' },
  'serverEvent.userId': moves,
  'renewalStep.userId': moves,
  'snapshot.userId': moves,
  'firewall.userId': moves,
  'reverseName.userId': moves,
  'rescue.userId': moves,
  'ownIso.userId': moves,
  'operation.userId': moves,
  'order.userId': { rule: 'moves', counts: 'orders' },
  'payment.userId': { rule: 'moves', counts: 'payments' },
  'refund.userId': moves,
  'paper.userId': { rule: 'moves', counts: 'documents' },
  'ticket.userId': { rule: 'moves', counts: 'tickets' },
  'ticketMessage.userId': moves,
  'content.userId': moves,
  'savedCard.userId': { rule: 'moves', counts: 'cards' },
  'payer.userId': { rule: 'moves', counts: 'payers' },
  'sshKey.userId': { rule: 'moves', counts: 'sshKeys' },
  'savedFilter.userId': moves,
  'notification.userId': moves,
  'incidentRecipient.userId': moves,
  'mailLog.userId': moves,
  'importedLine.userId': moves,
  'staffNote.userId': { rule: 'moves', counts: 'notes' },

  'transfer.userId': stays('moves with keys of its own (moveLedger)'),
  'ledgerEntry.account': stays(
    'the books are only ever added to; the balance moves by transfers (moveLedger)',
  ),
  'attachment.userId': stays('the database moves it with its message'),
  'cart.userId': stays('its entries move into the other cart (moveCart)'),
  'customer.userId': stays('is the closed account'),
  'accountSummary.userId': stays('the database keeps it'),
  'account.userId': stays('proves whose the address is; it starts no session, and names the kept account'),
  'account.accountId': stays('belongs to it'),
  'paper.issuedTo': stays('names the closed account'),
  'consent.userId': stays('consents of that registration'),
  'signIn.userId': stays('sign-ins of that address'),
  'protectionChange.userId': stays('protection of that address'),
  'request.userId': stays('answers that only its sessions could get again'),
  'viewing.userId': stays('what was viewed'),
  'viewing.adminId': stays('who viewed'),
  'auditEvent.adminId': stays('who acted'),
  'activityLook.userId': stays('who has looked'),
  'staffNote.authorId': stays('who wrote'),
  'cannedAnswer.ownerId': stays('who wrote'),
  'ticket.assigneeId': stays('who answers'),
  'ticketCount.assigneeId': stays('the database keeps it'),
  'ticketWriter.staffId': stays('who writes'),
} as const satisfies Readonly<Record<string, MergeRule>>;

/** A column of a table. */
export interface MergedColumn {
  readonly table: string;
  readonly column: string;
  readonly counts: MovedKind | EndedKind | null;
}

const rules: readonly (readonly [name: string, rule: MergeRule])[] = Object.entries(mergeRules);

/** The columns with a rule, in order. */
export const columnsThat = (wanted: 'moves' | 'ends'): readonly MergedColumn[] =>
  rules.flatMap(([name, rule]) => {
    const [table = '', column = ''] = name.split('.');
    if (rule.rule === 'stays' || rule.rule !== wanted) return [];
    return [{ table, column, counts: rule.counts ?? null }];
  });
