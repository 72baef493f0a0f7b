import { useEffect } from 'react';
import type { ToastProps } from '@/primitives/Toast';
import { toastDurationMs } from '@/primitives/toastTiming';

/** A notice without styles, a fallback if the toast's code fails to load. */
export function PlainToast({ notice, isOpen, onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, notice.duration ?? toastDurationMs);
    return () => clearTimeout(timer);
  }, [notice, onClose]);
  if (!isOpen) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-2 bottom-4 z-60 rounded-card bg-raised p-4 shadow-float forced-colors:border sm:right-auto sm:left-4 sm:w-88"
    >
      <p className="font-semibold">{notice.title}</p>
      {notice.message !== undefined && <p className="text-text-muted">{notice.message}</p>}
    </div>
  );
}
