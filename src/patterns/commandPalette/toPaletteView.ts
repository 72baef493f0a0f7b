import { fold } from '@/domain/search/fold';
import type { Found, SearchIndex, SearchResult } from '@/domain/search/searchIndex';
import type {
  PaletteEntry,
  PaletteGroup,
  PaletteGroupId,
  PaletteServers,
  PaletteText,
  PaletteView,
} from './types';
import { foundBy, searchTexts, type Candidate } from './candidates';

/** Maximum entries per group; typing narrows the rest. */
const shownEntries = { places: 12, actions: 8, servers: 6, users: 6 } as const;
const shownRecents = 5;
const kinds = ['actions', 'places', 'servers', 'users'] as const;

export interface PaletteState {
  query: string;
  /** All candidates except servers, in display order. */
  fixed: readonly Candidate[];
  index: SearchIndex<Candidate>;
  serverIndex: SearchIndex<Candidate>;
  /** Candidates by id, including servers. */
  known: ReadonlyMap<string, Candidate>;
  recents: readonly string[];
  servers: PaletteServers;
  /** The server's answer, if it has more servers than are loaded; null while pending, absent if all are loaded. */
  serverAnswer?: { readonly query: string; readonly total: number } | null;
  /** Link to the whole list, for when more servers match than are shown. */
  allServers: (query: string, count: number) => Candidate;
}

export interface PaletteOffer {
  view: PaletteView;
  /** Candidates behind the view's entries. */
  offered: readonly Candidate[];
}

/** Returns the palette's view for a query, and its candidates. */
export function toPaletteView(state: PaletteState): PaletteOffer {
  const { query, servers } = state;
  if (query.trim() === '') {
    const { groups, offered } = suggestions(state);
    return { view: { query, servers, result: { status: 'suggestions', groups } }, offered };
  }
  const fixed = state.index.search(query, state.fixed.length);
  const found = state.serverIndex.search(query, shownEntries.servers);
  const count = fixed.total + found.total;
  if (count === 0) return { view: { query, servers, result: { status: 'noMatches' } }, offered: [] };
  const groups = kinds
    .map((id) => toGroup(id, id === 'servers' ? found : ofGroup(fixed, id), state))
    .filter(({ entries }) => entries.length > 0)
    // The group with the best match comes first; ties keep their order.
    .sort((a, b) => b.best - a.best);
  return {
    view: {
      query,
      servers,
      result: {
        status: 'found',
        count,
        groups: groups.map(({ id, entries }): PaletteGroup => ({ id, entries })),
      },
    },
    offered: groups.flatMap(({ offered }) => offered),
  };
}

/** Returns recent choices, then actions, then screens. */
function suggestions({ fixed, known, recents }: PaletteState) {
  const recent = recents.flatMap((id) => known.get(id) ?? []).slice(0, shownRecents);
  const others = fixed.filter((candidate) => !recent.includes(candidate));
  const groups = (['recent', 'actions', 'places'] as const)
    .map((id: PaletteGroupId) => ({
      id,
      entries: (id === 'recent' ? recent : others.filter(({ group }) => group === id)).map(plainEntry),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { groups, offered: [...recent, ...others] };
}

function ofGroup(
  { found }: SearchResult<Candidate>,
  group: 'places' | 'actions' | 'users',
): SearchResult<Candidate> {
  const own = found.filter(({ item }) => item.group === group);
  return { found: own.slice(0, shownEntries[group]), total: own.length };
}

function toGroup(id: (typeof kinds)[number], { found, total }: SearchResult<Candidate>, state: PaletteState) {
  const rest = id === 'servers' && total > found.length ? listed(state, total) : null;
  return {
    id,
    best: found[0]?.score ?? 0,
    entries: [...found.map(foundEntry), ...(rest ? [plainEntry(rest)] : [])],
    offered: [...found.map(({ item }) => item), ...(rest ? [rest] : [])],
  };
}

/** The server list only finds substrings of a domain or address, so the link is offered only for such queries. */
function listed(state: PaletteState, total: number): Candidate | null {
  const { query, known, serverAnswer, allServers } = state;
  if (serverAnswer !== undefined)
    return serverAnswer?.query === query.trim() ? allServers(serverAnswer.query, serverAnswer.total) : null;
  const needle = fold(query.trim());
  let count = 0;
  for (const { group, label, note } of known.values())
    if (group === 'servers' && (fold(label).includes(needle) || fold(note ?? '').includes(needle)))
      count += 1;
  return count === total ? allServers(query.trim(), total) : null;
}

function plainEntry({ id, icon, label, note }: Candidate): PaletteEntry {
  return { id, icon, label: plain(label), note: note === null ? null : plain(note) };
}

function foundEntry({ item, by, ranges }: Found<Candidate>): PaletteEntry {
  const entry = plainEntry(item);
  const text: PaletteText = { text: searchTexts(item)[by]?.text ?? '', marks: ranges };
  // If a hidden name matched, it is shown, so that the match is understandable.
  return foundBy(by) === 'label' ? { ...entry, label: text } : { ...entry, note: text };
}

const plain = (text: string): PaletteText => ({ text, marks: [] });
