import type { SearchText } from '@/domain/search/searchIndex';
import type { I18n } from '@/i18n/I18nProvider';
import type { PaletteGroupId, PaletteIconName } from './types';

/** Something the palette can offer. */
export interface Candidate {
  /** Of its own among all; stored on the device for what was chosen lately. */
  id: string;
  group: Exclude<PaletteGroupId, 'recent'>;
  icon: PaletteIconName;
  label: string;
  note: string | null;
  /** Words that find it besides its label and note. */
  aliases: readonly string[];
  target: { kind: 'place'; href: string } | { kind: 'action'; run: () => void };
}

/** Taken from the score of what is not the label. */
const penalties = { note: 150, alias: 60 };

/** Which of a candidate's texts was found: `searchTexts` gives them in this order. */
export type FoundBy = 'label' | 'note' | 'alias';

/** The texts that a candidate is found by: label, note, aliases. An alias that says what the label says is none. */
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

/** The list of all servers that are found, where it stands, for when there are more than are shown. */
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
