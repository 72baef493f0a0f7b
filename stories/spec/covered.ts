import coverage from 'virtual:specification';
import { areas, requirements, type Registered } from './register.ts';
import type { Area } from './requirements/types.ts';
import { standingOn, type MutationFigures, type Standing } from './standing.ts';

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

const mutationsOf = ({ id }: Registered): MutationFigures =>
  coverage.mutations[id] ?? { listed: 0, tried: 0, caught: 0 };

/** How firmly a requirement stands. */
export function standingOf(requirement: CoveredRequirement): Standing {
  return standingOn([...requirement.stories, ...requirement.tests], mutationsOf(requirement));
}

export type AreaFigures = Record<'count' | Standing | Outcome | keyof MutationFigures, number> & {
  area: Area;
};

/** How firmly each area stands, what the last run says, and what came of its mutations. */
export function figuresByArea(): readonly AreaFigures[] {
  return areas.map((area) => {
    const own = coveredOf(area.prefix);
    const standing = (value: Standing) => own.filter((each) => standingOf(each) === value).length;
    const outcome = (value: Outcome) => own.filter((each) => outcomeOf(each) === value).length;
    const sum = (figure: keyof MutationFigures) =>
      own.reduce((total, each) => total + mutationsOf(each)[figure], 0);
    return {
      area,
      count: own.length,
      proved: standing('proved'),
      asserted: standing('asserted'),
      pictured: standing('pictured'),
      open: standing('open'),
      passed: outcome('passed'),
      failed: outcome('failed'),
      notRun: outcome('notRun'),
      listed: sum('listed'),
      tried: sum('tried'),
      caught: sum('caught'),
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
