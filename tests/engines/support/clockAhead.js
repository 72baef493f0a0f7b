/*
 * Loaded before the server (`NODE_OPTIONS=--import …`): shifts the clock of its process and database CLOCK_AHEAD_MS
 * ahead, and by as much again with every SIGUSR2 as CLOCK_STEP_MS says. Not part of the portal, which only knows the machine's clock.
 */
let ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
process.on('SIGUSR2', () => {
  ahead += Number(process.env['CLOCK_STEP_MS'] ?? 0);
});
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, self),
  get: (target, name, self) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name, self)),
});
