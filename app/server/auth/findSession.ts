import type { MemberRole } from '@/domain/members/memberRole';
import type { StaffRole } from '@/domain/admin/rights';
import type { AdminUserStatus } from '@/domain/admin/user';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database';
import { DatabaseUnavailable, reportOutage, watchOutages } from '../db/outage';
import { roleOf } from './role';

/** A customer whom an administrator is viewing. */
export type ViewedCustomer = Pick<
  FoundSession,
  'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status'
> & { readonly until: Date };

/** An account that a colleague's session acts for. */
export type ActedFor = Pick<FoundSession, 'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status'> & {
  readonly memberRole: MemberRole;
  readonly membershipId: number;
};

/** A valid session and its account. */
export interface FoundSession {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly staffRole: StaffRole | null;
  /** Null before the account's first call. */
  readonly status: AdminUserStatus | null;
  /** When the account was created. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly token: string;
  readonly sessionId: string;
  /** When the person of the session last proved who they are: by the sign-in or by the password. */
  readonly confirmedAt: Date;
  /** Customer whom an administrator's session is viewing, and until when (D33). */
  readonly viewed: ViewedCustomer | null;
  /** Account of a colleague that the session acts for; null for the person's own. */
  readonly acting: ActedFor | null;
  /** Whether colleagues have given the person access to their accounts. */
  readonly hasMemberships: boolean;
  /** Last activity in it, accurate to a tenth of the maximum idle time. */
  readonly updatedAt: Date;
  /** Network address of the latest stored activity. */
  readonly ipAddress: string | null;
}

/** Finds the session of a token; null if there is none. */
export type FindSession = (token: string) => Promise<FoundSession | null>;

/** Maximum number of tokens per statement. */
const tokensAtOnce = 100;

interface Waiting {
  readonly token: string;
  readonly resolve: (found: FoundSession | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates the session lookup with which every call starts. Concurrent lookups share the next statement: no answer is
 * older than its request, and throughput grows several times.
 */
export function createFindSession(db: Db, adminEmails: readonly string[]): FindSession {
  const waiting: Waiting[] = [];
  let isQuerying = false;

  async function find(tokens: readonly string[]): Promise<ReadonlyMap<string, FoundSession>> {
    const rows = await db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .leftJoin('customer', 'customer.userId', 'user.id')
      .select([
        'user.id',
        'user.email',
        'user.firstName',
        'user.lastName',
        'user.role',
        'user.staffRole',
        'user.createdAt',
        'customer.status',
      ])
      .select([
        'session.expiresAt',
        'session.updatedAt',
        'session.ipAddress',
        'session.token',
        'session.id as sessionId',
        'session.membershipId',
        'session.confirmedAt',
        'session.createdAt as startedAt',
      ])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('membership').select('membership.id').whereRef('membership.userId', '=', 'user.id'),
        ).as('hasMemberships'),
      )
      .where('session.token', 'in', tokens)
      .where('session.expiresAt', '>', new Date())
      .execute();
    const admins = rows.filter((row) => roleOf(row, { adminEmails }) === 'admin');
    const viewed = await findViewed(admins.map(({ sessionId }) => sessionId));
    const acting = await findActedFor(rows.flatMap(({ membershipId }) => membershipId ?? []));
    return new Map(
      rows.map(({ membershipId, confirmedAt, startedAt, hasMemberships, ...row }) => [
        row.token,
        {
          ...row,
          hasMemberships: Boolean(hasMemberships),
          confirmedAt: confirmedAt ?? startedAt,
          viewed: viewed.get(row.sessionId) ?? null,
          acting: membershipId === null ? null : (acting.get(membershipId) ?? null),
        },
      ]),
    );
  }

  /** Read at every call, so that a changed role holds at once. Separate, because few sessions act for others. */
  async function findActedFor(ids: readonly number[]): Promise<ReadonlyMap<number, ActedFor>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('membership')
      .innerJoin('user', 'user.id', 'membership.accountId')
      .leftJoin('customer', 'customer.userId', 'membership.accountId')
      .select(['user.id', 'user.email', 'user.firstName', 'user.lastName', 'user.role', 'customer.status'])
      .select(['membership.id as membershipId', 'membership.role as memberRole'])
      .where('membership.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.membershipId, row]));
  }

  /** A separate statement: joining it above would slow every customer's lookup by half. */
  async function findViewed(
    sessionIds: readonly string[],
  ): Promise<ReadonlyMap<string | null, ViewedCustomer>> {
    if (sessionIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('viewing')
      .innerJoin('user', 'user.id', 'viewing.userId')
      .leftJoin('customer', 'customer.userId', 'viewing.userId')
      .select(['user.id', 'user.email', 'user.firstName', 'user.lastName', 'user.role', 'customer.status'])
      .select(['viewing.until', 'viewing.sessionId'])
      .where('viewing.sessionId', 'in', sessionIds)
      .where('viewing.endedAt', 'is', null)
      .where('viewing.until', '>', new Date())
      .execute();
    return new Map(rows.map(({ sessionId, ...viewed }) => [sessionId, viewed]));
  }

  async function queryWaiting(): Promise<void> {
    isQuerying = true;
    while (waiting.length > 0) {
      // Waits until all requests that have arrived are read: the embedded database would answer before that.
      await setImmediate();
      const batch = waiting.splice(0, tokensAtOnce);
      try {
        const found = await find([...new Set(batch.map(({ token }) => token))]);
        for (const { token, resolve } of batch) resolve(found.get(token) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isQuerying = false;
  }

  return (token) =>
    new Promise<FoundSession | null>((resolve, reject) => {
      waiting.push({ token, resolve, reject });
      // Each request reports an outage for itself.
      if (!isQuerying) void watchOutages(queryWaiting);
    }).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? reportOutage(error.cause) : error;
    });
}
