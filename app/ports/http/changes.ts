import * as v from 'valibot';
import { changeSchema, changesPath, type ChangeTopic } from '@app/contract/changes';
import type { Watch } from '@app/ports/lazyPort';

const listeners = new Map<ChangeTopic, Set<() => void>>();
let source: EventSource | null = null;
/** Changes announced while the stream was down are lost: once it is open again, everything may have changed. */
let wasCut = false;

function notify(topics: Iterable<ChangeTopic>): void {
  for (const topic of topics) for (const onChange of listeners.get(topic) ?? []) onChange();
}

/** A browser closes the stream for good after a refusal (the session, a proxy): then it is opened again, in milliseconds. */
const retryMs = 10_000;

function listen(): EventSource {
  const opened = new EventSource(changesPath);
  opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
    const parsed = v.safeParse(changeSchema, JSON.parse(data));
    if (parsed.success) notify(parsed.output.topics);
  });
  opened.addEventListener('open', () => {
    if (wasCut) notify([...listeners.keys()]);
    wasCut = false;
  });
  opened.addEventListener('error', () => {
    wasCut = true;
    if (opened.readyState !== EventSource.CLOSED) return;
    setTimeout(() => {
      // Unless the last listener has left since, or another stream was opened.
      if (source === opened) source = listen();
    }, retryMs);
  });
  return opened;
}

/** Calls back when the server says that this part of the account has changed; one stream for the whole tab. */
export function watchChanges(topic: ChangeTopic): Watch {
  return (onChange) => {
    const own = listeners.get(topic) ?? new Set();
    listeners.set(topic, own.add(onChange));
    source ??= listen();
    return () => {
      own.delete(onChange);
      if (own.size === 0) listeners.delete(topic);
      if (listeners.size > 0) return;
      source?.close();
      source = null;
    };
  };
}
