import { changeTopics, type ChangeTopic } from '@app/contract/changes';
import { epochStartedAt, tabAccount } from '@app/device/tabAccount';
import type { Watch } from '@app/ports/lazyPort';
import { openLine, type Heard, type Line } from './changeLine';

const listeners = new Map<ChangeTopic, Set<() => void>>();
/** Open while there are listeners, for the tab's account at that time. */
let line: (Line & { readonly account: string | null }) | null = null;
/** When the last listener left, on the page's clock. */
let leftAt = 0;
/** Time of each topic's last change, on the same clock. */
const lastChangeAt = new Map<ChangeTopic, number>();

function onHeard(heard: Heard): void {
  for (const topic of heard === 'everything' ? changeTopics : heard) {
    lastChangeAt.set(topic, performance.now());
    for (const onChange of listeners.get(topic) ?? []) onChange();
  }
}

function close(): void {
  line?.close();
  line = null;
}

/** Subscribes to changes of a topic of the account; all topics share one stream. */
export function watchChanges(topic: ChangeTopic): Watch {
  return (onChange, since = Infinity) => {
    const own = listeners.get(topic) ?? new Set();
    listeners.set(topic, own.add(onChange));
    const account = tabAccount()?.id ?? null;
    // Another user signed in: earlier listeners must not receive their changes.
    if (line?.account !== account) close();
    // The shown data was read before this, so changes since then are reported too.
    line ??= { ...openLine(account, Math.max(leftAt, epochStartedAt()), onHeard), account };
    if ((lastChangeAt.get(topic) ?? -Infinity) > since) onChange();
    return () => {
      own.delete(onChange);
      if (own.size === 0) listeners.delete(topic);
      if (listeners.size > 0) return;
      close();
      leftAt = performance.now();
    };
  };
}
