import { cx } from 'class-variance-authority';
import { RelativeTime } from '@/components/RelativeTime';
import type { IsoDateTime } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink, IconButton } from '@/primitives/Button';
import { CheckIcon, MailIcon } from '@/primitives/icons';
import { sectionIcons } from '@/primitives/sectionIcons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { NotificationItem, NotificationsActions } from './notificationsView';
import { notificationIcon, notificationText, notificationTone } from './notificationKinds';

const iconTones = {
  neutral: 'bg-neutral-soft text-text-muted',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
} as const;

interface NotificationCardProps extends Pick<NotificationsActions, 'onReadChange' | 'onActionFollow'> {
  item: NotificationItem;
  now: IsoDateTime;
}

/** A notification: what happened, when, and its action. */
export function NotificationCard({ item, now, onReadChange, onActionFollow }: NotificationCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { id, at, isRead, about, actionHref } = item;
  const { title, text, action } = notificationText(item, i18n);
  const Icon = sectionIcons[notificationIcon(about)];
  return (
    <li className="flex items-start gap-3 px-4 py-3.5">
      <span
        className={cx(
          'mt-0.5 grid size-8 shrink-0 place-items-center rounded-full',
          iconTones[notificationTone(about)],
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-auto basis-72">
          <h3 className={cx('text-base [overflow-wrap:anywhere]', isRead ? 'font-normal' : 'font-semibold')}>
            {!isRead && (
              <>
                <span
                  aria-hidden="true"
                  className="mr-2 inline-block size-2 rounded-full bg-action align-middle forced-colors:border"
                />
                <VisuallyHidden>{`${t('notifications.new')}: `}</VisuallyHidden>
              </>
            )}
            <span>{title}</span>
          </h3>
          <p className="mt-0.5 [overflow-wrap:anywhere] text-text-muted">{text}</p>
          <p className="mt-1 text-sm text-text-muted">
            <RelativeTime at={at} now={now} />
          </p>
        </div>
        <ButtonLink
          size="sm"
          href={actionHref}
          // Several actions say 'Renew', so their labels include the title.
          aria-label={t('notifications.actionOf', { action, title })}
          onClick={() => onActionFollow(id)}
        >
          {action}
        </ButtonLink>
      </div>
      <IconButton
        size="sm"
        className="-mr-1 sm:self-center"
        label={t(isRead ? 'notifications.markUnread' : 'notifications.markRead', { title })}
        icon={isRead ? <MailIcon /> : <CheckIcon />}
        isChange
        onClick={() => onReadChange(id, !isRead)}
      />
    </li>
  );
}
