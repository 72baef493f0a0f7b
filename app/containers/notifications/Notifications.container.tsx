import { useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { NotificationsScreen } from '@/screens/notifications/NotificationsScreen/NotificationsScreen';
import { useNow } from '@app/device/clock';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import {
  toNotificationsView,
  type PendingMarks,
} from '@/screens/notifications/NotificationsScreen/toNotificationsView';
import { useNotifications } from './useNotifications';

const noMarks: PendingMarks = new Map();

/** Notifications (§2): the bell's badge counts the same list. */
export default function NotificationsContainer() {
  const { notifications } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const now = useNow();
  const { state, retry } = useNotifications();
  const [marks, setMarks] = useState(noMarks);
  const view = toNotificationsView(state, marks, now);

  function mark(ids: readonly string[], isRead: boolean) {
    if (ids.length === 0) return;
    setMarks((set) => new Map([...set, ...ids.map((id) => [id, isRead] as const)]));
    notifications.setRead(ids, isRead).catch(() => {
      setMarks((set) => new Map([...set].filter(([id]) => !ids.includes(id))));
      toast({ type: 'error', title: t('notifications.failed') });
    });
  }

  return (
    <>
      <DocumentTitle of="notifications.title" />
      <NotificationsScreen
        view={view}
        onReadChange={(id, isRead) => mark([id], isRead)}
        onAllRead={() =>
          view.status === 'ready' &&
          mark(
            view.items.filter(({ isRead }) => !isRead).map(({ id }) => id),
            true,
          )
        }
        onActionFollow={(id) => mark([id], true)}
        onRetry={retry}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
