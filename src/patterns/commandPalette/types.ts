import type { SectionIconName } from '@/primitives/sectionIcons';

/** Icons of sections and actions. */
export type PaletteIconName = SectionIconName | 'sun' | 'moon' | 'logout';

/** A text with its matched parts. */
export interface PaletteText {
  text: string;
  /** Ranges in order, not overlapping, end exclusive. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** A destination or an action. */
export interface PaletteEntry {
  /** Unique id. */
  id: string;
  icon: PaletteIconName;
  label: PaletteText;
  /** Its category, a server's number and address, or the matched name in another language. */
  note: PaletteText | null;
}

/** Groups of entries, in any order. */
export type PaletteGroupId = 'recent' | 'places' | 'servers' | 'users' | 'actions';

export interface PaletteGroup {
  id: PaletteGroupId;
  entries: readonly PaletteEntry[];
}

/** Servers are loaded separately; `idle` if they are not searched. */
export type PaletteServers = 'idle' | 'loading' | 'error' | 'ready';

export interface PaletteView {
  query: string;
  /** Suggestions before typing, matches, or no matches. */
  result:
    | { status: 'suggestions'; groups: readonly PaletteGroup[] }
    | {
        status: 'found';
        groups: readonly PaletteGroup[];
        /** Number of matches, possibly more than shown. */
        count: number;
      }
    | { status: 'noMatches' };
  servers: PaletteServers;
}
