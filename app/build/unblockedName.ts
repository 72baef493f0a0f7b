/** A chunk's name without the words by which ad blockers take a file for a tracker. The hash keeps names apart. */
export function unblockedName(name: string): string {
  return (
    name.replace(/analytics?|telemetry|track(?:er|ing)|metrics?|statistics?|advert\w*|banner|pixel/gi, '') ||
    'part'
  );
}
