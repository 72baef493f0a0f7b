/** How firmly a requirement stands, the firmest first. */
export const standings = ['proved', 'asserted', 'pictured', 'open'] as const;

export type Standing = (typeof standings)[number];

/** What each of them means, for whoever reads the register. */
export const standingWords: Readonly<Record<Standing, { name: string; meaning: string }>> = {
  proved: {
    name: 'Proved',
    meaning:
      'it was broken on purpose, and a check that names it noticed. CI tries a dozen of these breakages a day, in turn.',
  },
  asserted: {
    name: 'Asserted',
    meaning:
      'a check that names it runs with every change; whether it would notice was not tried on these files.',
  },
  pictured: { name: 'Pictured only', meaning: 'a story shows it to whoever looks.' },
  open: { name: 'Open', meaning: 'nothing shows or checks it yet.' },
};

/** Mutations of a requirement: changes for the worse that what names it has to notice (`npm run mutations`). */
export interface MutationFigures {
  /** In the register's list. */
  listed: number;
  /** Of them, by the last runs, as far as nothing that they hang on has changed since. */
  tried: number;
  caught: number;
}

/** How firmly a requirement stands on what names it, and on what came of its mutations: one that got away proves nothing. */
export function standingOn(
  places: readonly { isAsserted: boolean }[],
  { tried, caught }: Pick<MutationFigures, 'tried' | 'caught'>,
): Standing {
  if (places.some(({ isAsserted }) => isAsserted))
    return tried > 0 && caught === tried ? 'proved' : 'asserted';
  return places.length > 0 ? 'pictured' : 'open';
}
