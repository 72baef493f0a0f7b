import { cx } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { scrimClass } from './dialogLook';
import { useFocusReturn } from './focusReturn';
import { CloseIcon, SearchIcon } from './icons';

/** Where a chosen line opens. */
export type CommandTarget = 'here' | 'newTab';

export interface CommandLine {
  /** Unique id of the line. */
  id: string;
  /** Content of the line; its text is the accessible name. */
  content: ReactNode;
}

export interface CommandGroup {
  /** Unique key of the group. */
  id: string;
  /** Heading and accessible name of the group. */
  title: string;
  /** Best match first. */
  lines: readonly CommandLine[];
}

export interface CommandDialogProps {
  /** Accessible name of the dialog and its field. */
  title: string;
  /** Placeholder: what can be searched. */
  placeholder: string;
  /** Text as typed. */
  query: string;
  /** The text changed; the owner provides new lines. */
  onQueryChange: (query: string) => void;
  /** Matching lines in groups, best first. */
  groups: readonly CommandGroup[];
  /** Number of lines, announced politely when it changes. */
  announcement: string;
  /** Note below the lines: no matches, or more are loading. */
  note?: ReactNode;
  /** Keyboard hints at the bottom; hidden without a keyboard. */
  footer: ReactNode;
  /** A line was chosen, and where to open it. */
  onChoose: (id: string, target: CommandTarget) => void;
  /** Escape, or a click outside. */
  onClose: () => void;
}

const farStep = 8;

/** Maximum number of lines visible without scrolling, rendered first. */
const firstLines = 14;

/**
 * A search field with a list of commands over the page. The field keeps focus and refers to the active line
 * (`aria-activedescendant`). Arrows, Home, End and Page keys move, Ctrl/Cmd with Enter or a click opens a new tab,
 * Escape closes and restores focus. On a phone it fills the screen.
 * Mounted while open. The list is our own listbox, because React Aria's hooks (useComboBox, useListBox, collections)
 * weigh 32 kB.
 */
export function CommandDialog({
  title,
  placeholder,
  query,
  onQueryChange,
  groups,
  announcement,
  note,
  footer,
  onChoose,
  onClose,
}: CommandDialogProps) {
  const { t } = useI18n();
  const id = useId();
  const focusReturn = useFocusReturn();
  const list = useRef<HTMLDivElement>(null);
  // The active line applies to its query only; a new query starts at the first line.
  const [moved, setMoved] = useState<{ query: string; id: string; by: 'keys' | 'pointer' } | null>(null);
  const lines = groups.flatMap((group) => group.lines);
  const isMoved = moved?.query === query && lines.some((line) => line.id === moved.id);
  const activeId = isMoved ? moved.id : lines[0]?.id;
  // Lines below the visible area are rendered after the first paint.
  const isWhole = useDeferredValue(true, false);
  const shown = new Set(isWhole ? lines : lines.slice(0, firstLines));
  const optionId = (lineId: string) => `${id}-${lineId}`;

  const followed = isMoved && moved.by === 'pointer' ? null : activeId;
  useEffect(() => {
    if (followed === undefined || followed === null) return;
    const [first] = list.current?.querySelectorAll('[role="option"]') ?? [];
    const option = list.current?.querySelector('[aria-selected="true"]');
    // Scrolls the first line into view together with its group's title.
    if (option === first) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [followed, query]);

  const moveTo = (index: number) => {
    const line = lines[(index + lines.length) % lines.length];
    if (line) setMoved({ query, id: line.id, by: 'keys' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const isChord = event.ctrlKey || event.metaKey;
    if (isChord && event.key !== 'Enter') return;
    const at = lines.findIndex((line) => line.id === activeId);
    const last = lines.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: last,
      PageDown: Math.min(at + farStep, last),
      PageUp: Math.max(at - farStep, 0),
    };
    const to = moves[event.key];
    if (to !== undefined) moveTo(to);
    else if (event.key !== 'Enter') return;
    else if (activeId !== undefined && !event.repeat) onChoose(activeId, isChord ? 'newTab' : 'here');
    event.preventDefault();
  };

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-raised text-text focus:outline-none sm:inset-x-4 sm:top-[12dvh] sm:bottom-auto sm:mx-auto sm:max-h-[min(34rem,76dvh)] sm:max-w-2xl sm:animate-pop-in sm:rounded-card sm:shadow-float forced-colors:border"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-border pr-2 pl-4">
            <SearchIcon className="text-text-muted" />
            <input
              type="text"
              role="combobox"
              aria-label={title}
              aria-expanded={lines.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={query}
              onChange={(event) => onQueryChange(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-md text-ellipsis placeholder:text-text-muted focus:outline-none"
            />
            <RadixDialog.Close asChild>
              <IconButton label={t('common.close')} icon={<CloseIcon />} />
            </RadixDialog.Close>
          </div>
          {/* Scrollable without a tab stop: assistive technology and axe know that a combobox controls it. */}
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={title}
            className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
            // Keeps focus in the field.
            onPointerDown={(event) => event.preventDefault()}
          >
            {groups.map(
              (group) =>
                group.lines.some((line) => shown.has(line)) && (
                  <div key={group.id} role="group" aria-labelledby={`${id}-title-${group.id}`}>
                    <div
                      id={`${id}-title-${group.id}`}
                      className="px-2.5 pt-2 pb-1 text-xs font-medium text-text-muted"
                    >
                      {group.title}
                    </div>
                    {group.lines
                      .filter((line) => shown.has(line))
                      .map((line) => (
                        <Line
                          key={line.id}
                          id={optionId(line.id)}
                          isActive={line.id === activeId}
                          onPoint={() =>
                            line.id !== activeId && setMoved({ query, id: line.id, by: 'pointer' })
                          }
                          onChoose={(target) => onChoose(line.id, target)}
                        >
                          {line.content}
                        </Line>
                      ))}
                  </div>
                ),
            )}
          </div>
          {note}
          <div role="status" className="sr-only">
            {announcement}
          </div>
          <footer className="mt-auto shrink-0 border-t border-border px-4 py-2 text-xs text-text-muted max-sm:hidden pointer-coarse:hidden">
            {footer}
          </footer>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface LineProps {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (target: CommandTarget) => void;
  children: ReactNode;
}

function Line({ id, isActive, onPoint, onChoose, children }: LineProps) {
  return (
    // The focused field handles keys (aria-activedescendant); this handles pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey ? 'newTab' : 'here')}
      onAuxClick={(event) => event.button === 1 && onChoose('newTab')}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-base select-none max-sm:min-h-11 pointer-coarse:min-h-11',
        isActive && 'bg-selected forced-colors:outline',
      )}
    >
      {children}
    </div>
  );
}
