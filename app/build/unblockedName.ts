/** Removes words from a chunk's name by which ad blockers recognize trackers. Hashes keep names unique. */
export function unblockedName(name: string): string {
  return (
    name
      .replace(/analytics?|telemetry|track(?:er|ing)|metrics?|statistics?|advert\w*|banner|pixel/gi, '')
      // No server sends a file whose name begins with a dot.
      .replace(/^\W+/, '') || 'part'
  );
}
