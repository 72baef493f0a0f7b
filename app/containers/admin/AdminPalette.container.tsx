import { useMemo, useState } from 'react';
import type { ListPart } from '@/domain/list/pagedList';
import { combineLoaded, type Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { logoutCandidate, preferenceCandidates } from '@/patterns/commandPalette/commonCandidates';
import { Palette } from '@app/containers/palette/Palette';
import { useOtherLanguages } from '@app/reads/useOtherLanguages';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useDebounced } from '@app/lists/useDebounced';
import { useFoundServers, useFoundUsers } from '@app/reads/adminReads';
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

// A constant, so that values derived from it are computed once.
const none: readonly never[] = [];
const areas = ['admin', 'shell', 'palette'];

type Found<Row> = Loaded<ListPart<Row>>;

/** Whether the server has more rows than were loaded. */
const hasMore = (state: Found<unknown>) => state.status === 'ready' && state.value.next !== null;

const itemsOf = <Row,>(state: Found<Row>): readonly Row[] =>
  state.status === 'ready' ? state.value.items : none;

function combine<Row extends { id: number }>(rows: readonly Row[], found: readonly Row[]): readonly Row[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...found.filter(({ id }) => !known.has(id))];
}

/** The administrator's palette: screens of the area, customers and their servers. */
export default function AdminPaletteContainer({ onLogout, onClose }: AdminPaletteProps) {
  const i18n = useI18n();
  const preferences = usePreferences();
  const others = useOtherLanguages(areas);
  const [query, setQuery] = useState('');
  const rested = useDebounced(query.trim());
  const users = useFoundUsers('');
  const servers = useFoundServers('');
  const foundUsers = useFoundUsers(hasMore(users.state) ? rested : '');
  const foundServers = useFoundServers(hasMore(servers.state) ? rested : '');
  const known = useMemo(
    () =>
      combineLoaded(users.state, servers.state, (people, machines) => ({
        people: userCandidates(combine(people.items, itemsOf(foundUsers.state))),
        machines: adminServerCandidates(combine(machines.items, itemsOf(foundServers.state))),
      })),
    [users.state, servers.state, foundUsers.state, foundServers.state],
  );
  const serverAnswer = useMemo(() => {
    if (!hasMore(servers.state)) return undefined;
    const { state } = foundServers;
    return state.status === 'ready' ? { query: rested, total: state.value.total } : null;
  }, [servers.state, foundServers, rested]);
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
      {...(serverAnswer !== undefined && { serverAnswer })}
      onQueryChange={setQuery}
      onClose={onClose}
    />
  );
}
