import * as v from 'valibot';
import { isoDateSchema } from '@/domain/isoDateSchema';

const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** What every kind of job carries. A payload that no longer fits its kind fails for good. */
export const jobPayloads = {
  /** Has the provisioner do something to a server (provisioning/runOperation.ts). */
  operation: v.object({ operationId: idSchema }),
  /** Has a gateway give money back (billing/refundJob.ts). */
  refund: v.object({ refundId: idSchema }),
  /** Deletes a server with whose period its owner wanted it to end (servers/leave.ts). */
  leave: v.object({ serverId: idSchema, on: isoDateSchema }),
} as const;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<Kind extends JobKind> = v.InferOutput<(typeof jobPayloads)[Kind]>;
