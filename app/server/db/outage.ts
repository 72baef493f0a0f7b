import { AsyncLocalStorage } from 'node:async_hooks';

/** The database is unreachable, dropped the connection or timed out. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** WebAssembly's error number for a full disk in the embedded database. */
const NO_SPACE = 51;

/** Whether a failure means a full disk: in a file, the embedded database or PostgreSQL. */
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

/** Runs one request's work so that `outageMet` knows whether the database failed. */
export function watchOutages<Result>(work: () => Result): Result {
  return watches.run({ outage: null }, work);
}

/** Returns the outage of the current request, because the auth library hides the cause of its errors. */
export function outageMet(): DatabaseUnavailable | null {
  return watches.getStore()?.outage ?? null;
}

/** Converts a failure to a database outage, for the caller and for the request. */
export function reportOutage(cause: unknown): DatabaseUnavailable {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const outage = new DatabaseUnavailable(`The database is not available: ${reason}`, { cause });
  const watch = watches.getStore();
  if (watch) watch.outage = outage;
  return outage;
}
