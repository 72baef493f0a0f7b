import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Backlog, Metrics, Observed } from './metrics';

/** Histogram buckets in seconds, for answers from memory, the database, password hashing and uploads. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Known methods; others count as `other`, so that invented ones create no series. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Adds gauges that are measured when read. */
function observe(register: Registry, { database, openStreams, backgroundWork }: Observed): void {
  const gauges: readonly (readonly [name: string, help: string, value: () => number])[] = [
    ['meridian_database_connections_busy', 'Connections to the database in use', database.busy],
    ['meridian_database_waiting', 'Pieces of work that wait for a connection', database.waiting],
    ['meridian_event_streams', 'Tabs that listen to changes', openStreams],
    ['meridian_background_work', 'Work under way that nobody waits for', backgroundWork],
  ];
  for (const [name, help, value] of gauges)
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
}

/** Adds the database backlog; the gauges of one scrape share a query. */
function observeBacklog(register: Registry, backlog: Observed['backlog']): void {
  let shared: Promise<Backlog> | null = null;
  const look = () =>
    (shared ??= backlog().finally(() => {
      shared = null;
    }));
  const gauges: readonly (readonly [name: string, help: string, of: keyof Backlog])[] = [
    ['meridian_jobs_waiting', 'Jobs that are to be done', 'jobsWaiting'],
    ['meridian_jobs_given_up', 'Jobs that failed for good and wait for an administrator', 'jobsGivenUp'],
    ['meridian_tickets_open', 'Tickets that are not closed', 'ticketsOpen'],
  ];
  for (const [name, help, of] of gauges)
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set((await look())[of]);
      },
    });
}

/** Counts in memory, for this instance, with the process and event loop metrics. */
export function createMetrics(observed: Observed): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  observe(register, observed);
  observeBacklog(register, observed.backlog);
  const requests = new Histogram({
    name: 'meridian_request_seconds',
    help: 'Time to the beginning of an answer, by the template of the route and the class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const mails = new Counter({
    name: 'meridian_mails_total',
    help: 'Mails handed over to the mail server, or not',
    labelNames: ['result'],
    registers,
  });
  const refusals = new Counter({
    name: 'meridian_limit_refusals_total',
    help: 'Requests refused because a limit was used up',
    labelNames: ['limit'],
    registers,
  });
  const payments = new Counter({
    name: 'meridian_payments_total',
    help: 'Payments that have ended at their gateway, or could not be brought there',
    labelNames: ['gateway', 'result'],
    registers,
  });
  const housekeeping = new Gauge({
    name: 'meridian_housekeeping_timestamp_seconds',
    help: 'When housekeeping last went well, 0 before the first time; it is done every hour',
    registers,
  });
  return {
    request: (method, route, status, seconds) =>
      requests.observe(
        { method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    mail: (result) => mails.inc({ result }),
    payment: (gateway, result) => payments.inc({ gateway, result }),
    refusal: (limit) => refusals.inc({ limit }),
    housekeeping: () => housekeeping.setToCurrentTime(),
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
