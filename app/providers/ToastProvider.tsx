import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '@/primitives/lazyPart';
import type { ToastNotice } from '@/primitives/Toast';
import { toastDelayMs, toastExitMs } from '@/primitives/toastTiming';
import { useOnLeave } from './AppRouter';
import { PlainToast } from './PlainToast';

// Loaded with the first notice. If that fails, a plain notice is used.
const loadToast = () =>
  import('@/primitives/Toast').then(
    ({ Toast }) => ({ default: Toast }),
    () => ({ default: PlainToast }),
  );
const Toast = lazyPart(loadToast);

export type NewNotice = Omit<ToastNotice, 'id'>;

const ToastContext = createContext<((notice: NewNotice) => void) | null>(null);

interface Shown {
  notice: ToastNotice;
  isOpen: boolean;
}

/**
 * Shows one notice at a time (§4). A newer one replaces the shown one, so that its Undo is available; others are
 * queued. A notice closes with its page.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const queue = useRef<ToastNotice[]>([]);
  const isShowing = useRef(false);
  const isOpen = useRef(false);
  const count = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showNext = useCallback(() => {
    const next = queue.current.shift();
    isShowing.current = next !== undefined;
    if (!next) return;
    timer.current = setTimeout(() => {
      isOpen.current = true;
      setShown({ notice: next, isOpen: true });
    }, toastDelayMs);
  }, []);

  const close = useCallback(() => {
    isOpen.current = false;
    setShown((current) => current && { ...current, isOpen: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setShown(null);
      showNext();
    }, toastExitMs);
  }, [showNext]);

  const show = useCallback(
    (notice: NewNotice) => {
      void loadToast();
      count.current += 1;
      queue.current.push({ ...notice, id: String(count.current) });
      if (isOpen.current) close();
      else if (!isShowing.current) showNext();
    },
    [close, showNext],
  );

  // A shown notice closes with its page; one queued by the navigation itself is shown on the next.
  useOnLeave(() => {
    if (shown?.isOpen) close();
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <ToastContext value={show}>
      {children}
      {shown && <Toast notice={shown.notice} isOpen={shown.isOpen} onClose={close} />}
    </ToastContext>
  );
}

/** Returns a function that shows a notice. Throws outside a ToastProvider. */
export function useToast(): (notice: NewNotice) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider above');
  return show;
}
