import { AsyncLocalStorage } from 'node:async_hooks';

/** The database could not be reached, dropped the connection or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** WebAssembly's number for it: the embedded database's file system has its own. */
const NO_SPACE = 51;

/** Whether something failed because there is no room left: in a file, the embedded database or PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))) return true;
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error) return error.errno === NO_SPACE;
  if (error instanceof Error && /no space left on device/i.test(error.message)) return true;
  return 'cause' in error && isDiskFull(error.cause);
}

interface Watch {
  outage: DatabaseUnavailable | null;
}

const watches = new AsyncLocalStorage<Watch>();

/** Does one request's work so that `outageMet` can tell whether the database failed it. */
export function watchOutages<Result>(work: () => Result): Result {
  return watches.run({ outage: null }, work);
}

/** The outage that the present request met: the auth library answers it as an error of its own, without the cause. */
export function outageMet(): DatabaseUnavailable | null {
  return watches.getStore()?.outage ?? null;
}

/** Names a failure as the database's being away, for its caller and for the whole request. */
export function reportOutage(cause: unknown): DatabaseUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const outage = new DatabaseUnavailable(`The database is not available: ${reason}`, { cause });
  const watch = watches.getStore();
  if (watch) watch.outage = outage;
  return outage;
}
