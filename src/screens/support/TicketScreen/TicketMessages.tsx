import { cx } from 'class-variance-authority';
import { RelativeTime } from '@/components/RelativeTime';
import type { IsoDateTime } from '@/domain/time/dates';
import type { Ticket, TicketMessage } from '@/domain/support/support';
import type { Attachment } from '@/domain/support/supportAttachments';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { fileSizeText } from '@/i18n/fileSize';
import { CpuIcon, HelpIcon, FileIcon, UserIcon } from '@/primitives/icons';

const authors = {
  customer: { name: 'support.thread.you', icon: UserIcon },
  support: { name: 'support.thread.support', icon: HelpIcon },
  robot: { name: 'support.thread.robot', icon: CpuIcon },
} as const satisfies Record<TicketMessage['author'], { name: PlainMessageKey; icon: unknown }>;

/** Returns the colleague who wrote a message; null for the owner, support and automatic messages. */
const writerOf = (message: TicketMessage): string | null =>
  message.author === 'customer' ? (message.member ?? null) : null;

/** The thread, oldest first. Automatic messages are labelled and less prominent. */
export function TicketMessages({ ticket, now }: { ticket: Ticket; now: IsoDateTime }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('support.thread.messages')}>
      <ol className="flex flex-col gap-4">
        {ticket.messages.map((message) => {
          const { name, icon: Icon } = authors[message.author];
          return (
            <li key={message.id} className="flex min-w-0 gap-3">
              <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-neutral-soft text-text-muted max-sm:hidden">
                <Icon className="size-4" />
              </span>
              <div
                className={cx(
                  'min-w-0 flex-1 rounded-card border border-border px-4 py-3',
                  message.author === 'robot' ? 'bg-sunken text-text-muted' : 'bg-surface',
                )}
              >
                <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base font-semibold">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{writerOf(message) ?? t(name)}</span>
                  <span className="text-sm font-normal text-text-muted">
                    <RelativeTime at={message.at} now={now} />
                  </span>
                </h2>
                <MessageBody ticket={ticket} message={message} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function MessageBody({ ticket, message }: { ticket: Ticket; message: TicketMessage }) {
  const { t } = useI18n();
  if (message.author === 'robot') {
    return (
      <p className="mt-1 text-pretty">
        {t(`support.thread.${message.notice}`, {
          id: ticket.id,
          department: t(`support.department.${ticket.department}`),
        })}
      </p>
    );
  }
  return (
    <>
      {message.text === '' ? (
        message.attachments.length === 0 && (
          <p className="mt-1 text-text-muted">{t('support.thread.noText')}</p>
        )
      ) : (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {message.text}
        </p>
      )}
      {message.attachments.length > 0 && <AttachmentList attachments={message.attachments} />}
    </>
  );
}

function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { t, locale } = useI18n();
  return (
    <ul aria-label={t('support.thread.files')} className="mt-3 flex flex-wrap gap-2">
      {attachments.map(({ name, size }, index) => (
        <li
          key={index}
          className="flex max-w-full items-center gap-2 rounded-control border border-border py-1.5 pr-3 pl-2.5 text-sm"
        >
          <FileIcon className="size-4 text-text-muted" />
          <bdi className="min-w-0 truncate">{name}</bdi>
          <span className="shrink-0 text-text-muted figures">{fileSizeText(size, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
