import { refundHandler } from '@app/server/billing/refundJob';
import type { Gateways } from '@app/server/gateways/gateway';
import type { JobHandlers } from '@app/server/jobs/handler';
import { operationHandler } from '@app/server/provisioning/runOperation';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { otherHandlers } from './otherHandlers';

/** What does each kind of job, as the server has it, changed where a test needs it. */
export const handlersOf = (gateways: Gateways, changes: Partial<JobHandlers> = {}): JobHandlers => ({
  ...otherHandlers,
  operation: operationHandler(simulatedProvisioner()),
  refund: refundHandler(gateways),
  ...changes,
});
