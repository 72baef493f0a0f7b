import * as v from 'valibot';
import { approvalSchema } from '../approvals.ts';

const size = v.strictObject({ width: v.number(), height: v.number() });
const box = v.strictObject({ x: v.number(), y: v.number(), ...size.entries });
const texts = v.array(v.string());

/** An `Outcome`: see outcome.ts for what its parts mean. */
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
  /** Pictures compared, of those there are to compare: fewer when the run was cut. */
  taken: v.number(),
  total: v.number(),
  msAPicture: v.number(),
  seconds: v.number(),
  /** Description of the selection, in words. */
  selection: v.string(),
  /** Stories in modes that did not come out the same each time, and were judged by what came out twice. */
  unsteady: texts,
  /** Approvals in the working tree and at the base: the page writes the next file from them. */
  approvals: v.strictObject({ now: v.array(approvalSchema), ofBase: v.array(approvalSchema) }),
  /** Pages without end, by the ids of their stories: how many tiles were looked at, of how many. */
  endless: v.record(v.string(), v.string()),
  outcomes: v.array(outcomeSchema),
});

/** Result of a comparison; `report.json` is this. */
export type VisualReport = v.InferOutput<typeof visualReportSchema>;

/** A report that was written before, perhaps by another version. Throws on anything else, naming what is wrong. */
export function parseReport(data: unknown): VisualReport {
  return v.parse(visualReportSchema, data);
}
