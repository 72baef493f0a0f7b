import { LinkTabs } from '@/components/LinkTabs';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { lazyPart } from '@/primitives/lazyPart';
import { ErrorState } from '@/patterns/ErrorState';
import { Skeleton } from '@/primitives/Skeleton';
import { CopySection } from './CopySection';
import { DataTab } from './DataTab';
import { NoticesTab } from './NoticesTab';
import { userSettingsTabHref, userSettingsTabs } from './userSettingsTabs';
import type { UserSettingsScreenProps, UserSettingsView } from './userSettingsView';

const SecurityTab = lazyPart(() => import('./SecurityTab'));

/** Settings of the account in parts with addresses: security, keys, notifications and data. */
export function UserSettingsScreen(props: UserSettingsScreenProps) {
  const { t } = useI18n();
  const { view } = props;
  return (
    <DetailPage
      title={t('shell.nav.userSettings')}
      tabs={
        <LinkTabs
          label={t('userSettings.tabs')}
          tabs={userSettingsTabs.map((tab) => ({
            label: t(`userSettings.tab.${tab}`),
            href: userSettingsTabHref(tab),
            isCurrent: tab === view.tab,
          }))}
        />
      }
      busyLabel={isLoading(view) ? t('common.loading') : undefined}
    >
      <OpenTab {...props} />
    </DetailPage>
  );
}

function isLoading(view: UserSettingsView): boolean {
  switch (view.tab) {
    case 'keys':
      return false;
    case 'data':
      return view.copy.status === 'loading';
    case 'notices':
      return view.notices.status === 'loading';
    case 'security':
      return view.security.status === 'loading';
  }
}

function OpenTab({ view, keys, deletion, ...actions }: UserSettingsScreenProps) {
  const { t } = useI18n();
  switch (view.tab) {
    case 'notices':
      return <NoticesTab {...actions} view={view.notices} />;
    case 'keys':
      return keys;
    case 'data':
      return (
        <div className="flex min-w-0 flex-col gap-5">
          <CopySection {...actions} view={view.copy} />
          <DataTab {...actions} deletionLock={view.deletionLock} />
          {deletion}
        </div>
      );
    case 'security':
      // The messages of the part are loaded with its data.
      switch (view.security.status) {
        case 'loading':
          return <Skeleton className="h-120 rounded-card" />;
        case 'error':
          return (
            <ErrorState description={t(`common.error.${view.security.reason}`)} onRetry={actions.onRetry} />
          );
        case 'ready':
          return <SecurityTab {...actions} view={view.security} />;
      }
  }
}
