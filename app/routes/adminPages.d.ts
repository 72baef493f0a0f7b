import type { ReactNode } from 'react';
import type { MessageLoader } from '@app/stores/withMessages';
/** The provider's side (§2). Whatever else stands under its address is not found, inside its shell. */
export declare function adminRouteElements(messages: MessageLoader): ReactNode;
