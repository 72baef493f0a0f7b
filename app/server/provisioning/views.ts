import { refusal } from '../http/refusal';
import type { Log } from '../log';
import type { ServerViews } from './provisioner';

/** Timeout in milliseconds. Pages give up after ten seconds and must get the refusal before. */
const timeout = 7000;

async function inTime<Value>(request: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provisioner did not answer in time')), timeoutMs);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Wraps calls with a timeout: a late or failed one is refused with 503 `provisionerDown` and logged. */
export function viewsOf(provisioner: ServerViews, log: Pick<Log, 'warn'>, timeoutMs = timeout): ServerViews {
  async function answered<Value>(name: string, request: Promise<Value>): Promise<Value> {
    try {
      return await inTime(request, timeoutMs);
    } catch (error) {
      log.warn('provisioner', { requested: name, error: String(error) });
      throw refusal('provisionerDown');
    }
  }
  return {
    console: (serverId) => answered('console', provisioner.console(serverId)),
    metrics: (serverId, range) => answered('metrics', provisioner.metrics(serverId, range)),
    backups: (serverId) => answered('backups', provisioner.backups(serverId)),
  };
}
