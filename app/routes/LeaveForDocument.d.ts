import { type ReactNode } from 'react';
/**
 * A page that is a document of its own and was reached inside the app, by a short address or a program: the browser
 * goes there. `fallback` shows where the app itself was opened at it (the router's key is `default` then), because the
 * server has no such document: asking again would bring the app again.
 */
export declare function LeaveForDocument({ fallback }: { fallback: ReactNode }): ReactNode;
