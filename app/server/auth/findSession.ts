import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database';
import { DatabaseUnavailable, reportOutage, watchOutages } from '../db/outage';

/** A customer whom an administrator looks at. */
export type ViewedCustomer = Pick<
  FoundSession,
  'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status'
> & { readonly until: Date };

/** A session that has not expired, and whose it is. */
export interface FoundSession {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  /** Null before the account's first call. */
  readonly status: 'Active' | 'Suspended' | null;
  readonly expiresAt: Date;
  readonly token: string;
  readonly sessionId: string;
  /** The customer whom the session of an administrator looks at, and until when (D33). */
  readonly viewed: ViewedCustomer | null;
  /** When something was last done in it, to a tenth of what it may idle. */
  readonly updatedAt: Date;
}

/** Finds the session of a token; null where there is none. */
export type FindSession = (token: string) => Promise<FoundSession | null>;

/** A row of the query below, as far as it says whom the session looks at. */
interface ViewedColumns {
  readonly until: Date | null;
  readonly viewedId: string | null;
  readonly viewedEmail: string | null;
  readonly viewedFirstName: string | null;
  readonly viewedLastName: string | null;
  readonly viewedRole: string | null;
  readonly viewedStatus: ViewedCustomer['status'];
}

function viewedOf(row: ViewedColumns): ViewedCustomer | null {
  const { until, viewedId: id, viewedEmail: email, viewedRole: role, viewedStatus: status } = row;
  if (until === null || until <= new Date() || id === null || email === null || role === null) return null;
  const { viewedFirstName, viewedLastName } = row;
  return { id, email, role, status, until, firstName: viewedFirstName ?? '', lastName: viewedLastName ?? '' };
}

/** Tokens of one statement at most. */
const tokensAtOnce = 100;

interface Waiting {
  readonly token: string;
  readonly resolve: (found: FoundSession | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Every call begins with this, so whoever requests it at the same moment, or while a statement is under way, shares the next one:
 * nobody's answer is older than their request, and the database answers several times as many.
 */
export function createFindSession(db: Db): FindSession {
  const waiting: Waiting[] = [];
  let isAsking = false;

  async function find(tokens: readonly string[]): Promise<ReadonlyMap<string, FoundSession>> {
    const rows = await db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .leftJoin('customer', 'customer.userId', 'user.id')
      .leftJoin('viewing', (join) =>
        join.onRef('viewing.sessionId', '=', 'session.id').on('viewing.endedAt', 'is', null),
      )
      .leftJoin('user as viewedUser', 'viewedUser.id', 'viewing.userId')
      .leftJoin('customer as viewedCustomer', 'viewedCustomer.userId', 'viewing.userId')
      .select(['user.id', 'user.email', 'user.firstName', 'user.lastName', 'user.role', 'customer.status'])
      .select(['session.expiresAt', 'session.updatedAt', 'session.token', 'session.id as sessionId'])
      .select([
        'viewing.until',
        'viewedUser.id as viewedId',
        'viewedUser.email as viewedEmail',
        'viewedUser.firstName as viewedFirstName',
        'viewedUser.lastName as viewedLastName',
        'viewedUser.role as viewedRole',
        'viewedCustomer.status as viewedStatus',
      ])
      .where('session.token', 'in', tokens)
      .where('session.expiresAt', '>', new Date())
      .execute();
    return new Map(rows.map((row) => [row.token, { ...row, viewed: viewedOf(row) }]));
  }

  async function askForAll(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      // Once every request has been read that has come by now: the embedded database answers before the next one is.
      await setImmediate();
      const batch = waiting.splice(0, tokensAtOnce);
      try {
        const found = await find([...new Set(batch.map(({ token }) => token))]);
        for (const { token, resolve } of batch) resolve(found.get(token) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isAsking = false;
  }

  return (token) =>
    new Promise<FoundSession | null>((resolve, reject) => {
      waiting.push({ token, resolve, reject });
      // An outage is each request's own, not that of whoever was first.
      if (!isAsking) void watchOutages(askForAll);
    }).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? reportOutage(error.cause) : error;
    });
}
