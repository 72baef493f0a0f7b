import * as v from 'valibot';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What every kind of job carries. A payload that no longer fits its kind fails for good. */
export const jobPayloads = {
  /** Has the provisioner do something to a server (provisioning/runOperation.ts). */
  operation: v.object({ operationId: idSchema }),
  /** Records the end of what an administrator looked at as a customer (admin/viewings.ts). */
  endViewing: v.object({ viewingId: idSchema }),
} as const;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof jobPayloads)[Kind]>;
