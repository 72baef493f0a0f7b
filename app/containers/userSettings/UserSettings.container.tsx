import { useLocation } from 'react-router-dom';
import { UserSettingsScreen } from '@/screens/userSettings/UserSettingsScreen/UserSettingsScreen';
import { userSettingsTabOf } from '@/screens/userSettings/UserSettingsScreen/userSettingsTabs';
import {
  toCopyView,
  toNoticesView,
  toSessionsView,
  type UserSettingsView,
} from '@/screens/userSettings/UserSettingsScreen/userSettingsView';
import { useNow } from '@app/device/clock';
import { useDataExport } from './useDataExport';
import { useNoticeChoices } from './useNoticeChoices';
import { useSessions } from './useSessions';

/** Settings of the account; only the open part reads its data. */
export default function UserSettingsContainer() {
  const tab = userSettingsTabOf(useLocation().search);
  const now = useNow();
  const notices = useNoticeChoices(tab === 'notices');
  const sessions = useSessions(tab === 'security');
  const copy = useDataExport(tab === 'data');
  const shown = { security: sessions, notices, data: copy }[tab];

  function view(): UserSettingsView {
    switch (tab) {
      case 'security':
        return { tab, sessions: toSessionsView(sessions.state, { now, ending: sessions.ending }) };
      case 'notices':
        return { tab, notices: toNoticesView(notices.state) };
      case 'data':
        return { tab, copy: toCopyView(copy.state) };
    }
  }

  return (
    <UserSettingsScreen
      {...notices.actions}
      view={view()}
      onSessionsEnd={sessions.end}
      onCopyRequest={copy.request}
      onRetry={() => void shown.refresh()}
    />
  );
}
