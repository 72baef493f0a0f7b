import type { SectionIconName } from '@/primitives/sectionIcons';

/** Icons of the sections, and those of the actions. */
export type PaletteIconName = SectionIconName | 'sun' | 'moon' | 'logout';

/** A text with the parts of it that the question found. */
export interface PaletteText {
  text: string;
  /** In order, none overlapping: from the first position to the one after the last. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** Something to go to or to do. */
export interface PaletteEntry {
  /** Of its own among all entries. */
  id: string;
  icon: PaletteIconName;
  label: PaletteText;
  /** Its category, a server's number and address, or the name in another language that was found. */
  note: PaletteText | null;
}

/** Groups of the palette's entries, in any order. */
export type PaletteGroupId = 'recent' | 'places' | 'servers' | 'users' | 'actions';

export interface PaletteGroup {
  id: PaletteGroupId;
  entries: readonly PaletteEntry[];
}

/** The servers arrive apart from everything else; `idle` where they play no part. */
export type PaletteServers = 'idle' | 'loading' | 'error' | 'ready';

export interface PaletteView {
  query: string;
  /** Suggestions before anything is typed; the matches; or the absence of matches. */
  result:
    | { status: 'suggestions'; groups: readonly PaletteGroup[] }
    | {
        status: 'found';
        groups: readonly PaletteGroup[];
        /** All that was found, more than is shown perhaps. */
        count: number;
      }
    | { status: 'noMatches' };
  servers: PaletteServers;
}
