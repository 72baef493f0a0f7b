import * as v from 'valibot';
import { paths } from '@/paths';
import { returnPath } from '@/returnPath';

/** Known facts about how the person got to a screen. */
export interface Arrival {
  /** Navigation state: `{ from: '/path' }` where a screen sent the person here. */
  state: unknown;
  /** The router's key of this entry: `default` for the page that was loaded. */
  key: string;
  /** The document's referrer. */
  referrer: string;
  origin: string;
  /** Entries in the tab's history. */
  historyLength: number;
}

/** A place of this site, or one step back in the tab. */
export type CancelTarget = { kind: 'path'; path: string } | { kind: 'back' };

const stateSchema = v.object({ from: v.string() });

/**
 * Where 'Отмена' leads (D14): to the place named by navigation state, else one step back if that is this site,
 * else to the login.
 */
export function cancelTarget({ state, key, referrer, origin, historyLength }: Arrival): CancelTarget {
  const named = v.safeParse(stateSchema, state);
  const from = named.success ? returnPath(named.output.from) : null;
  if (from !== null) return { kind: 'path', path: from };
  const isOwnReferrer = URL.canParse(referrer) && new URL(referrer).origin === origin;
  const hasOwnPast = key === 'default' ? isOwnReferrer && historyLength > 1 : true;
  return hasOwnPast ? { kind: 'back' } : { kind: 'path', path: paths.login };
}
