import { FormSection } from '@/components/FormSection';
import type { Invitation } from '@/domain/members/members';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import type { ColleaguesScreenProps } from './colleaguesView';

interface InvitationListProps extends Pick<ColleaguesScreenProps, 'onWithdraw'> {
  invitations: readonly Invitation[];
  canManage: boolean;
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations, canManage, onWithdraw }: InvitationListProps) {
  const { t, dateOfMoment } = useI18n();
  return (
    <FormSection title={t('colleagues.invitations.title')} spacing="close">
      <ul aria-label={t('colleagues.invitations.title')} className="flex flex-col">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-border py-3 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{invitation.email}</span>
                <Badge tone={invitation.isExpired ? 'warning' : 'neutral'} size="sm">
                  {t(
                    invitation.isExpired
                      ? 'colleagues.invitation.expired'
                      : `colleagues.role.${invitation.role}`,
                  )}
                </Badge>
              </p>
              <p className="text-sm text-text-muted">
                {t(invitation.isExpired ? 'colleagues.invitation.expiredOn' : 'colleagues.invitation.until', {
                  date: dateOfMoment(invitation.expiresAt),
                })}
              </p>
            </div>
            {canManage && (
              <Button
                size="sm"
                isChange
                aria-label={t('colleagues.withdrawLabel', { email: invitation.email })}
                onClick={() => onWithdraw(invitation)}
              >
                {t('colleagues.action.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
