import { Panel } from '@/components/Panel';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Link } from '@/primitives/Link';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { DeletionLock } from '@/domain/account/deletionLock';
import type { UserSettingsScreenProps } from './userSettingsView';

const { dashboard } = paths;

/** Where the data of the account is kept, in the order of the list. */
const places = [
  ['profile', dashboard.profile],
  ['payers', dashboard.payers],
  ['documents', dashboard.documents],
  ['payments', dashboard.paymentsHistory],
  ['tickets', dashboard.support],
] as const;

interface DataTabProps extends Pick<UserSettingsScreenProps, 'onDeletionAsk' | 'onReasonAsk'> {
  /** Why the account cannot be deleted; null if it can. */
  deletionLock: DeletionLock | null;
}

/** Leads to the data of the account, and to its deletion. */
export function DataTab({ deletionLock, onDeletionAsk, onReasonAsk }: DataTabProps) {
  const { t, rich } = useI18n();
  return (
    <>
      <Panel title={t('userSettings.data.title')}>
        <p className="text-text-muted">{t('userSettings.data.text')}</p>
        <ul className="mt-3 flex flex-col">
          {places.map(([place, href]) => (
            <li key={place} className="border-b border-border py-2.5 last:border-0 last:pb-0">
              <Link href={href} className="font-medium">
                {t(`userSettings.data.${place}.title`)}
              </Link>
              <p className="text-sm text-text-muted">{t(`userSettings.data.${place}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          {rich('userSettings.data.policy', {
            privacy: (text) => <Link href={paths.legal.privacy}>{text}</Link>,
          })}
        </p>
      </Panel>
      <Panel title={t('userSettings.deletion.title')}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-text-muted">{t('userSettings.deletion.text')}</p>
          <ReasonButton
            intent="danger"
            disabledReason={deletionLock && t(`userSettings.deletion.lock.${deletionLock}`)}
            onExplain={onReasonAsk}
            onClick={onDeletionAsk}
          >
            {t('userSettings.deletion.ask')}
          </ReasonButton>
        </div>
      </Panel>
    </>
  );
}
