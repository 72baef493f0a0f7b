import { useMemo, useState } from 'react';
import type { ServerId } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useDebounced } from '@app/lists/useDebounced';
import { useHelpArticles } from '@app/reads/helpReads';
import { useFoundServers, useNamedServers } from '@app/reads/shellReads';
import { paths } from '@/paths';
import {
  actionCandidates,
  articleCandidates,
  placeCandidates,
  serverCandidates,
} from '@/patterns/commandPalette/dashboardCandidates';
import { Palette } from './Palette';
import { useOtherLanguages } from '@app/reads/useOtherLanguages';

export interface DashboardPaletteProps {
  /** Sign-in address for a visitor; null for a customer. */
  signInHref: string | null;
  onLogout: () => void;
  onClose: () => void;
}

// A constant, so that values derived from it are computed once.
const none: readonly never[] = [];
const areas = ['shell', 'palette'];

/** Parses a server id, which the search does not match. */
const numberIn = (query: string): readonly ServerId[] | null => {
  const number = /^#?([1-9]\d{0,8})$/.exec(query)?.[1];
  return number === undefined ? null : [Number(number) as ServerId];
};

/** The customer's palette: screens of the dashboard, servers, and actions without a form. */
export default function DashboardPaletteContainer({ signInHref, onLogout, onClose }: DashboardPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const others = useOtherLanguages(areas);
  // A visitor has none, so nothing is requested.
  const isCustomer = signInHref === null;
  const [query, setQuery] = useState('');
  const rested = useDebounced(query.trim());
  const { state, refresh } = useFoundServers('', isCustomer);
  const known = state.status === 'ready' ? state.value : null;
  const hasMore = known !== null && known.next !== null;
  const found = useFoundServers(hasMore ? rested : '', isCustomer);
  const numbered = useNamedServers(hasMore ? numberIn(rested) : null);
  const servers = known?.items ?? none;
  const help = useHelpArticles(isCustomer).state;
  const articles = help.status === 'ready' ? help.value : none;
  const fixed = useMemo(
    () => [
      ...actionCandidates({ i18n, others, preferences, servers, signInHref, onLogout }),
      ...placeCandidates({ i18n, others }),
      ...articleCandidates(articles, i18n),
    ],
    [i18n, others, preferences, servers, articles, signInHref, onLogout],
  );
  const foundServers = found.state.status === 'ready' ? found.state.value.items : none;
  const numberedServers = numbered.state.status === 'ready' ? numbered.state.value : none;
  const serverList = useMemo(() => {
    const all = new Map(
      [...servers, ...foundServers, ...numberedServers].map((server) => [server.id, server]),
    );
    return serverCandidates([...all.values()].toSorted((one, other) => one.id - other.id));
  }, [servers, foundServers, numberedServers]);
  const serverAnswer = useMemo(() => {
    if (!hasMore) return undefined;
    return found.state.status === 'ready' ? { query: rested, total: found.state.value.total } : null;
  }, [hasMore, found.state, rested]);
  return (
    <Palette
      fixed={fixed}
      servers={serverList}
      serversStatus={isCustomer ? state.status : 'idle'}
      serverListPath={paths.dashboard.vps}
      onServersRetry={() => void refresh()}
      {...(serverAnswer !== undefined && { serverAnswer })}
      onQueryChange={setQuery}
      onClose={onClose}
    />
  );
}
