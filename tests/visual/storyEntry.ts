/** A story as a built Storybook lists it. */
export interface StoryEntry {
  id: string;
  /** `screens/servers/ServerListScreen`. */
  title: string;
  /** `Loading`. */
  name: string;
  /** The file it is written in, from the project's root. */
  file: string;
  tags: readonly string[];
}
