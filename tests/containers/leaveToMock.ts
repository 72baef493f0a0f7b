import { vi } from 'vitest';

/** Replaces navigation to another site. A separate module, because test files share a process and this function. */
export const leaveTo = vi.fn(() => true);

export const submitTo = vi.fn();

export const replaceDocument = vi.fn();

export const reloadDocument = vi.fn();
