import { median } from './median.ts';
import { options } from './options.ts';

/** Slower than the other checkout by more than this is seen as a change for the worse. */
export const tolerance = 1.15;

export interface Pairs {
  name: string;
  /** Milliseconds, measured in turns: the first of each belong together. */
  ours: readonly number[];
  theirs: readonly number[];
  /** Allowed median ratio of a pair; null for a ratio that is only reported. */
  aim: number | null;
}

/** Prints pairs of times side by side, and has the process end with 1 where an aim is missed and that is checked. */
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

/** Smallest layout shift that a reader notices. */
const stillest = 0.001;

/** Largest layout shift of a page, also of the other checkout if there is one. */
export interface Shift {
  ours: number;
  theirs: number | null;
}

/** Prints layout shifts, and has the process end with 1 where a page moves, more than there, and that is checked. */
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
