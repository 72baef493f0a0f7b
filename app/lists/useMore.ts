import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListQuery } from '@/domain/list/listRules';
import type { MoreRows } from '@/domain/list/listView';
import { rowsPerPart, withPart, type ListPart } from '@/domain/list/pagedList';
import { usePorts } from '@app/providers/PortsProvider';
import type { ReadUse } from '@app/reads/useRead';
import type { ListSource } from './listSource';

/** Loads further rows, ahead of the reader or on request. */
export function useMore<Row, Key extends string, Values, Sum extends string, About>({
  read: { state, change },
  query,
  source: { event, readPart },
  wanted,
}: {
  read: ReadUse<ListPart<Row, Sum, About>>;
  query: ListQuery<Key, Values>;
  wanted: number;
  source: Pick<ListSource<Row, Key, Values, Sum, About>, 'event' | 'readPart'>;
}) {
  const { log } = usePorts();
  // A new function with the same meaning must not reload.
  const reader = useRef(readPart);
  useLayoutEffect(() => {
    reader.current = readPart;
  });
  const [failedAt, setFailedAt] = useState<ListPart<Row, Sum, About> | null>(null);
  const [extra, setExtra] = useState<ListPart<Row, Sum, About> | null>(null);
  const before = state.status === 'ready' ? state.value : null;
  const cursor = before?.next ?? null;
  const isDue =
    before !== null &&
    cursor !== null &&
    failedAt !== before &&
    (before.items.length < wanted || extra === before);
  useEffect(() => {
    if (!isDue) return;
    const call = new AbortController();
    reader.current(query, { cursor, limit: rowsPerPart }, call.signal).then(
      (part) => {
        if (!call.signal.aborted) change((rows) => (rows === before ? withPart(rows, part) : rows));
      },
      (error: unknown) => {
        if (call.signal.aborted) return;
        log.event(event, { error: String(error) });
        setFailedAt(before);
      },
    );
    return () => call.abort();
  }, [isDue, before, cursor, query, change, event, log]);
  const loadMore = useCallback(() => {
    setFailedAt(null);
    setExtra(before);
  }, [before]);
  const more: Exclude<MoreRows, 'none'> = isDue
    ? 'pending'
    : failedAt !== null && failedAt === before
      ? 'failed'
      : 'idle';
  return { more, loadMore };
}
