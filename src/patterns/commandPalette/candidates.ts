import type { SearchText } from '@/domain/search/searchIndex';
import type { I18n } from '@/i18n/I18nProvider';
import type { PaletteGroupId, PaletteIconName } from './types';

/** Something the palette can offer. */
export interface Candidate {
  /** Unique id; stored on the device for recent choices. */
  id: string;
  group: Exclude<PaletteGroupId, 'recent'>;
  icon: PaletteIconName;
  label: string;
  note: string | null;
  /** Additional search words besides label and note. */
  aliases: readonly string[];
  target: { kind: 'place'; href: string } | { kind: 'action'; run: () => void };
}

/** Subtracted from the score of matches outside the label. */
const penalties = { note: 150, alias: 60 };

/** Which text of a candidate matched, in the order of `searchTexts`. */
export type FoundBy = 'label' | 'note' | 'alias';

/** Returns a candidate's search texts: label, note, aliases. Aliases equal to the label are dropped. */
export function searchTexts({ label, note, aliases }: Candidate): readonly SearchText[] {
  return [
    { text: label },
    { text: note ?? '', penalty: penalties.note },
    ...aliases.map((text) => ({ text: text === label ? '' : text, penalty: penalties.alias })),
  ];
}

export function foundBy(by: number): FoundBy {
  return by === 0 ? 'label' : by === 1 ? 'note' : 'alias';
}

/** Link to the whole server list, offered if there are more matches than shown. */
export function allServersCandidate({ t }: I18n, href: string, count: number): Candidate {
  return {
    id: 'servers:all',
    group: 'servers',
    icon: 'list',
    label: t('palette.servers.all', { count }),
    note: null,
    aliases: [],
    target: { kind: 'place', href },
  };
}
