import type { Outcome } from '../outcome.ts';

/** What a comparison found; `report.json` is this. */
export interface VisualReport {
  base: string;
  stories: number;
  /** Pictures compared. */
  taken: number;
  msAPicture: number;
  seconds: number;
  /** What was looked at, in words. */
  selection: string;
  /** Pages without end, by the ids of their stories: how many tiles were looked at, of how many. */
  endless: Readonly<Record<string, string>>;
  outcomes: readonly Outcome[];
}
