import type { ReleaseChanges } from '../tests/contract/support/release.ts';

/** A story or test that names a requirement. */
interface CoveringPlace {
  id: string;
  file: string;
  line: number;
  /** Null if the whole file names it. */
  name: string | null;
  /** Id of the story; null for a test. */
  storyId: string | null;
}

/** Content of `virtual:specification`, read by the specification's pages. */
export interface SpecificationCoverage {
  places: readonly CoveringPlace[];
  /** Null without a release tag. */
  release: ReleaseChanges | null;
  /** Components with their stories; the stories of a screen are its states. */
  subjects: readonly {
    component: string | null;
    stories: readonly { id: string; name: string }[];
  }[];
}

/** A line of the requirements panel. */
export interface RequirementOfStory {
  id: string;
  text: string;
  from: readonly string[];
  /** Title of the area and of its page. */
  area: string;
}
