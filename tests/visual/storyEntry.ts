/** A story in the index of a built Storybook. */
export interface StoryEntry {
  id: string;
  /** `screens/servers/ServerListScreen`. */
  title: string;
  /** `Loading`. */
  name: string;
  /** File of the story, from the project's root. */
  file: string;
  tags: readonly string[];
}
