import { useCallback, useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { paths } from '@/paths';
import { actionCandidates, placeCandidates, serverCandidates } from './dashboardCandidates';
import { Palette } from './Palette';
import { useOtherLanguage } from './useOtherLanguage';
import { usePaletteList } from './usePaletteList';

export interface DashboardPaletteProps {
  /** Where a visitor signs in; null for a customer. */
  signInHref: string | null;
  onLogout: () => void;
  onClose: () => void;
}

const areas = ['shell', 'palette'];

/** The customer's palette: every screen of the dashboard, the servers, and what needs no form. */
export default function DashboardPaletteContainer({ signInHref, onLogout, onClose }: DashboardPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const other = useOtherLanguage(areas);
  const { servers: port } = usePorts();
  // A visitor has none, and nobody is asked for them.
  const load = useCallback((signal: AbortSignal) => port.list(signal), [port]);
  const { status, items: servers, retry } = usePaletteList(signInHref === null ? load : null);
  const fixed = useMemo(
    () => [
      ...actionCandidates({ i18n, other, preferences, servers, signInHref, onLogout }),
      ...placeCandidates({ i18n, other }),
    ],
    [i18n, other, preferences, servers, signInHref, onLogout],
  );
  const serverList = useMemo(() => serverCandidates(servers), [servers]);
  return (
    <Palette
      fixed={fixed}
      servers={serverList}
      serversStatus={status}
      serverListPath={paths.dashboard.vps}
      onServersRetry={retry}
      onClose={onClose}
    />
  );
}
