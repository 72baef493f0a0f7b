import * as v from 'valibot';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What every kind of job carries. A payload that no longer fits its kind fails for good. */
export const jobPayloads = {
  /** Has the provisioner do something to a server (provisioning/runOperation.ts). */
  operation: v.object({ operationId: idSchema }),
  /** Does what is due about the end of a server's period (renewals/job.ts). */
  renewal: v.object({ serverId: idSchema }),
} as const;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof jobPayloads)[Kind]>;
