/** A small known change. Every `from` stands exactly once in its file, or the proof fails: it must not go stale unseen. */
export interface Mutation {
  name: string;
  edits: readonly ({ file: string; from: string; to: string } | { file: string; isDeleted: true })[];
  /** Where to look, unless everything is looked at: as for `--story`. */
  look: readonly string[];
  /** What the pictures that catch it are called, where they alone may: a change of hover colours shows at rest no more. */
  seen?: RegExp;
}
