import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CommandDialog, type CommandTarget } from '@/primitives/CommandDialog';
import { LogoutIcon, MoonIcon, SunIcon } from '@/primitives/icons';
import { sectionIcons } from '@/primitives/sectionIcons';
import { Skeleton } from '@/primitives/Skeleton';
import type { PaletteEntry, PaletteText, PaletteView } from './commandPalette/types';

export interface CommandPaletteProps {
  /** Query, results, and the state of the server search. */
  view: PaletteView;
  /** The text changed. */
  onQueryChange: (query: string) => void;
  /** `newTab` was requested; only destinations can open in one. */
  onEntryChoose: (id: string, target: CommandTarget) => void;
  /** The server search failed and should be retried. */
  onServersRetry: () => void;
  /** Escape, or a click outside. */
  onClose: () => void;
}

const icons = { ...sectionIcons, sun: SunIcon, moon: MoonIcon, logout: LogoutIcon };

/** Navigates to any screen or server and runs actions without a form, by keyboard. Mounted while open. */
export function CommandPalette({
  view,
  onQueryChange,
  onEntryChoose,
  onServersRetry,
  onClose,
}: CommandPaletteProps) {
  const { t } = useI18n();
  const { query, result, servers } = view;
  const groups = result.status === 'noMatches' ? [] : result.groups;
  // While servers are loading, "no matches" would be premature.
  const isNothing = result.status === 'noMatches' && servers !== 'loading';
  return (
    <CommandDialog
      title={t('palette.title')}
      placeholder={t('palette.placeholder')}
      query={query}
      onQueryChange={onQueryChange}
      groups={groups.map(({ id, entries }) => ({
        id,
        title: t(`palette.group.${id}`),
        lines: entries.map((entry) => ({ id: entry.id, content: <EntryContent entry={entry} /> })),
      }))}
      announcement={
        result.status === 'found'
          ? t('palette.count', { count: result.count })
          : isNothing
            ? t('palette.noMatches.title')
            : ''
      }
      note={
        <>
          {isNothing && (
            <div className="px-4 py-8 text-center">
              <p className="font-medium break-words">{t('palette.noMatches.title')}</p>
              <p className="mt-1 text-text-muted">{t('palette.noMatches.text')}</p>
            </div>
          )}
          {query !== '' && servers === 'loading' && <ServersLoading />}
          {query !== '' && servers === 'error' && (
            <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-t border-border px-4.5 py-2">
              <p role="alert" className="text-text-muted">
                {t('palette.servers.failed')}
              </p>
              <Button size="sm" onClick={onServersRetry}>
                {t('common.retry')}
              </Button>
            </div>
          )}
        </>
      }
      footer={
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          <Hint keys="↑ ↓" text={t('palette.keys.move')} />
          <Hint keys="Enter" text={t('palette.keys.open')} />
          <Hint keys="Ctrl Enter" text={t('palette.keys.newTab')} />
          <Hint keys="Esc" text={t('palette.keys.close')} />
        </ul>
      }
      onChoose={onEntryChoose}
      onClose={onClose}
    />
  );
}

function EntryContent({ entry }: { entry: PaletteEntry }) {
  const Icon = icons[entry.icon];
  return (
    <>
      <Icon className="text-text-muted" />
      <span className="flex min-w-0 flex-1 items-baseline justify-between gap-4">
        <span className="min-w-0 shrink-0 truncate max-w-full">
          <Marked {...entry.label} />
        </span>
        {entry.note && (
          <span className="min-w-0 truncate text-sm text-text-muted">
            <span className="sr-only">, </span>
            <Marked {...entry.note} />
          </span>
        )}
      </span>
    </>
  );
}

/** Text with its matches highlighted by weight and colour, not by colour alone. */
function Marked({ text, marks }: PaletteText) {
  return (
    <>
      {marks.map(([start, end], index) => (
        // The position identifies a part of the text.
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-link">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

function ServersLoading() {
  const { t } = useI18n();
  return (
    <div className="flex min-h-11 shrink-0 animate-reveal items-center gap-2.5 px-4.5 pb-2">
      <span className="sr-only">{t('palette.servers.loading')}</span>
      <Skeleton className="size-5 shrink-0" />
      <Skeleton className="h-4 w-44" />
    </div>
  );
}

function Hint({ keys, text }: { keys: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <kbd className="rounded-sm border border-border px-1 font-sans">{keys}</kbd>
      {text}
    </li>
  );
}
