import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';

/**
 * Histories of React Router's own routers. They are unstable API, so this is the only import of them. Its data
 * router, the stable way, would add 14 kB to a page.
 */
export const createBrowserHistory = UNSAFE_createBrowserHistory;
export const createMemoryHistory = UNSAFE_createMemoryHistory;

/** The browser's history, or one in memory. */
export type AppHistory = Omit<ReturnType<typeof createMemoryHistory>, 'index'>;
