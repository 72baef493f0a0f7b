import type { ToastProps } from '@/primitives/Toast';
/** A notice without manners, for when the toast's own code does not arrive: its words, its time, nothing else. */
export declare function PlainToast({
  notice,
  isOpen,
  onClose,
}: ToastProps): import('react').JSX.Element | null;
