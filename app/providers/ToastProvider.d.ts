import { type ReactNode } from 'react';
import type { ToastNotice } from '@/primitives/Toast';
export type NewNotice = Omit<ToastNotice, 'id'>;
/**
 * One notice at a time (§4): a newer one waits for the older to leave, and nothing is lost in between. None follows to
 * another page than the one it first showed on.
 */
export declare function ToastProvider({ children }: { children: ReactNode }): import('react').JSX.Element;
/** Shows a notice. Throws outside a ToastProvider. */
export declare function useToast(): (notice: NewNotice) => void;
