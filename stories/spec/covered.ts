import coverage from 'virtual:specification';
import { areas, requirements, type Registered } from './register.ts';
import type { Area } from './requirements/types.ts';

type Place = (typeof coverage.places)[number];

/** A requirement with the stories that show it and the tests that test it. */
export interface CoveredRequirement extends Registered {
  stories: readonly (Place & { storyId: string })[];
  tests: readonly Place[];
}

function isStory(place: Place): place is Place & { storyId: string } {
  return place.storyId !== null;
}

const covered: readonly CoveredRequirement[] = requirements.map((requirement) => {
  const places = coverage.places.filter(({ id }) => id === requirement.id);
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

/** Counts of an area's requirements. */
export interface AreaFigures {
  area: Area;
  count: number;
  /** Named by at least one story. */
  shown: number;
  /** Named by at least one test. */
  tested: number;
}

export function figuresByArea(): readonly AreaFigures[] {
  return areas.map((area) => {
    const own = coveredOf(area.prefix);
    return {
      area,
      count: own.length,
      shown: own.filter(({ stories }) => stories.length > 0).length,
      tested: own.filter(({ tests }) => tests.length > 0).length,
    };
  });
}

/** The stories of a screen: its states. */
export function statesOf(screen: string): readonly { id: string; name: string }[] {
  return coverage.subjects.find(({ component }) => component === screen)?.stories ?? [];
}

/** Number of stories in the catalogue. */
export const storyCount = coverage.subjects.reduce((sum, { stories }) => sum + stories.length, 0);
