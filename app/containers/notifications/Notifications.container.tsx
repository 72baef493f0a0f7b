import { useI18n } from '@/i18n/I18nProvider';
import { NotificationsScreen } from '@/screens/notifications/NotificationsScreen/NotificationsScreen';
import { useAction } from '@app/calls/calls';
import { useNow } from '@app/device/clock';
import { isViewing } from '@app/ports/viewRefusal';
import { usePorts } from '@app/providers/PortsProvider';
import { useNotifications } from '@app/reads/shellReads';
import { useToast } from '@app/providers/ToastProvider';
import { toNotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsView';

/** Notifications (§2): the bell's badge counts the same list. */
export default function NotificationsContainer() {
  const { notifications } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const act = useAction();
  const now = useNow();
  const { state, refresh, change } = useNotifications();
  const view = toNotificationsView(state, now);

  function mark(ids: readonly string[], isRead: boolean) {
    if (ids.length === 0) return;
    // Optimistic, also in the bell; the port reports the change itself.
    const takeBack = change((items) =>
      items.map((each) => (ids.includes(each.id) ? { ...each, isRead } : each)),
    );
    void act({
      event: 'notification-mark-failed',
      call: notifications.setRead(ids, isRead),
      onFailed: () => {
        takeBack();
        return { title: t('notifications.failed') };
      },
    });
  }

  return (
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
      onActionFollow={(id) => {
        if (!isViewing()) mark([id], true);
      }}
      onRetry={() => void refresh()}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
