/** Variants in which stories are played. They differ in language and width, so that no play depends on either. */
export const storyLooks = { desktop: 'ru-1280', phone: 'en-375' } as const;

/** Globs that split the stories into two halves of equal size. */
export const storyHalves = [
  ['stories/screens/admin/**', 'stories/{patterns,primitives,sent}/**'],
  ['stories/screens/!(admin)/**', 'stories/!(screens|patterns|primitives|sent)/**'],
] as const;

/** Globs of stories that are played only on a desktop, because their layout depends on neither width nor language. */
export const desktopOnly = ['components', 'primitives', 'foundations', 'start', 'kit'].map(
  (room) => `stories/${room}/**/*.stories.tsx`,
);

/** Returns whether the stories of a file are played on a phone too (`npm run test:all`). */
export const isPlayedOnPhone = (path: string): boolean => /^stories\/(?:screens|patterns)\//.test(path);
