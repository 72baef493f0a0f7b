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

/** Rows rendered beyond each visible edge, and the step of the window. */
const margin = 4;
const step = 4;
/** Rows of the first render, before measuring: 20 of the estimated 3.25 rem are 1040 px, a whole screen. */
const firstWindow = 20;
/** Idle time in milliseconds after which a short list is rendered completely and scrolling counts as stopped. */
const restMs = 160;

export interface VirtualRowsOptions {
  /** Contains only the rows. */
  body: RefObject<HTMLElement | null>;
  /** Scrolling element; `null` if the page scrolls. */
  scroller: RefObject<HTMLElement | null> | null;
  /** Identity and length of the list. */
  rows: { readonly length: number };
  /** Estimated row height in rem, until measured. */
  estimatedRowRem: number;
  /** Whether all rows have equal height, or each its own. */
  heights: 'equal' | 'own';
  /** Height of sticky content at the top of the scroller, in pixels. */
  stickyHeight: () => number;
  /** Row that is always rendered because it has focus; -1 for none. */
  pinnedRow: number;
  firstRow: number;
  onFirstRowChange: ((index: number) => void) | undefined;
  scrollKey: string | undefined;
}

export interface VirtualRows {
  /** Rows to render, ascending. */
  indexes: readonly number[];
  /** Distance of a row from the top of the list, in pixels. */
  offsetOf: (index: number) => number;
  /** Whether unrendered rows are replaced by space. */
  isWindowed: boolean;
  /** Number of rows per visible page. */
  pageSize: () => number;
}

/**
 * Decides which rows to render: visible ones and a few around them. Equal rows are measured once, others when they are
 * shown.
 */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { body, scroller, rows, pinnedRow, scrollKey } = options;
  const count = rows.length;
  const isWindowed = count > wholeListLimit;
  const [rowHeight, setRowHeight] = useState(() => options.estimatedRowRem * rootFontSize());
  // Heights belong to this list and order.
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
    // With different heights, the estimate must not follow the first row.
    if (!isWindowed || (options.heights === 'own' && isMeasured.current)) return;
    const height = measuredRow(body.current);
    if (height === 0) return;
    isMeasured.current = true;
    if (Math.abs(height - rowHeight) > 0.01) setRowHeight(height);
  }, [body, isWindowed, rows, rowHeight, options.heights]);

  // After every render, because heights depend on text and width.
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
    // Once, because the address only sets the initial position.
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
    // Capturing on the document catches all scrolling ancestors.
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

  // Typing should not wait for invisible rows, so a short list is completed when idle.
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
  // The list may have become shorter than the window's position.
  const start = Math.min(range.start, Math.max(0, end - (range.end - range.start)));
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
  if (pinned < 0 || pinned >= count || (pinned >= start && pinned < end)) return indexes;
  return pinned < start ? [pinned, ...indexes] : [...indexes, pinned];
}

/** Height of a rendered row in pixels; 0 without a row or layout. */
function measuredRow(body: HTMLElement | null): number {
  return body?.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
}

/** Root font size in pixels; the browser default without a document. */
function rootFontSize(): number {
  if (typeof document === 'undefined') return 16;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Rows and spaces in document order. */
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
