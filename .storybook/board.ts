import * as v from 'valibot';
import type { Journey } from '../stories/start/journey.ts';

/** A story on the board with its variant. */
export interface Pane {
  storyId: string;
  theme: string;
  locale: string;
  width: string;
  /** Address of another release's Storybook; empty for this one. */
  release: string;
  /** A reviewer's comment, which is part of the link. */
  note: string;
}

const emptyPane: Pane = { storyId: '', theme: 'light', locale: 'ru', width: '1280', release: '', note: '' };

const fields = ['storyId', 'theme', 'locale', 'width', 'release', 'note'] as const;
const paneSchema = v.object(
  Object.fromEntries(fields.map((field) => [field, v.optional(v.string(), emptyPane[field])])) as Record<
    (typeof fields)[number],
    v.OptionalSchema<v.StringSchema<undefined>, string>
  >,
);

/** Writes the board as the hash of a link. */
function boardHash(panes: readonly Pane[]): string {
  return `#${new URLSearchParams(panes.map((pane) => ['pane', JSON.stringify(pane)])).toString()}`;
}

/** Address of the page with a board: `stories/start/Compare.mdx`. */
export function boardAddress(panes: readonly Pane[]): string {
  return `iframe.html?viewMode=docs&id=start-compare-states--compare-states${boardHash(panes)}`;
}

/** Address of the page with the screens of a journey in a row. */
export function journeyBoardAddress(
  { steps }: Journey,
  variant: Pick<Pane, 'theme' | 'locale' | 'width'>,
): string {
  return boardAddress(steps.map(({ story }) => ({ ...emptyPane, ...variant, storyId: story })));
}

/** Reads the board from the hash of a link; a pane that cannot be read is left out. Two empty panes without any. */
export function readBoard(hash: string): readonly Pane[] {
  const panes = new URLSearchParams(hash.replace(/^#/, '')).getAll('pane').flatMap((text) => {
    try {
      const parsed = v.safeParse(paneSchema, JSON.parse(text));
      return parsed.success ? [parsed.output] : [];
    } catch {
      return [];
    }
  });
  return panes.length === 0 ? [emptyPane, emptyPane] : panes;
}

/** Returns the address of a pane's story. Releases must have http addresses. */
export function paneAddress({ storyId, theme, locale, release }: Pane): string {
  const base = /^https?:\/\//.test(release) ? `${release.replace(/\/+$/, '')}/` : '';
  const globals = encodeURIComponent(`theme:${theme};locale:${locale}`);
  return `${base}iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&embed=true&globals=${globals}`;
}
