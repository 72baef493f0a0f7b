import { cx } from 'class-variance-authority';
import { RelativeTime } from '@/components/RelativeTime';
import type { DeskAttachment, DeskEntry, DeskTicket } from '@/domain/desk/desk';
import type { IsoDateTime } from '@/domain/time/dates';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { attachmentHref } from '@/paths';
import { Badge } from '@/primitives/Badge';
import { CpuIcon, FileIcon, HelpIcon, LockIcon, UserIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';

const icons = { customer: UserIcon, support: HelpIcon, robot: CpuIcon, note: LockIcon } as const;

/** Style of each kind of entry; notes have their own background, border and label. */
const looks: Readonly<Record<DeskEntry['author'], string>> = {
  customer: 'border-border bg-surface',
  support: 'border-border bg-sunken',
  robot: 'border-border bg-sunken text-text-muted',
  note: 'border-dashed border-warning bg-warning-soft',
};

interface DeskThreadProps {
  ticket: DeskTicket;
  entries: readonly DeskEntry[];
  /** Ids of entries that are marked as new. */
  unseen: ReadonlySet<string>;
  now: IsoDateTime;
}

/** The thread for staff, oldest first, with internal notes. */
export function DeskThread({ ticket, entries, unseen, now }: DeskThreadProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section aria-label={t('adminTickets.thread')}>
      <ol className="flex flex-col gap-4">
        {entries.map((entry) => {
          const Icon = icons[entry.author];
          return (
            <li key={entry.id} className={cx('min-w-0 rounded-card border px-4 py-3', looks[entry.author])}>
              <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base font-semibold">
                <span className="flex min-w-0 items-baseline gap-2">
                  <Icon className="size-4 shrink-0 self-center text-text-muted" />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{authorText(entry, ticket, i18n)}</span>
                  {unseen.has(entry.id) && <Badge tone="info">{t('adminTickets.new')}</Badge>}
                </span>
                <span className="text-sm font-normal text-text-muted">
                  <RelativeTime at={entry.at} now={now} />
                </span>
              </h2>
              {entry.author === 'note' && (
                <p className="text-sm text-text-muted">{t('adminTickets.note.hint')}</p>
              )}
              <EntryBody ticket={ticket} entry={entry} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function authorText(entry: DeskEntry, ticket: DeskTicket, { t }: I18n): string {
  switch (entry.author) {
    case 'customer':
      return entry.member ?? ticket.customer;
    case 'robot':
      return t('adminTickets.author.robot');
    case 'note':
      return t('adminTickets.author.note', { staff: entry.staff });
    case 'support':
      return entry.staff === null
        ? t('adminTickets.author.supportUnknown')
        : t('adminTickets.author.support', { staff: entry.staff });
  }
}

function EntryBody({ ticket, entry }: { ticket: DeskTicket; entry: DeskEntry }) {
  const { t } = useI18n();
  if (entry.author === 'robot') {
    const department = t(`support.department.${ticket.department}`);
    return (
      <p className="mt-1 text-pretty">{t(`support.thread.${entry.notice}`, { id: ticket.id, department })}</p>
    );
  }
  const attachments = entry.author === 'note' ? [] : entry.attachments;
  return (
    <>
      {entry.text === '' && attachments.length === 0 ? (
        <p className="mt-1 text-text-muted">{t('support.thread.noText')}</p>
      ) : (
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
          {entry.text}
        </p>
      )}
      {attachments.length > 0 && <Attachments ticket={ticket} attachments={attachments} />}
    </>
  );
}

function Attachments({
  ticket,
  attachments,
}: {
  ticket: DeskTicket;
  attachments: readonly DeskAttachment[];
}) {
  const { t, locale } = useI18n();
  return (
    <ul aria-label={t('support.thread.files')} className="mt-3 flex flex-wrap gap-2">
      {attachments.map(({ id, name, size }) => (
        <li key={id} className="max-w-full">
          <Link
            href={attachmentHref(ticket.id, id)}
            download=""
            variant="bare"
            className="flex max-w-full items-center gap-2 rounded-control border border-border py-1.5 pr-3 pl-2.5 text-sm hover:border-border-strong"
          >
            <FileIcon className="size-4 text-text-muted" />
            <bdi className="min-w-0 truncate">{name}</bdi>
            <span className="shrink-0 text-text-muted figures">{fileSizeText(size, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
