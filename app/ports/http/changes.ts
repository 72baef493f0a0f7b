import { changeTopics, type ChangeTopic } from '@app/contract/changes';
import { epochStartedAt, tabAccount } from '@app/device/tabAccount';
import type { Watch } from '@app/ports/lazyPort';
import { openLine, type Heard, type Line } from './changeLine';

const listeners = new Map<ChangeTopic, Set<() => void>>();
/** Open while anybody listens, for whose the tab was when it was opened. */
let line: (Line & { readonly account: string | null }) | null = null;
/** When the last one to listen left, on the page's clock. */
let leftAt = 0;
/** When each was last told of, on the same clock. */
const lastTold = new Map<ChangeTopic, number>();

function onHeard(heard: Heard): void {
  for (const topic of heard === 'everything' ? changeTopics : heard) {
    lastTold.set(topic, performance.now());
    for (const onChange of listeners.get(topic) ?? []) onChange();
  }
}

function close(): void {
  line?.close();
  line = null;
}

/** Calls back when the server says that this part of the account has changed; one stream for all of its tabs. */
export function watchChanges(topic: ChangeTopic): Watch {
  return (onChange, since = Infinity) => {
    const own = listeners.get(topic) ?? new Set();
    listeners.set(topic, own.add(onChange));
    const account = tabAccount();
    // Somebody else has signed in: what is told to the one before is not for them.
    if (line?.account !== account) close();
    // What is shown was read before it: what an account changes in between is told as well.
    line ??= { ...openLine(account, Math.max(leftAt, epochStartedAt()), onHeard), account };
    if ((lastTold.get(topic) ?? -Infinity) > since) onChange();
    return () => {
      own.delete(onChange);
      if (own.size === 0) listeners.delete(topic);
      if (listeners.size > 0) return;
      close();
      leftAt = performance.now();
    };
  };
}
