import { nameOf } from './hashes.ts';
import type { Finding, Outcome } from './outcome.ts';

/** Cause of a difference that no changed file explains. */
export const unexplained = 'no changed file';

/**
 * Assigns each outcome to one changed file, so that a person reviews one entry per cause. A file is a possible cause
 * of a difference if every story with it reaches the file; of several, the one that the fewest stories reach.
 *
 * @param storiesOf number of stories that reach a changed file
 */
export function withCauses(findings: readonly Finding[], storiesOf: (reason: string) => number): Outcome[] {
  const candidates = new Map<string, readonly string[]>();
  for (const { parts = [], reasons } of findings)
    for (const part of parts) {
      const known = candidates.get(part);
      candidates.set(part, known ? known.filter((reason) => reasons.includes(reason)) : reasons);
    }
  const mostSpecific = (reasons: readonly string[]) =>
    reasons.toSorted((one, other) => storiesOf(one) - storiesOf(other) || (one < other ? -1 : 1))[0];
  return findings.map(({ parts = [], ...outcome }) => {
    const shared = parts.flatMap((part) => mostSpecific(candidates.get(part) ?? []) ?? []);
    const cause = causeOf(outcome, mostSpecific(shared) ?? mostSpecific(outcome.reasons));
    return { ...outcome, cause, causeName: nameOf(cause) };
  });
}

function causeOf(
  { status, title, problem }: Pick<Finding, 'status' | 'title' | 'problem'>,
  changed: string | undefined,
): string {
  switch (status) {
    case 'failed':
      return `failed: ${problem ?? title}`;
    case 'new':
    case 'removed':
      return title.startsWith('words/') ? (changed ?? title) : `${status}: ${title}`;
    case 'changed':
      return changed ?? unexplained;
  }
}
