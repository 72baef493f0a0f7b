import type { AdminEvent } from '@/domain/admin/activity';
import type { AdminOverview } from '@/domain/admin/overview';
import type { IsoDateTime } from '@/domain/dates';

/** An entry of the recent activity, and where it is about something that can be looked at. */
export interface ActivityEntry extends AdminEvent {
  href: string | null;
}

export interface AdminDashboardFrame {
  /** Where each figure comes from. */
  hrefs: { users: string; servers: string; analytics: string; pending: string };
  /** The name of the activity for links (`#activity`). */
  activityAnchor: string;
}

/** The states of the screen. */
export type AdminDashboardView = AdminDashboardFrame &
  (
    | { status: 'loading' }
    | { status: 'error'; reason: 'offline' | 'unexpected' }
    | {
        status: 'ready';
        overview: Omit<AdminOverview, 'activity'>;
        /** By how many percent revenue changed since the month before; `null` where there is nothing to compare with. */
        revenueChange: number | null;
        activity: readonly ActivityEntry[];
        /** The moment it is read at. */
        now: IsoDateTime;
      }
  );

export interface AdminDashboardScreenProps {
  view: AdminDashboardView;
  onRetry: () => void;
}
