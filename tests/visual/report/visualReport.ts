import type { Approval } from '../approvals.ts';
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
  /** The changed files behind the selection, with how many stories each reaches. */
  causes: readonly { reason: string; stories: number }[];
  /** Stories in modes that did not come out the same each time, and were judged by what came out twice. */
  unsteady: readonly string[];
  /** What is approved, in the working tree and at the base: the page writes the next file from them. */
  approvals: { now: readonly Approval[]; ofBase: readonly Approval[] };
  /** Pages without end, by the ids of their stories: how many tiles were looked at, of how many. */
  endless: Readonly<Record<string, string>>;
  outcomes: readonly Outcome[];
}
