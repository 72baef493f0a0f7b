import type { ReactNode } from 'react';

/** A choice one can press anywhere on: the same card for one of several and for one that is on or off. */
export const choiceCardClass =
  'relative flex min-w-0 items-start gap-3 rounded-control border border-border-strong bg-surface p-3 text-base transition-colors duration-150 has-enabled:hover:bg-hover has-checked:border-action has-checked:bg-selected has-checked:ring-1 has-checked:ring-action has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-dashed has-disabled:border-border has-disabled:bg-sunken forced-colors:has-checked:outline-2';

/** The control inside a card: the card draws the focus. */
export const choiceMarkClass =
  'mt-0.5 size-4 shrink-0 accent-action outline-none disabled:cursor-not-allowed';

/** Texts of a choice. */
export interface ChoiceText {
  /** Its name; the control's accessible name too. */
  title: string;
  /** One more line: read out after the name. */
  description?: ReactNode;
  /** Left of the title. */
  icon?: ReactNode;
  /** At the end: a price, a saving, a badge. Read out after the name. */
  trailing?: ReactNode;
  /** Present: it cannot be taken, and this says why, in place of the description. */
  disabledReason?: string | undefined;
}

/** Ties a choice's control to its words. `id` is the one given to ChoiceWords. */
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

/** The words of a choice beside its control. */
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
