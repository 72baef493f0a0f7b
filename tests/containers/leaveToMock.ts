import { vi } from 'vitest';

/** In the place of leaving for another page. A module of its own: files share a process, and with it this one function. */
export const leaveTo = vi.fn(() => true);

export const submitTo = vi.fn();
