import { useMemo } from 'react';
import { both } from '@/domain/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { logoutCandidate, preferenceCandidates } from '@/patterns/commandPalette/commonCandidates';
import { Palette } from '@app/containers/palette/Palette';
import { useOtherLanguages } from '@app/reads/useOtherLanguages';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useAdminServers, useAdminUsers } from '@app/reads/adminReads';
import { paths } from '@/paths';
import {
  adminPlaces,
  adminServerCandidates,
  userCandidates,
} from '@/patterns/commandPalette/adminCandidates';

export interface AdminPaletteProps {
  onLogout: () => void;
  onClose: () => void;
}

// One empty list, so that what is made from it is made once.
const none: readonly never[] = [];
const areas = ['admin', 'shell', 'palette'];

/** The administrator's palette: the screens of the area, all customers and their servers. */
export default function AdminPaletteContainer({ onLogout, onClose }: AdminPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const others = useOtherLanguages(areas);
  const users = useAdminUsers();
  const servers = useAdminServers();
  const known = useMemo(
    () =>
      both(users.state, servers.state, (people, machines) => ({
        people: userCandidates(people),
        machines: adminServerCandidates(machines),
      })),
    [users.state, servers.state],
  );
  const fixed = useMemo(
    () => [
      ...adminPlaces({ i18n, others }),
      ...preferenceCandidates({ i18n, others, preferences }),
      logoutCandidate({ i18n, others }, onLogout),
      ...(known.status === 'ready' ? known.value.people : []),
    ],
    [i18n, others, preferences, onLogout, known],
  );
  return (
    <Palette
      fixed={fixed}
      servers={known.status === 'ready' ? known.value.machines : none}
      serversStatus={known.status}
      serverListPath={paths.admin.servers}
      onServersRetry={() => {
        if (users.state.status === 'error') void users.refresh();
        if (servers.state.status === 'error') void servers.refresh();
      }}
      onClose={onClose}
    />
  );
}
