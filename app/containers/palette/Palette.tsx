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
import { toPaletteView } from '@/patterns/commandPalette/toPaletteView';

export interface PaletteProps {
  /** Screens and actions of the area; unchanged while they are the same. */
  fixed: readonly Candidate[];
  /** Servers as far as they have come; unchanged while they are the same. */
  servers: readonly Candidate[];
  serversStatus: PaletteServers;
  /** Address of the list of servers, which a question can be put to. */
  serverListPath: string;
  onServersRetry: () => void;
  /** The question changed: more candidates may be looked for. */
  onQueryChange?: (query: string) => void;
  onClose: () => void;
}

/** Searches what an area offers and does what is chosen: the part that the palettes of all areas share. */
export function Palette({
  fixed,
  servers,
  serversStatus,
  serverListPath,
  onServersRetry,
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
      toPaletteView({ query, fixed, index, serverIndex, known, recents, servers: serversStatus, allServers }),
    [query, fixed, index, serverIndex, known, recents, serversStatus, allServers],
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
      onQueryChange={(asked) => {
        setQuery(asked);
        onQueryChange?.(asked);
      }}
      onEntryChoose={choose}
      onServersRetry={onServersRetry}
      onClose={onClose}
    />
  );
}
