import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { RowHeights } from './RowHeights';
import { wholeListLimit } from './types';

/** Rows rendered beyond each edge of what is seen, and the step in which the window moves. */
const margin = 4;
const step = 4;
/** Rows of the first render, before one can be measured: 20 of the estimated 3.25 rem are 1040 px, a whole screen. */
const firstWindow = 20;
/** A short list becomes whole, and a scroll counts as stopped, after this many milliseconds of rest. */
const restMs = 160;

export interface VirtualRowsOptions {
  /** Holds the rows and nothing else. */
  body: RefObject<HTMLElement | null>;
  /** Element that scrolls around the rows; `null` when the page does. */
  scroller: RefObject<HTMLElement | null> | null;
  /** Identity of the list, and its length. */
  rows: { readonly length: number };
  /** Until a rendered row can be measured, in rem. */
  estimatedRowRem: number;
  /** Rows are of one height, or of whatever height their text has. */
  heights: 'equal' | 'own';
  /** Height of what sticks to the top of the scroller, in pixels. */
  stickyHeight: () => number;
  /** A row that stays rendered wherever the window is, because it has the focus; -1 for none. */
  pinnedRow: number;
  firstRow: number;
  onFirstRowChange: ((index: number) => void) | undefined;
  scrollKey: string | undefined;
}

export interface VirtualRows {
  /** Rows to render, ascending. */
  indexes: readonly number[];
  /** From the top of the list to the top of a row, in pixels. */
  offsetOf: (index: number) => number;
  /** Whether the list is longer than what is rendered whole: unseen rows are stood in for by space. */
  isWindowed: boolean;
  /** How many rows fit into what is seen. */
  pageSize: () => number;
}

/**
 * Which rows to render: those in sight and a few around them. The height of equal rows is measured from a real one, that
 * of others from each as it shows.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { body, scroller, rows, pinnedRow, scrollKey } = options;
  const count = rows.length;
  const isWindowed = count > wholeListLimit;
  const [rowHeight, setRowHeight] = useState(() => options.estimatedRowRem * rootFontSize());
  // Of this list and this order: in another, other rows have these places.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const heights = useMemo(() => new RowHeights(rowHeight), [rowHeight, rows]);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [range, setRange] = useState({ start: options.firstRow, end: options.firstRow + firstWindow });
  const [wholeList, setWholeList] = useState<object | null>(null);
  const isWhole = !isWindowed && wholeList === rows;

  const sight = () => {
    const element = body.current;
    if (!element) return null;
    const own = scroller?.current?.getBoundingClientRect();
    const top = Math.max(0, own ? own.top + options.stickyHeight() : 0);
    const bottom = Math.min(window.innerHeight, own?.bottom ?? window.innerHeight);
    const origin = element.getBoundingClientRect().top;
    return { first: heights.indexAt(top - origin, count), last: heights.indexAt(bottom - origin, count) };
  };
  const follow = () => {
    const seen = sight();
    if (!seen) return;
    const start = Math.max(0, Math.floor(seen.first / step) * step - margin);
    const end = Math.ceil(seen.last / step) * step + margin;
    setRange((range) => (range.start === start && range.end === end ? range : { start, end }));
  };
  const latest = useRef({ follow, sight, options });
  useLayoutEffect(() => {
    latest.current = { follow, sight, options };
  });

  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    // Rows of their own heights differ from that of the first: what is expected of them must not follow it about.
    if (!isWindowed || (options.heights === 'own' && isMeasured.current)) return;
    const height = measuredRow(body.current);
    if (height === 0) return;
    isMeasured.current = true;
    if (Math.abs(height - rowHeight) > 0.01) setRowHeight(height);
  }, [body, isWindowed, rows, rowHeight, options.heights]);

  // After every drawing: a row's height follows from its text and from the width there is.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    if (!isWindowed || options.heights === 'equal') return;
    let hasChanged = false;
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const height = row.getBoundingClientRect().height;
      const index = Number(row.dataset['row']);
      if (height > 0 && heights.measure(index, height)) hasChanged = true;
    }
    if (hasChanged) redraw();
  });

  useLayoutEffect(() => {
    const { firstRow } = latest.current.options;
    if (firstRow > 0) {
      const distance = firstRow * (measuredRow(body.current) || rowHeight);
      if (scroller?.current) scroller.current.scrollTop = distance;
      else scrollBy(0, distance + (body.current?.getBoundingClientRect().top ?? 0));
    }
    latest.current.follow();
    // Once: the address says where to start, not where to stay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const shownKey = useRef(scrollKey);
  useLayoutEffect(() => {
    if (shownKey.current === scrollKey) return;
    shownKey.current = scrollKey;
    if (scroller?.current) scroller.current.scrollTop = 0;
    else if ((body.current?.getBoundingClientRect().top ?? 0) < 0) body.current?.scrollIntoView();
    latest.current.follow();
  }, [scrollKey, scroller, body]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      flushSync(() => latest.current.follow());
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { options, sight } = latest.current;
        options.onFirstRowChange?.(Math.max(0, Math.round(sight()?.first ?? 0)));
      }, restMs);
    };
    const onResize = () => latest.current.follow();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize);
    const scrolled = scroller?.current;
    if (scrolled) observer?.observe(scrolled);
    // Capturing on the document hears every scroller there may be around a list that has none of its own.
    const source: EventTarget = scrolled ?? document;
    source.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      source.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [scroller]);

  // Typing should not wait for rows out of sight: a short list becomes whole when the hands rest.
  useEffect(() => {
    if (isWindowed || isWhole) return;
    const timer = setTimeout(() => startTransition(() => setWholeList(rows)), restMs);
    return () => clearTimeout(timer);
  }, [rows, isWindowed, isWhole]);

  return {
    indexes: indexesOf(isWhole ? { start: 0, end: count } : range, count, pinnedRow),
    offsetOf: (index) => heights.offsetOf(index),
    isWindowed,
    pageSize: () => {
      const seen = sight();
      return seen ? Math.max(1, Math.floor(seen.last - seen.first) - 1) : firstWindow;
    },
  };
}

function indexesOf(range: { start: number; end: number }, count: number, pinned: number): number[] {
  const end = Math.min(count, range.end);
  // The list may have become shorter than where the window stood.
  const start = Math.min(range.start, Math.max(0, end - (range.end - range.start)));
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
  if (pinned < 0 || pinned >= count || (pinned >= start && pinned < end)) return indexes;
  return pinned < start ? [pinned, ...indexes] : [...indexes, pinned];
}

/** Height of a rendered row in pixels; 0 where there is none, or no layout. */
function measuredRow(body: HTMLElement | null): number {
  return body?.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
}

/** In pixels; what browsers begin with where there is no document, as on a server that renders. */
function rootFontSize(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Rows with the space between them, in the order of the document. */
export type VirtualPart = { kind: 'row'; index: number } | { kind: 'space'; id: string; height: number };

export function partsOf({ indexes, offsetOf }: VirtualRows, count: number): VirtualPart[] {
  const parts: VirtualPart[] = [];
  let next = 0;
  const addSpace = (until: number) => {
    if (until > next)
      parts.push({
        kind: 'space',
        id: `space-${next === 0 ? 'top' : until}`,
        height: offsetOf(until) - offsetOf(next),
      });
  };
  for (const index of indexes) {
    addSpace(index);
    parts.push({ kind: 'row', index });
    next = index + 1;
  }
  addSpace(count);
  return parts;
}
