/** A place that shows or proves a requirement; of a story with its address in Storybook. */
interface CoveringPlace {
  id: string;
  file: string;
  line: number;
  /** Null where the whole file does. */
  name: string | null;
  storyId: string | null;
}

/** What `virtual:specification` gives to the pages of the specification. */
export interface SpecificationCoverage {
  proofs: readonly CoveringPlace[];
  /** What has stories: a screen's are its states. */
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
