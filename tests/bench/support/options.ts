import { parseArgs } from 'node:util';

/** Command-line options shared by every bench. */
export const options = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    /** Exits 1 when an aim is missed. */
    check: { type: 'boolean', default: false },
    /** Few rounds: seen is what costs 15 %, not what costs 3 %. */
    short: { type: 'boolean', default: false },
    /** Another checkout with a build in it, measured in turns with this one in place of the references. */
    against: { type: 'string' },
  },
}).values as { check: boolean; short: boolean; against?: string };
