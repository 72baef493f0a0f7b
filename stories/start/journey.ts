/** A step of a journey: the person's action and the story that shows it. */
export interface JourneyStep {
  /** Short description from the person's view. */
  does: string;
  /** Id of the story. */
  story: string;
  /** Alternative outcomes, each with its story. */
  otherwise?: readonly { if: string; story: string }[];
}

/** A path through the portal. */
export interface Journey {
  /** Also the name of its story: `Register`. */
  id: string;
  title: string;
  /** The person on this journey and their goal. */
  goal: string;
  steps: readonly JourneyStep[];
}
