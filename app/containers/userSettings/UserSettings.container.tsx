import { useLocation } from 'react-router-dom';
import { UserSettingsScreen } from '@/screens/userSettings/UserSettingsScreen/UserSettingsScreen';
import { userSettingsTabOf } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import {
  toNoticesView,
  toSessionsView,
  type UserSettingsView,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsView';
import { lazyPart } from '@/primitives/lazyPart';
import { useNow } from '@app/device/clock';
import { useNoticeChoices } from './useNoticeChoices';
import { useSessions } from './useSessions';

// Loaded when its part is opened.
const SshKeysTab = lazyPart(() => import('./SshKeysTab'));

/** Settings of the account; only the open part reads its data. */
export default function UserSettingsContainer() {
  const tab = userSettingsTabOf(useLocation().search);
  const now = useNow();
  const notices = useNoticeChoices(tab === 'notices');
  const sessions = useSessions(tab === 'security');

  function view(): UserSettingsView {
    switch (tab) {
      case 'security':
        return { tab, sessions: toSessionsView(sessions.state, { now, ending: sessions.ending }) };
      case 'notices':
        return { tab, notices: toNoticesView(notices.state) };
      case 'keys':
      case 'data':
        return { tab };
    }
  }

  return (
    <UserSettingsScreen
      {...notices.actions}
      view={view()}
      keys={<SshKeysTab />}
      onSessionsEnd={sessions.end}
      onRetry={() => void (tab === 'security' ? sessions : notices).refresh()}
    />
  );
}
