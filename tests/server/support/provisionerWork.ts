import { changesOfOne } from '@app/server/changes';
import type { JobHandlers } from '@app/server/jobs/handler';
import { createWorker } from '@app/server/jobs/worker';
import { operationHandler } from '@app/server/operations/runOperation';
import type { Provisioner } from '@app/server/provisioning/provisioner';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { handlersOf } from './jobHandlers';
import { testSeal, type TestApp } from './testApp';

/** Runs the jobs of a provisioner that are due in so many seconds. */
export function workOn(
  app: TestApp,
  provisioner: Partial<Provisioner> = {},
  seconds = 0,
  changes: Partial<JobHandlers> = {},
) {
  const clock = () => new Date(Date.now() + seconds * 1000);
  const operation = operationHandler({ ...simulatedProvisioner({ clock }), ...provisioner }, testSeal);
  const handlers = handlersOf(app.deps.gateways, { operation, ...changes });
  const log = { warn: () => undefined, error: (error: unknown) => app.errors.push(error) };
  return createWorker({ db: app.deps.db, changes: changesOfOne(), handlers, log, clock }).runDue();
}
