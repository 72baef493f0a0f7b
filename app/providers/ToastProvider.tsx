import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '@/primitives/lazyPart';
import type { ToastNotice } from '@/primitives/Toast';
import { toastDelayMs, toastExitMs } from '@/primitives/toastTiming';
import { useOnLeave } from './AppRouter';
import { PlainToast } from './PlainToast';

// Loads with the first notice. Should it not arrive, the words still must.
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
 * One notice at a time (§4): a newer one sends the one that shows away, so that its Undo is there while it is wanted;
 * what has not shown yet waits its turn. None follows to another page than the one it first showed on.
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

  // A notice that was shown closes with its page; one queued by the navigation itself shows on the next.
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

/** Shows a notice. Throws outside a ToastProvider. */
export function useToast(): (notice: NewNotice) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('No ToastProvider above');
  return show;
}
