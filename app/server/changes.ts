import { sql } from 'kysely';
import { changeTopics, type ChangeTopic } from '@app/contract/changes';
import { Recent } from '@app/contract/recent';
import type { Db } from './db/database';

/** A change and the account that it concerns. */
export interface Change {
  readonly userId: string;
  readonly topics: readonly ChangeTopic[];
}

type Listener = (topics: readonly ChangeTopic[]) => void;

/** Tells whoever listens that something of theirs has changed (D31: a badge is right without a reload). */
export interface Changes {
  /** Within the transaction that makes the changes: told when, and only if, it is committed. */
  announce: (tx: Db, changes: readonly Change[]) => Promise<void>;
  /** After the commit, where the database tells nobody. */
  committed: (changes: readonly Change[]) => void;
  /** Calls back for each change of an account; gives the way to stop. */
  subscribe: (userId: string, listener: Listener) => () => void;
  /** Returns the account's topics changed in the last `silentForMs` milliseconds. Every topic where that is unknown. */
  missed: (userId: string, silentForMs: number) => readonly ChangeTopic[];
  /** How many listen. */
  listening: () => number;
}

/** The channel on which instances of one PostgreSQL tell each other. */
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
    /** Tells everybody that anything may have changed. */
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
 * For the embedded database, which has one instance: what is committed is told at once.
 *
 * @param clock in milliseconds; never goes back
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

/** Callbacks of a listener to the channel. */
export interface ChannelListener {
  readonly onPayload: (payload: string) => void;
  /** It hears again after a time in which it did not: what was told meanwhile is lost. */
  readonly onGap: () => void;
}

/**
 * For a PostgreSQL that several instances share: it tells all of them, this one too.
 *
 * @param listen called once, before anything can be heard
 */
export function changesOfMany(listen: (listener: ChannelListener) => void): Changes {
  const { publish, publishAll, subscribe, missed, listening } = createListeners(sinceStart);
  // Written by `announce` alone: whoever may write to this channel has the whole database.
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
