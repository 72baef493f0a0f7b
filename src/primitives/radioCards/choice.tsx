import type { ReactNode } from 'react';

/** A clickable card, for radio buttons and checkboxes. */
export const choiceCardClass =
  'relative flex min-w-0 items-start gap-3 rounded-control border border-border-strong bg-surface p-3 text-base transition-colors duration-150 has-enabled:hover:bg-hover has-checked:border-action has-checked:bg-selected has-checked:ring-1 has-checked:ring-action has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-dashed has-disabled:border-border has-disabled:bg-sunken forced-colors:has-checked:outline-2';

/** The control inside a card; the card shows the focus ring. */
export const choiceMarkClass =
  'mt-0.5 size-4 shrink-0 accent-action outline-none disabled:cursor-not-allowed';

/** Texts of a choice. */
export interface ChoiceText {
  /** Name of the choice and its control. */
  title: string;
  /** Additional line, read out after the name. */
  description?: ReactNode;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Price, saving or badge at the end, read out after the name. */
  trailing?: ReactNode;
  /** Why it is disabled, shown instead of the description. */
  disabledReason?: string | undefined;
}

/** Connects a choice's control to its texts; `id` is that of ChoiceWords. */
export function choiceTies(id: string, { description, trailing, disabledReason }: ChoiceText) {
  const notes = [
    (disabledReason ?? description) !== undefined ? `${id}-note` : '',
    trailing !== undefined ? `${id}-end` : '',
  ];
  return {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': notes.some((note) => note !== '') ? notes.join(' ').trim() : undefined,
  };
}

/** Texts of a choice next to its control. */
export function ChoiceWords({ id, text }: { id: string; text: ChoiceText }) {
  const { title, description, icon, trailing, disabledReason } = text;
  const note = disabledReason ?? description;
  const isDisabled = disabledReason !== undefined;
  return (
    <>
      {icon !== undefined && <span className={isDisabled ? 'opacity-55' : ''}>{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 flex-wrap justify-between gap-x-3">
          <span
            id={`${id}-title`}
            className={`min-w-0 font-medium break-words ${isDisabled ? 'text-text-muted' : ''}`}
          >
            {title}
          </span>
          {trailing !== undefined && (
            <span id={`${id}-end`} className={`figures ${isDisabled ? 'text-text-muted' : ''}`}>
              {trailing}
            </span>
          )}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className="block text-sm text-text-muted">
            {note}
          </span>
        )}
      </span>
    </>
  );
}
