/*
 * Loaded into the server's process before the server (`NODE_OPTIONS=--import …`): its clock runs CLOCK_AHEAD_MS ahead of the
 * machine's, its database's as well. No part of the portal: its own program knows no other clock than the machine's.
 */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, self),
  get: (target, name, self) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name, self)),
});
