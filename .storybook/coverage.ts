import type { ReleaseChanges } from '../tests/contract/support/release.ts';

/** A story or test that names a requirement. */
interface CoveringPlace {
  id: string;
  file: string;
  line: number;
  /** Null where the whole file does. */
  name: string | null;
  /** The story's id in Storybook; null for a test. */
  storyId: string | null;
}

/** Content of `virtual:specification`, which the pages of the specification read. */
export interface SpecificationCoverage {
  places: readonly CoveringPlace[];
  /** Null without a release tag. */
  release: ReleaseChanges | null;
  /** Components with their stories: a screen's stories are its states. */
  subjects: readonly {
    component: string | null;
    stories: readonly { id: string; name: string }[];
  }[];
}

/** A line of the panel beside a story. */
export interface RequirementOfStory {
  id: string;
  text: string;
  from: readonly string[];
  /** The area's title, which is its page's too. */
  area: string;
}
