import { parseArgs } from 'node:util';

/** Command-line options shared by every bench. */
export const options = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    /** Exits with 1 if an aim is missed. */
    check: { type: 'boolean', default: false },
    /** Few rounds, which detect a change of 15 % but not of 3 %. */
    short: { type: 'boolean', default: false },
    /** Another checkout with a build, used as the reference. */
    against: { type: 'string' },
  },
}).values as { check: boolean; short: boolean; against?: string };
