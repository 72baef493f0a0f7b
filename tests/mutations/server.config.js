import { options } from './options.js';

/** `npm run mutations:server`: rooms of the server, tried on the embedded database. */
export default options('server', [
  ...['auth', 'billing', 'orders', 'renewals', 'servers'].map((room) => `app/server/${room}/**/*.ts`),
  // Only types.
  '!app/server/*/tables.ts',
]);
