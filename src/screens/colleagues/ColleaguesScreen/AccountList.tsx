import { FormSection } from '@/components/FormSection';
import type { OwnAccount } from '@/domain/members/members';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import type { ColleaguesScreenProps } from './colleaguesView';

interface AccountListProps extends Pick<ColleaguesScreenProps, 'onSwitch' | 'onLeave'> {
  accounts: readonly OwnAccount[];
}

/** The accounts of a person: the current one is marked, the others can be opened. */
export function AccountList({ accounts, onSwitch, onLeave }: AccountListProps) {
  const { t } = useI18n();
  return (
    <FormSection title={t('colleagues.accounts.title')} spacing="close">
      <p className="max-w-180 text-text-muted">{t('colleagues.accounts.text')}</p>
      <ul aria-label={t('colleagues.accounts.title')} className="flex flex-col">
        {accounts.map((account) => (
          <li
            key={account.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{account.name}</span>
                {account.isCurrent && (
                  <Badge tone="success" size="sm">
                    {t('colleagues.account.current')}
                  </Badge>
                )}
              </p>
              <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-text-muted">
                <span className="min-w-0 [overflow-wrap:anywhere]">{account.email}</span>
                <span>{t(`colleagues.role.${account.role}`)}</span>
              </p>
            </div>
            <div
              role="group"
              aria-label={t('colleagues.account.menu', { email: account.email })}
              className="flex flex-wrap gap-2"
            >
              {account.isCurrent || (
                <Button size="sm" isChange onClick={() => onSwitch(account)}>
                  {t('colleagues.account.open')}
                </Button>
              )}
              {account.id !== null && (
                <Button size="sm" isChange onClick={() => onLeave(account)}>
                  {t('colleagues.action.leave')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
