import type { ColumnType, Generated } from 'kysely';
import type { NotificationSubject } from '@/domain/notifications/notifications';

/** Notification for an account (D31). */
export interface NotificationTable {
  id: Generated<number>;
  userId: string;
  at: Date;
  isRead: Generated<boolean>;
  about: ColumnType<NotificationSubject, string, never>;
}

declare module '../db/schema' {
  interface Schema {
    notification: NotificationTable;
  }
}
