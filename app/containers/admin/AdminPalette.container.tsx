import { useCallback, useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { logoutCandidate, preferenceCandidates } from '@app/containers/palette/commonCandidates';
import { Palette } from '@app/containers/palette/Palette';
import { useOtherLanguage } from '@app/containers/palette/useOtherLanguage';
import { usePaletteList } from '@app/containers/palette/usePaletteList';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { paths } from '@/paths';
import { adminPlaces, adminServerCandidates, userCandidates } from './adminCandidates';

export interface AdminPaletteProps {
  onLogout: () => void;
  onClose: () => void;
}

const areas = ['admin', 'shell', 'palette'];

/** The administrator's palette: the screens of the area, all customers and their servers. */
export default function AdminPaletteContainer({ onLogout, onClose }: AdminPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const { admin } = usePorts();
  const other = useOtherLanguage(areas);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [users, servers] = await Promise.all([admin.users(signal), admin.servers(signal)]);
      return [...userCandidates(users), ...adminServerCandidates(servers)];
    },
    [admin],
  );
  const { status, items, retry } = usePaletteList(load);
  const fixed = useMemo(
    () => [
      ...adminPlaces({ i18n, other }),
      ...preferenceCandidates({ i18n, other, preferences }),
      logoutCandidate({ i18n, other }, onLogout),
      ...items.filter(({ group }) => group === 'users'),
    ],
    [i18n, other, preferences, onLogout, items],
  );
  const servers = useMemo(() => items.filter(({ group }) => group === 'servers'), [items]);
  return (
    <Palette
      fixed={fixed}
      servers={servers}
      serversStatus={status}
      serverListPath={paths.admin.servers}
      onServersRetry={retry}
      onClose={onClose}
    />
  );
}
