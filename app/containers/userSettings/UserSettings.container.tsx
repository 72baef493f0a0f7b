import { useLocation } from 'react-router-dom';
import { deletionLock } from '@/domain/account/deletionLock';
import { UserSettingsScreen } from '@/screens/userSettings/UserSettingsScreen/UserSettingsScreen';
import { userSettingsTabOf } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import {
  toCopyView,
  toNoticesView,
  toSecurityView,
  type UserSettingsView,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsView';
import { lazyPart } from '@/primitives/lazyPart';
import { useNow } from '@app/device/clock';
import { useToast } from '@app/providers/ToastProvider';
import { useAccountSecurity } from '@app/reads/securityReads';
import { useIsOwner, useSessionUser } from '@app/session/useSessionUser';
import { useAccountDeletion } from './useAccountDeletion';
import { useDataExport } from './useDataExport';
import { useNoticeChoices } from './useNoticeChoices';
import { useEmailChange } from './useEmailChange';
import { usePasskeys } from './usePasskeys';
import { useSecondFactor } from './useSecondFactor';
import { useSessions } from './useSessions';

// Loaded when its part is opened.
const SshKeysTab = lazyPart(() => import('./SshKeysTab'));

/** Settings of the account; only the open part reads its data. */
export default function UserSettingsContainer() {
  const tab = userSettingsTabOf(useLocation().search);
  const now = useNow();
  const user = useSessionUser();
  const isOwner = useIsOwner();
  const toast = useToast();
  const notices = useNoticeChoices(tab === 'notices');
  const security = useAccountSecurity(tab === 'security');
  const sessions = useSessions(security.refresh);
  const secondFactor = useSecondFactor(security.refresh);
  const passkeys = usePasskeys(security.refresh);
  const emailChange = useEmailChange(security.refresh);
  const copy = useDataExport(tab === 'data' && isOwner);
  const deletion = useAccountDeletion();
  const shown = tab === 'keys' ? null : { security, notices, data: copy }[tab];

  function view(): UserSettingsView {
    switch (tab) {
      case 'security':
        return {
          tab,
          security: toSecurityView(security.state, {
            now,
            ending: sessions.ending,
            forgetting: secondFactor.forgetting,
            overlay:
              [passkeys.overlay, emailChange.overlay].find(({ kind }) => kind !== 'none') ??
              secondFactor.overlay,
            emailLink: emailChange.link,
            isEmailCanceling: emailChange.isCanceling,
          }),
        };
      case 'notices':
        return { tab, notices: toNoticesView(notices.state) };
      case 'keys':
        return { tab };
      case 'data':
        return {
          tab,
          copy: isOwner ? toCopyView(copy.state) : { status: 'none' },
          deletionLock: user && deletionLock(user),
        };
    }
  }

  return (
    <UserSettingsScreen
      {...notices.actions}
      {...secondFactor.actions}
      {...passkeys.actions}
      {...emailChange.actions}
      view={view()}
      keys={<SshKeysTab />}
      deletion={deletion.dialog}
      onDeletionAsk={deletion.ask}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      onSessionsEnd={sessions.end}
      onCopyRequest={copy.request}
      onRetry={() => void shown?.refresh()}
    />
  );
}
