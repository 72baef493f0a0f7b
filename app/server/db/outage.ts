import { AsyncLocalStorage } from 'node:async_hooks';

/** The database could not be reached, dropped the connection or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
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
