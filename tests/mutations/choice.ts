import type { Mutation } from './mutation.ts';

const sampleSize = 12;

/** A dozen, spread over the list: every nth, from a place that moves on with each day (`2026-11-23`). */
export function sampleOf(all: readonly Mutation[], day: string): readonly Mutation[] {
  const stride = Math.max(1, Math.ceil(all.length / sampleSize));
  const start = Math.floor(Date.parse(day) / 86_400_000) % stride;
  return all.filter((_, index) => index % stride === start);
}

/** Whether a mutation reaches what a file proves: not what is proved on a built page, a server or a file read as text. */
export function isReached(file: string): boolean {
  return (
    /^(stories|tests\/(unit|containers|screens))\//.test(file) &&
    !file.startsWith('tests/containers/staticPages/')
  );
}
