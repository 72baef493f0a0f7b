import { median } from './median.ts';
import { options } from './options.ts';

/** A larger ratio to the other checkout counts as a regression. */
export const tolerance = 1.15;

export interface Pairs {
  name: string;
  /** Milliseconds of alternating rounds; equal indexes belong together. */
  ours: readonly number[];
  theirs: readonly number[];
  /** Allowed median ratio of a pair; null for a ratio that is only reported. */
  aim: number | null;
}

/** Prints pairs of times side by side. With `--check`, exits with 1 if an aim is missed. */
export function reportRatios(title: string, reference: string, lines: readonly Pairs[]): void {
  console.log(`\n${title}\n  ${'ours'.padStart(42)}${reference.padStart(26)}   ratio`);
  for (const { name, ours, theirs, aim } of lines) {
    // Median of pairs, because a slow machine slows both of a pair.
    const ratio = median(ours.map((time, index) => time / (theirs[index] ?? NaN)));
    const isMissed = aim !== null && !(ratio <= aim);
    if (isMissed && options.check) process.exitCode = 1;
    const verdict = aim === null ? '' : `   aim ≤ ${aim}×${isMissed ? '  MISSED' : ''}`;
    console.log(
      `  ${name.padEnd(30)}${median(ours).toFixed(1).padStart(9)} ms${median(theirs).toFixed(1).padStart(23)} ms${ratio.toFixed(2).padStart(7)}×${verdict}`,
    );
  }
}

/** Smallest noticeable layout shift. */
const stillest = 0.001;

/** Largest layout shift of a page, also of the other checkout if there is one. */
export interface Shift {
  ours: number;
  theirs: number | null;
}

/** Prints layout shifts. With `--check`, exits with 1 if a page shifts more than the reference. */
export function reportShifts(shifts: ReadonlyMap<string, Shift>): void {
  console.log('\nLayout shift at most');
  for (const [name, { ours, theirs }] of shifts) {
    const aim = Math.max(stillest, theirs ?? 0);
    const isMissed = !(ours <= aim);
    if (isMissed && options.check) process.exitCode = 1;
    console.log(
      `  ${name.padEnd(30)}${ours.toFixed(4).padStart(9)}   aim ≤ ${aim.toFixed(4)}${isMissed ? '  MISSED' : ''}`,
    );
  }
}
