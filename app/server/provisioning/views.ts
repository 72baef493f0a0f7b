import { refusal } from '../http/contractRoutes';
import type { Log } from '../log';
import type { ServerViews } from './provisioner';

/** A page gives up a call after ten seconds; the answer that it is away has to come before that. Milliseconds. */
const patience = 7000;

async function inTime<Value>(question: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provisioner did not answer in time')), patienceMs);
  });
  try {
    return await Promise.race([question, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same questions, answered in time or refused with 503 `provisionerDown`; why stands in the log. */
export function viewsOf(
  provisioner: ServerViews,
  log: Pick<Log, 'warn'>,
  patienceMs = patience,
): ServerViews {
  async function ask<Value>(name: string, question: Promise<Value>): Promise<Value> {
    try {
      return await inTime(question, patienceMs);
    } catch (error) {
      log.warn('provisioner', { asked: name, error: String(error) });
      throw refusal('provisionerDown');
    }
  }
  return {
    console: (serverId) => ask('console', provisioner.console(serverId)),
    metrics: (serverId, range) => ask('metrics', provisioner.metrics(serverId, range)),
  };
}
