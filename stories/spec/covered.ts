import coverage from 'virtual:specification';
import { areas, requirements, type Registered } from './register.ts';
import type { Area } from './requirements/types.ts';

type Place = (typeof coverage.proofs)[number];

/** A requirement with the stories that show it and the tests that prove it. */
export interface CoveredRequirement extends Registered {
  stories: readonly (Place & { storyId: string })[];
  tests: readonly Place[];
}

function isStory(place: Place): place is Place & { storyId: string } {
  return place.storyId !== null;
}

const covered: readonly CoveredRequirement[] = requirements.map((requirement) => {
  const places = coverage.proofs.filter(({ id }) => id === requirement.id);
  return {
    ...requirement,
    stories: places.filter(isStory),
    tests: places.filter((place) => !isStory(place)),
  };
});

/** The requirements of an area. */
export function coveredOf(prefix: string): readonly CoveredRequirement[] {
  return covered.filter(({ area }) => area.prefix === prefix);
}

/** What the last test run says of a requirement. `notRun` too where a part of its proofs was not, or has changed since. */
export type Outcome = 'passed' | 'failed' | 'notRun';

/** Everything that names a requirement, with what came of it: one failure is the requirement's. */
export function outcomeOf({ stories, tests }: CoveredRequirement): Outcome {
  const results = [...stories, ...tests].filter(({ isAsserted }) => isAsserted).map(({ result }) => result);
  if (results.some((result) => result?.outcome === 'failed')) return 'failed';
  return results.length > 0 && results.every((result) => result !== null) ? 'passed' : 'notRun';
}

/** How firmly a requirement stands: something would fail without it, it can only be looked at, or neither. */
export function standingOf({ stories, tests }: CoveredRequirement): 'asserted' | 'pictured' | 'open' {
  const places = [...stories, ...tests];
  if (places.some(({ isAsserted }) => isAsserted)) return 'asserted';
  return places.length > 0 ? 'pictured' : 'open';
}

export type AreaFigures = Record<
  'count' | ReturnType<typeof standingOf> | Outcome | 'mutations' | 'caught',
  number
> & { area: Area };

/** How much of each area is asserted and pictured, what the last run says, and how many mutations it caught. */
export function figuresByArea(): readonly AreaFigures[] {
  return areas.map((area) => {
    const own = coveredOf(area.prefix);
    const standing = (value: ReturnType<typeof standingOf>) =>
      own.filter((each) => standingOf(each) === value).length;
    const outcome = (value: Outcome) => own.filter((each) => outcomeOf(each) === value).length;
    const mutated = own.flatMap(({ id }) => coverage.mutations[id] ?? []);
    return {
      area,
      count: own.length,
      asserted: standing('asserted'),
      pictured: standing('pictured'),
      open: standing('open'),
      passed: outcome('passed'),
      failed: outcome('failed'),
      notRun: outcome('notRun'),
      mutations: mutated.reduce((sum, { tried }) => sum + tried, 0),
      caught: mutated.reduce((sum, { caught }) => sum + caught, 0),
    };
  });
}

/** When the last test run began, by the oldest of its reports; null when there was none. */
export const lastRunAt: string | null =
  coverage.proofs.flatMap(({ result }) => result?.at ?? []).sort()[0] ?? null;

/** The stories of a screen: its states. */
export function statesOf(screen: string): readonly { id: string; name: string }[] {
  return coverage.subjects.find(({ component }) => component === screen)?.stories ?? [];
}

/** Every story of the catalogue. */
export const storyCount = coverage.subjects.reduce((sum, { stories }) => sum + stories.length, 0);
