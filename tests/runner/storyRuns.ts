/** The looks that stories are played in, at opposite ends, so that no play depends on one language or width. */
export const storyLooks = { desktop: 'ru-1280', phone: 'en-375' } as const;

/** Globs that each half leaves to the other: admin screens, patterns, primitives and mails are as many as the rest. */
export const storyHalves = [
  ['stories/screens/admin/**', 'stories/{patterns,primitives,sent}/**'],
  ['stories/screens/!(admin)/**', 'stories/!(screens|patterns|primitives|sent)/**'],
] as const;

/** Globs of the stories that are played on a desktop only: they lay out the same in any width and language. */
export const desktopOnly = ['components', 'primitives', 'foundations', 'start', 'kit'].map(
  (room) => `stories/${room}/**/*.stories.tsx`,
);

/** Returns whether the stories of a file are played on a phone too (`npm run test:all`). */
export const isPlayedOnPhone = (path: string): boolean => /^stories\/(?:screens|patterns)\//.test(path);
