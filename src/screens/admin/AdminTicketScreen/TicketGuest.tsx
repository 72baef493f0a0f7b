import { Panel } from '@/components/Panel';
import type { DeskGuest } from '@/domain/desk/desk';
import { useI18n } from '@/i18n/I18nProvider';
import { customerPath } from '@/paths';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { UserIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';

interface TicketGuestProps {
  guest: DeskGuest;
  /** Nothing can be changed. */
  isLocked: boolean;
  /** Asks before the ticket moves to the account. */
  onAttach: () => void;
}

/** Person without an account who asks, and the account with the same address. */
export function TicketGuest({ guest, isLocked, onAttach }: TicketGuestProps) {
  const { t } = useI18n();
  const { email, name, account } = guest;
  return (
    <Panel
      title={t('adminTickets.guest.title')}
      aside={<Badge tone="warning">{t('adminTickets.guest')}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
          <br />
          <bdi>{email}</bdi>
        </p>
        <p className="text-text-muted">{t('adminTickets.guest.text')}</p>
        {account === null ? (
          <p className="text-text-muted">{t('adminTickets.guest.noAccount')}</p>
        ) : (
          <>
            <p className="[overflow-wrap:anywhere]">
              {t('adminTickets.guest.account')} <Link href={customerPath(account.id)}>{account.email}</Link>
            </p>
            <Button icon={<UserIcon />} disabled={isLocked} onClick={onAttach}>
              {t('adminTickets.guest.attach')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
