import type { NotificationsPort } from '@app/ports/ports';
export declare const notificationsHttp: NotificationsPort;
