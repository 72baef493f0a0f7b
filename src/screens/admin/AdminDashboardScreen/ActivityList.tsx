import type { ComponentType } from 'react';
import { RelativeTime } from '@/components/RelativeTime';
import type { AdminEventKind } from '@/domain/admin/activity';
import type { IsoDateTime } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import {
  AlertIcon,
  CardIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  ListIcon,
  MessageIcon,
  RenewIcon,
  ServerIcon,
  SettingsIcon,
  TagIcon,
  UserIcon,
  WalletIcon,
  type IconProps,
} from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import type { ActivityEntry } from './adminDashboardView';

const icons: Readonly<Record<AdminEventKind, ComponentType<IconProps>>> = {
  userSignedUp: UserIcon,
  userAdded: UserIcon,
  userEdited: UserIcon,
  userSuspended: UserIcon,
  secondFactorEnded: UserIcon,
  userRestored: UserIcon,
  userDeleted: UserIcon,
  accountsMerged: UserIcon,
  noteAdded: EditIcon,
  noteDeleted: EditIcon,
  balanceCredited: WalletIcon,
  balanceDebited: WalletIcon,
  statementImported: ListIcon,
  moneyRecorded: WalletIcon,
  moneyAssigned: WalletIcon,
  moneyReturned: WalletIcon,
  mailResent: MessageIcon,
  mailTextSaved: EditIcon,
  mailTextRestored: EditIcon,
  serverOrdered: ServerIcon,
  serverStarted: ServerIcon,
  serverStopped: ServerIcon,
  serverRestarted: ServerIcon,
  serverEdited: ServerIcon,
  paymentReceived: CardIcon,
  paymentFailed: AlertIcon,
  paymentProcessed: CardIcon,
  paymentRefunded: CardIcon,
  refundToSend: AlertIcon,
  refundSent: CardIcon,
  refundCanceled: CardIcon,
  billMade: CardIcon,
  billCanceled: CardIcon,
  settingsSaved: SettingsIcon,
  entityAdded: SettingsIcon,
  entityEdited: SettingsIcon,
  catalogFilled: TagIcon,
  planAdded: TagIcon,
  planEdited: TagIcon,
  promoAdded: TagIcon,
  promoEdited: TagIcon,
  promoEnded: TagIcon,
  methodEdited: CardIcon,
  rateEntered: CardIcon,
  priceEdited: TagIcon,
  priceAnnounced: TagIcon,
  priceWithdrawn: TagIcon,
  systemAdded: TagIcon,
  systemEdited: TagIcon,
  datacenterAdded: TagIcon,
  datacenterEdited: TagIcon,
  deliveryFailed: AlertIcon,
  jobRestarted: RenewIcon,
  viewingStarted: EyeIcon,
  viewingEnded: EyeIcon,
  ledgerExported: DownloadIcon,
  auditExported: DownloadIcon,
  ticketAsked: MessageIcon,
  ticketAnswered: MessageIcon,
  ticketAnswerUndone: MessageIcon,
  ticketNoted: MessageIcon,
  ticketChanged: MessageIcon,
  ticketMerged: MessageIcon,
  cannedAnswerSaved: MessageIcon,
  cannedAnswerDeleted: MessageIcon,
  ticketMailsSaved: MessageIcon,
  staffInvited: UserIcon,
  staffEdited: UserIcon,
  staffRemoved: UserIcon,
  incidentAnnounced: AlertIcon,
  incidentEdited: AlertIcon,
  incidentUpdated: AlertIcon,
};

/** Events, newest first. Unseen ones are marked with a word. */
export function ActivityList({ activity, now }: { activity: readonly ActivityEntry[]; now: IsoDateTime }) {
  const { t } = useI18n();
  if (activity.length === 0) return <p className="text-text-muted">{t('adminDashboard.activity.empty')}</p>;
  return (
    <ol className="flex flex-col">
      {activity.map((entry) => {
        const Icon = icons[entry.kind];
        return (
          <li
            key={entry.id}
            className="flex items-start gap-3 border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-neutral-soft text-neutral-text">
              <Icon className="size-4" />
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 pt-1.5">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                {t(`adminDashboard.event.${entry.kind}`)}
                {entry.subject !== '' && (
                  <>
                    {' '}
                    {entry.href === null ? (
                      <span className="font-medium">{entry.subject}</span>
                    ) : (
                      <Link href={entry.href}>{entry.subject}</Link>
                    )}
                  </>
                )}
              </p>
              <p className="flex shrink-0 items-center gap-2 text-sm text-text-muted">
                {entry.isNew && (
                  <Badge tone="info" size="sm">
                    {t('adminDashboard.activity.new')}
                  </Badge>
                )}
                <RelativeTime at={entry.at} now={now} />
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
