/** Story files that are played at both ends: Russian on a desktop, English on a phone. */
const playedTwice = /^stories\/(?:screens|patterns)\//;

/** The globs of the stories that are played in Russian on a desktop only: they lay out the same in any width and language. */
export const playedOnce = ['components', 'primitives', 'foundations', 'start', 'kit'].map(
  (room) => `stories/${room}/**/*.stories.tsx`,
);

/** How many times `npm test` plays each story of a file. */
export const runsOfStory = (path: string): number => (playedTwice.test(path) ? 2 : 1);
