import { sourceId } from '../../.storybook/addresses.ts';
import { sections } from './requirements/types.ts';

type Section = (typeof sections)[number];

/** Start of each named part in the specification, which marks them by headings and bold words. */
const beginnings: Readonly<Record<Section, string>> = {
  '§1': '## 1.',
  '§2 Routes': '### Public and account routes',
  '§2 Login': '**Login screen.**',
  '§2 Registration': '**Registration screen.**',
  '§2 Verify': '**Verify screen',
  '§2 Forgot password': '**Forgot password',
  '§2 Dashboard layout': '### Dashboard layout',
  '§2 Dashboard routes': '### Dashboard routes with screens',
  '§2 Server management': '**Server management',
  '§2 VPS catalogue': '**VPS catalogue',
  '§2 Hi-CPU and Storage': '**Hi-CPU and Storage catalogues.**',
  '§2 Empty lists': '**Empty lists',
  '§2 OS selection': '**OS selection',
  '§2 Cart': '**Cart ',
  '§2 Payment method': '**Payment method route',
  '§2 Payment history': '**Payment history',
  '§2 Server edit': '**Server edit (',
  '§2 Server renewal': '**Server renewal',
  '§2 Tariff change': '**Tariff change (',
  '§2 Client profile': '**Client profile',
  '§2 Notifications': '**Notifications.**',
  '§2 Support tickets': '**Support tickets',
  '§2 Ticket form': '**Support ticket form',
  '§2 Admin': '### Admin area',
  '§3': '## 3.',
  '§4': '## 4.',
  '§5': '## 5.',
  '§6': '## 6.',
  '§7': '## 7.',
  '§8': '## 8.',
  '§9 General': '**General**',
  '§9 Payment methods': '**Payment methods**',
  '§9 Catalogue': '**Catalogue**',
  '§9 Options on order': '**Options on order**',
  '§9 Server edit': '**Server edit**',
  '§9 Renewal': '**Renewal**',
  '§9 Tariff change': '**Tariff change plans**',
  '§9 Support': '**Support**',
  '§9 Legal': '**Legal text**',
  '§9 Admin': '**Admin settings',
};

/** A piece of a text that can be linked to. */
export interface Clause {
  /** Id of its element; null before the first named one. */
  id: string | null;
  markdown: string;
}

/** Returns the source that starts in a line: `§2`, `§2 Cart`, `D9`. */
function sourceAt(line: string): string | undefined {
  const section = sections.find((name) => line.startsWith(beginnings[name]));
  return (
    section ??
    /^- \*\*(D\d+)(?: [^*]+)?\*\* /.exec(line)?.[1] ??
    /^## (\d)\. /.exec(line)?.[1]?.replace(/^/, '§')
  );
}

/** Splits a text at the starts of its named parts. The pieces joined are the text. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const line of text.split('\n')) {
    const source = sourceAt(line);
    const last = clauses.at(-1);
    if (source !== undefined || !last)
      clauses.push({ id: source === undefined ? null : sourceId(source), markdown: line });
    else last.markdown += `\n${line}`;
  }
  return clauses;
}
