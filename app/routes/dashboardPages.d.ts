import type { ReactNode } from 'react';
import type { MessageLoader } from '@app/stores/withMessages';
/** The customer's side (§2). It loads apart from the root's table, with the first address under /dashboard. */
export declare function dashboardRouteElements(messages: MessageLoader): ReactNode;
