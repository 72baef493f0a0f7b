import * as v from 'valibot';
import { approvalSchema } from '../approvals.ts';

const size = v.strictObject({ width: v.number(), height: v.number() });
const box = v.strictObject({ x: v.number(), y: v.number(), ...size.entries });
const texts = v.array(v.string());

/** Schema of `Outcome` (outcome.ts). */
const outcomeSchema = v.strictObject({
  status: v.picklist(['changed', 'new', 'removed', 'failed']),
  storyId: v.string(),
  title: v.string(),
  name: v.string(),
  picture: v.string(),
  isApproved: v.boolean(),
  hash: v.exactOptional(v.string()),
  difference: v.string(),
  cause: v.string(),
  causeName: v.string(),
  tile: v.exactOptional(v.strictObject({ index: v.number(), of: v.number() })),
  sizes: v.exactOptional(v.strictObject({ before: size, after: size })),
  before: v.exactOptional(v.string()),
  after: v.exactOptional(v.string()),
  pixels: v.exactOptional(v.number()),
  box: v.exactOptional(box),
  lines: v.exactOptional(v.strictObject({ gone: texts, come: texts })),
  problem: v.exactOptional(v.string()),
  reasons: texts,
});

const visualReportSchema = v.strictObject({
  base: v.string(),
  stories: v.number(),
  /** Compared and total number of pictures; they differ if the run was interrupted. */
  taken: v.number(),
  total: v.number(),
  msPerPicture: v.number(),
  seconds: v.number(),
  /** Description of the selected stories. */
  selection: v.string(),
  /** Shots whose captures differed; the one that occurred twice was used. */
  unstable: texts,
  /** Approvals of the working tree and of the base, for writing the next file. */
  approvals: v.strictObject({ now: v.array(approvalSchema), ofBase: v.array(approvalSchema) }),
  /** Captured tiles of unbounded pages, as `3 of 12`, by story id. */
  endless: v.record(v.string(), v.string()),
  outcomes: v.array(outcomeSchema),
});

/** Result of a comparison, stored as `report.json`. */
export type VisualReport = v.InferOutput<typeof visualReportSchema>;

/** Parses a stored report, perhaps of another version. Throws with a readable reason if it is invalid. */
export function parseReport(data: unknown): VisualReport {
  return v.parse(visualReportSchema, data);
}
