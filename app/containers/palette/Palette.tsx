import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchIndex } from '@/domain/search/searchIndex';
import { useI18n } from '@/i18n/I18nProvider';
import { CommandPalette } from '@/patterns/CommandPalette';
import type { PaletteServers } from '@/patterns/commandPalette/types';
import type { CommandTarget } from '@/primitives/CommandDialog';
import { withQuery } from '@/paths';
import { openTab } from '@app/device/openTab';
import { recentChoices, rememberChoice } from '@app/stores/paletteRecents';
import { allServersCandidate, searchTexts, type Candidate } from '@/patterns/commandPalette/candidates';
import { toPaletteView, type PaletteState } from '@/patterns/commandPalette/toPaletteView';

export interface PaletteProps {
  /** Screens and actions of the area; a stable reference. */
  fixed: readonly Candidate[];
  /** Servers loaded so far; a stable reference. */
  servers: readonly Candidate[];
  serversStatus: PaletteServers;
  /** Address of the server list, for searching there. */
  serverListPath: string;
  onServersRetry: () => void;
  /** Same as in `PaletteState`. */
  serverAnswer?: PaletteState['serverAnswer'];
  /** The query changed, so more candidates may be loaded. */
  onQueryChange?: (query: string) => void;
  onClose: () => void;
}

/** Searches an area's candidates and runs the chosen one; shared by all palettes. */
export function Palette({
  fixed,
  servers,
  serversStatus,
  serverListPath,
  onServersRetry,
  serverAnswer,
  onQueryChange,
  onClose,
}: PaletteProps) {
  const navigate = useNavigate();
  const i18n = useI18n();
  const [query, setQuery] = useState('');
  const [recents] = useState(recentChoices);
  const index = useMemo(() => new SearchIndex(fixed, searchTexts), [fixed]);
  const serverIndex = useMemo(() => new SearchIndex(servers, searchTexts), [servers]);
  const known = useMemo(
    () => new Map([...fixed, ...servers].map((candidate) => [candidate.id, candidate])),
    [fixed, servers],
  );
  const allServers = useCallback(
    (query: string, count: number) =>
      allServersCandidate(i18n, withQuery(serverListPath, { q: query }), count),
    [i18n, serverListPath],
  );
  const { view, offered } = useMemo(
    () =>
      toPaletteView({
        query,
        fixed,
        index,
        serverIndex,
        known,
        recents,
        servers: serversStatus,
        allServers,
        ...(serverAnswer !== undefined && { serverAnswer }),
      }),
    [query, fixed, index, serverIndex, known, recents, serversStatus, allServers, serverAnswer],
  );

  const choose = (id: string, where: CommandTarget) => {
    const chosen = offered.find((candidate) => candidate.id === id);
    if (!chosen) return;
    if (known.has(id)) rememberChoice(id);
    onClose();
    if (chosen.target.kind === 'action') chosen.target.run();
    else if (where === 'newTab') openTab(chosen.target.href);
    else void navigate(chosen.target.href);
  };

  return (
    <CommandPalette
      view={view}
      onQueryChange={(text) => {
        setQuery(text);
        onQueryChange?.(text);
      }}
      onEntryChoose={choose}
      onServersRetry={onServersRetry}
      onClose={onClose}
    />
  );
}
