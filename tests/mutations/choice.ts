import type { Proof } from '../contract/support/proofs.ts';
import type { Mutation } from './mutation.ts';

const sampleSize = 12;

/**
 * A dozen of those that a test may catch without a browser, spread over the list: every nth, from a place that moves on
 * with each day (`2026-11-23`).
 */
export function sampleOf(
  all: readonly Mutation[],
  proofs: readonly Proof[],
  day: string,
): readonly Mutation[] {
  const tested = new Set(proofs.filter(({ file }) => isReached(file) && isTest(file)).map(({ id }) => id));
  const drawable = all.filter(({ requirement }) => tested.has(requirement));
  const stride = Math.max(1, Math.ceil(drawable.length / sampleSize));
  const start = Math.floor(Date.parse(day) / 86_400_000) % stride;
  return drawable.filter((_, index) => index % stride === start);
}

/** Whether what a file proves is run without a browser; stories need one. */
export function isTest(file: string): boolean {
  return file.startsWith('tests/');
}

/** Whether a mutation reaches what a file proves: not what is proved on a built page, a server or a file read as text. */
export function isReached(file: string): boolean {
  return (
    /^(stories|tests\/(unit|containers|screens))\//.test(file) &&
    !file.startsWith('tests/containers/staticPages/')
  );
}
