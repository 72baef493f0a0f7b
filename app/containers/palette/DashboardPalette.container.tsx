import { useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useServers } from '@app/reads/shellReads';
import { paths } from '@/paths';
import {
  actionCandidates,
  placeCandidates,
  serverCandidates,
} from '@/patterns/commandPalette/dashboardCandidates';
import { Palette } from './Palette';
import { useOtherLanguages } from '@app/reads/useOtherLanguages';

export interface DashboardPaletteProps {
  /** Where a visitor signs in; null for a customer. */
  signInHref: string | null;
  onLogout: () => void;
  onClose: () => void;
}

// One empty list, so that what is made from it is made once.
const none: readonly never[] = [];
const areas = ['shell', 'palette'];

/** The customer's palette: every screen of the dashboard, the servers, and what needs no form. */
export default function DashboardPaletteContainer({ signInHref, onLogout, onClose }: DashboardPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const others = useOtherLanguages(areas);
  // A visitor has none, and nobody requests them.
  const isCustomer = signInHref === null;
  const { state, refresh } = useServers(isCustomer);
  const servers = state.status === 'ready' ? state.value : none;
  const fixed = useMemo(
    () => [
      ...actionCandidates({ i18n, others, preferences, servers, signInHref, onLogout }),
      ...placeCandidates({ i18n, others }),
    ],
    [i18n, others, preferences, servers, signInHref, onLogout],
  );
  const serverList = useMemo(() => serverCandidates(servers), [servers]);
  return (
    <Palette
      fixed={fixed}
      servers={serverList}
      serversStatus={isCustomer ? state.status : 'idle'}
      serverListPath={paths.dashboard.vps}
      onServersRetry={() => void refresh()}
      onClose={onClose}
    />
  );
}
