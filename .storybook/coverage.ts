import type { MutationFigures } from '../stories/spec/standing.ts';
import type { ReleaseChanges } from '../tests/contract/support/release.ts';

/** A place that shows or proves a requirement; of a story with its address in Storybook. */
interface CoveringPlace {
  id: string;
  file: string;
  line: number;
  /** Null where the whole file does. */
  name: string | null;
  storyId: string | null;
  /** It would fail: a test, or a story whose play asserts something. What is not only shows, for pictures and eyes. */
  isAsserted: boolean;
  /** What came of it in the last test run; null where it was not run, or has been changed since. */
  result: { outcome: 'passed' | 'failed'; at: string } | null;
}

/** What `virtual:specification` gives to the pages of the specification. */
export interface SpecificationCoverage {
  proofs: readonly CoveringPlace[];
  /** By requirement: its mutations, and what the last runs found. */
  mutations: Readonly<Record<string, MutationFigures>>;
  /** Null without a release tag. */
  release: ReleaseChanges | null;
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
  /** The story's play asserts something; else it is there to be looked at. */
  isAsserted: boolean;
}
