import { sql } from 'kysely';
import { changeTopics, type ChangeTopic } from '@app/contract/changes';
import { Recent } from '@app/contract/recent';
import type { Db } from './db/database';

/** A change of an account. */
export interface Change {
  readonly userId: string;
  readonly topics: readonly ChangeTopic[];
}

type Listener = (topics: readonly ChangeTopic[]) => void;

/** Notifies subscribers of changes to their account (D31: badges update without a reload). */
export interface Changes {
  /** Call in the transaction of the changes; subscribers are notified only if it commits. */
  announce: (tx: Db, changes: readonly Change[]) => Promise<void>;
  /** Call after the commit, for databases that do not notify. */
  committed: (changes: readonly Change[]) => void;
  /** Calls the listener for each change of an account; returns the unsubscribe function. */
  subscribe: (userId: string, listener: Listener) => () => void;
  /** Returns the account's topics changed in the last `silentForMs` milliseconds; every topic if unknown. */
  missed: (userId: string, silentForMs: number) => readonly ChangeTopic[];
  /** Number of subscribers. */
  listening: () => number;
}

/** Channel on which instances of one PostgreSQL notify each other. */
export const changeChannel = 'meridian_change';

type Clock = () => number;
const sinceStart: Clock = () => performance.now();

function createListeners(clock: Clock) {
  const listeners = new Map<string, Set<Listener>>();
  const recent = new Recent<Change>(clock);
  return {
    publish(change: Change): void {
      const { userId, topics } = change;
      recent.add(change);
      for (const listener of listeners.get(userId) ?? []) listener(topics);
    },
    /** Notifies everybody that anything may have changed. */
    publishAll(): void {
      recent.forget();
      for (const own of listeners.values()) for (const listener of own) listener(changeTopics);
    },
    missed(userId: string, silentForMs: number): readonly ChangeTopic[] {
      const recentChanges = recent.since(clock() - silentForMs);
      if (recentChanges === null) return changeTopics;
      return [
        ...new Set(recentChanges.filter((each) => each.userId === userId).flatMap(({ topics }) => topics)),
      ];
    },
    listening: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    subscribe(userId: string, listener: Listener): () => void {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
  };
}

/**
 * Changes for the embedded database with a single instance: committed changes are published at once.
 *
 * @param clock monotonic, in milliseconds
 */
export function changesOfOne(clock = sinceStart): Changes {
  const { publish, subscribe, missed, listening } = createListeners(clock);
  return {
    announce: () => Promise.resolve(),
    committed: (changes) => changes.forEach(publish),
    subscribe,
    missed,
    listening,
  };
}

/** Callbacks of a channel listener. */
export interface ChannelListener {
  readonly onPayload: (payload: string) => void;
  /** The connection is back; notifications in between were lost. */
  readonly onGap: () => void;
}

/**
 * Changes for a PostgreSQL shared by several instances; it notifies all of them, including this one.
 *
 * @param listen called once, before anything is received
 */
export function changesOfMany(listen: (listener: ChannelListener) => void): Changes {
  const { publish, publishAll, subscribe, missed, listening } = createListeners(sinceStart);
  // Only `announce` writes to it: writing needs full access to the database.
  listen({ onPayload: (payload) => publish(JSON.parse(payload) as Change), onGap: publishAll });
  return {
    async announce(tx, changes) {
      for (const change of changes)
        await sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`.execute(tx);
    },
    committed: () => undefined,
    subscribe,
    missed,
    listening,
  };
}
