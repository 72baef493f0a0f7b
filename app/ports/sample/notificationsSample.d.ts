import type { PortalNotification } from '@/domain/notifications';
import type { NotificationsPort } from '@app/ports/ports';
import type { Latency } from './latency';
import { type Persistence } from './persistence';
/** Notifications from a list; what was read is persisted by its id. */
export declare function notificationsSample(initial: readonly PortalNotification[], latency: Latency, { before, persist }?: Persistence<readonly string[]>): NotificationsPort;
