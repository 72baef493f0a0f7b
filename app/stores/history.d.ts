import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';
/**
 * The histories that React Router makes for its own routers. It promises nothing of them (hence their names), so nothing
 * else of the portal imports them: its data router, which would, costs a page 14 kB.
 */
export declare const createBrowserHistory: typeof UNSAFE_createBrowserHistory;
export declare const createMemoryHistory: typeof UNSAFE_createMemoryHistory;
/** The browser's history, or one in memory, as React Router makes them. */
export type AppHistory = Omit<ReturnType<typeof createMemoryHistory>, 'index'>;
